/** The message form, with what went wrong above it. */

import { type FormEvent, type MouseEvent, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { ContactValues } from "#app/contract/contact.ts";
import { contactSubjects, HONEYPOT } from "#app/contract/contact-form.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import type { ContactErrors } from "./contact-message.ts";
import { LONGEST_PRODUCT, REFUSED } from "./contact-view.ts";
import { Field } from "./field.tsx";
import { MessageArea } from "./message-area.tsx";
import "./contact-form.css";

interface ContactFormProps {
  values: ContactValues;
  /** Names to choose from where a message is for one of them. */
  branches: readonly string[];
  errors: ContactErrors;
  /** Why a complete message was not taken. */
  failure: string | null;
}

/** How a summary names each field. */
const names: Record<keyof ContactValues, string> = {
  name: "your name",
  email: "the email address",
  phone: "the phone number",
  subject: "the subject",
  message: "the message",
  branch: "the branch",
  product: "the product",
};

export function ContactForm({ values, branches, errors, failure }: ContactFormProps) {
  const sending = useNavigation().formAction?.startsWith("/contact") ?? false;
  return (
    <Form
      method="post"
      action="/contact"
      className="contact-form"
      aria-labelledby="form-title"
      preventScrollReset
      onSubmit={(event: FormEvent) => sending && event.preventDefault()}
    >
      <Alert errors={errors} failure={failure} />
      <Field id="name" label="Full Name *" error={errors.name}>
        {(field) => <input {...field} name="name" required autoComplete="name" defaultValue={values.name} />}
      </Field>
      <Field id="email" label="Email Address *" hint="Or a phone number instead." error={errors.email}>
        {(field) => <input {...field} name="email" type="email" autoComplete="email" defaultValue={values.email} />}
      </Field>
      <Field id="phone" label="Phone (optional)" error={errors.phone}>
        {(field) => <input {...field} name="phone" type="tel" autoComplete="tel" defaultValue={values.phone} />}
      </Field>
      <Field id="subject" label="Subject *" error={errors.subject}>
        {(field) => (
          <select {...field} className="select" name="subject" required defaultValue={values.subject}>
            <option value="">Choose a subject</option>
            {contactSubjects.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      {values.product && (
        <Field id="product" label="About" error={errors.product}>
          {(field) => <input {...field} name="product" maxLength={LONGEST_PRODUCT} defaultValue={values.product} />}
        </Field>
      )}
      {values.branch && (
        <Field id="branch" label="For the branch" error={errors.branch}>
          {(field) => (
            <select {...field} className="select" name="branch" defaultValue={values.branch}>
              <option value="">Any branch</option>
              {branches.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field id="message" label="Message *" error={errors.message} wide>
        {(field) => <MessageArea {...field} name="message" required defaultValue={values.message} />}
      </Field>
      <Honeypot />
      <div className="is-wide">
        {/* `disabled` would take the focus away. */}
        <button className="btn" type="submit" aria-disabled={sending || undefined}>
          {sending ? "Sending..." : "Send Message"}
        </button>
      </div>
    </Form>
  );
}

/** A field for robots alone: whoever fills it in is thanked, and nothing is sent. */
function Honeypot() {
  return (
    <div className="sr" aria-hidden="true">
      <label htmlFor={HONEYPOT}>Leave this field empty</label>
      <input id={HONEYPOT} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

function Alert({ errors, failure }: Pick<ContactFormProps, "errors" | "failure">) {
  const alert = useRef<HTMLDivElement>(null);
  const wrong = (Object.keys(names) as (keyof ContactValues)[]).filter((field) => errors[field]);
  const shown = failure !== null || wrong.length > 0;
  const isNewPage = useRef(true);
  // Each answer of the server brings new errors, and the page back to them. Focus would make readers say them twice.
  useEnhancement(() => {
    const wasNewPage = isNewPage.current;
    isNewPage.current = false;
    if (!shown || !errors) return;
    // A page that came with them has the title already.
    const title = document.title.replace(REFUSED, "");
    document.title = REFUSED + title;
    // A page that came with them has begun at its top: whoever is mending a field already stays there.
    if (!wasNewPage) alert.current?.scrollIntoView({ block: "nearest" });
    return () => {
      document.title = title;
    };
  }, [shown, errors]);
  if (!shown) return null;
  return (
    <div className="notice notice--alarm is-wide" role="alert" ref={alert}>
      <Icon name="alert" size={20} />
      {failure ? (
        <p>{failure}</p>
      ) : (
        <p>
          <strong>The message was not sent.</strong> Please check{" "}
          {wrong.map((field, index) => (
            <span key={field}>
              {index > 0 && (index === wrong.length - 1 ? " and " : ", ")}
              <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                {names[field]}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

/** Following the link as an address would be a navigation, and those forget what the form was answered. */
function focusField(event: MouseEvent, field: keyof ContactValues) {
  event.preventDefault();
  document.getElementById(field)?.focus();
}
