/** The contact form with its error summary. */
import { type FormEvent, type MouseEvent, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { ContactValues } from "#app/contract/contact.ts";
import { HONEYPOT, type SubjectOption } from "#app/contract/contact-form.ts";
import { useMessages } from "#app/languages/language.ts";
import { Field, TextArea } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePagePath } from "#app/ui/page-link.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import type { ContactErrors } from "./contact-message.ts";
import { FORM_ID, MAX_PRODUCT_LENGTH } from "./contact-view.ts";
import "./contact-form.css";

interface ContactFormProps {
  /** URL that receives the message. */
  action: string;
  values: ContactValues;
  subjects: readonly SubjectOption[];
  /** Names of the products chosen beside the form. */
  products: readonly string[];
  /** Names of branches to choose from. */
  branches: readonly string[];
  errors: ContactErrors;
  /** Why a valid message could not be sent. */
  failure: string | null;
}

export function ContactForm({ values, errors, ...props }: ContactFormProps) {
  const { action, subjects, products, branches, failure } = props;
  const t = useMessages("contact");
  const mayBeEmpty = subjects.some(({ value, message }) => message && value === values.subject);
  const path = usePagePath("/contact");
  const sending = useNavigation().formAction?.startsWith(path) ?? false;
  return (
    <Form
      id={FORM_ID}
      method="post"
      action={action}
      className="contact-form"
      aria-labelledby="form-title"
      preventScrollReset
      noValidate
      onSubmit={(event: FormEvent) => sending && event.preventDefault()}
    >
      <Alert errors={errors} failure={failure} />
      <Field name="name" label={t.name} error={errors.name}>
        {(field) => <input {...field} required autoComplete="name" defaultValue={values.name} />}
      </Field>
      <Field name="email" label={t.email} hint={t.emailHint} error={errors.email}>
        {(field) => (
          <input {...field} type="email" autoComplete="email" defaultValue={values.email} />
        )}
      </Field>
      <Field name="phone" label={t.phone} error={errors.phone}>
        {(field) => <input {...field} type="tel" autoComplete="tel" defaultValue={values.phone} />}
      </Field>
      <Field name="subject" label={t.subject} error={errors.subject}>
        {(field) => (
          <select
            {...field}
            key={values.subject}
            className="select"
            required
            defaultValue={values.subject}
          >
            <option value="">{t.chooseSubject}</option>
            {subjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {values.product && (
        <Field name="product" label={t.product} error={errors.product}>
          {(field) => (
            <input {...field} maxLength={MAX_PRODUCT_LENGTH} defaultValue={values.product} />
          )}
        </Field>
      )}
      {products.map((name) => (
        <input key={name} type="hidden" name="chosen" value={name} />
      ))}
      <Field name="branch" label={t.branch} error={errors.branch}>
        {(field) => (
          <select {...field} className="select" defaultValue={values.branch}>
            <option value="">{t.anyBranch}</option>
            {branches.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Field
        name="message"
        label={mayBeEmpty ? t.messageOptional : t.message}
        hint={mayBeEmpty ? t.messageHint : undefined}
        error={errors.message}
        width="is-wide"
      >
        {(field) => <TextArea {...field} required={!mayBeEmpty} defaultValue={values.message} />}
      </Field>
      <Honeypot />
      <div className="is-wide">
        {/* `disabled` would take the focus away. */}
        <button className="btn" type="submit" aria-disabled={sending || undefined}>
          {sending ? t.sending : t.send}
        </button>
      </div>
    </Form>
  );
}

/** A hidden field; robots that fill it in see the thanks, but nothing is sent. */
function Honeypot() {
  const t = useMessages("contact");
  return (
    <div className="sr" aria-hidden="true">
      <label htmlFor={HONEYPOT}>{t.honeypot}</label>
      <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Alert({ errors, failure }: Pick<ContactFormProps, "errors" | "failure">) {
  const t = useMessages("contact");
  const alert = useRef<HTMLDivElement>(null);
  const invalid = (Object.keys(t.fields) as (keyof ContactValues)[]).filter(
    (field) => errors[field],
  );
  const shown = failure !== null || invalid.length > 0;
  const isNewPage = useRef(true);
  // Each response scrolls to its errors; moving the focus would announce them twice.
  useEnhancement(() => {
    const wasNewPage = isNewPage.current;
    isNewPage.current = false;
    if (!shown || !errors) return;
    // Without scripts, the server has set this title already.
    const title = document.title.replace(t.refusedTitle(""), "");
    document.title = t.refusedTitle(title);
    // A new page is at its top already; do not move a visitor who edits a field.
    if (!wasNewPage) alert.current?.scrollIntoView({ block: "nearest" });
    return () => {
      document.title = title;
    };
  }, [shown, errors, t]);
  if (!shown) return null;
  return (
    <div className="notice notice--alarm is-wide" role="alert" ref={alert}>
      <Icon name="alert" size={20} />
      {failure ? (
        <p>{failure}</p>
      ) : (
        <p>
          {t.notSent(
            invalid.map((field) => (
              <a key={field} href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {t.fields[field]}
              </a>
            )),
          )}
        </p>
      )}
    </div>
  );
}

/** Focuses the field; a navigation would discard the action data. */
function focusField(event: MouseEvent, field: keyof ContactValues) {
  event.preventDefault();
  document.getElementById(field)?.focus();
}
