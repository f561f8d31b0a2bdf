/** The contact page in Malayalam. */
import type { Messages } from "../en/messages.ts";
import { list, number, plural } from "./intl.ts";

export const contact: Messages["contact"] = {
  home: "ആമുഖം",
  crumb: "ബന്ധപ്പെടുക",
  title: "ഞങ്ങളെ ബന്ധപ്പെടുക",
  refusedTitle: (title) => `പിശക്: ${title}`,
  description: (shop) => `${shop}: എഴുതുക, വിളിക്കുക, അല്ലെങ്കിൽ ശാഖ കണ്ടെത്തുക.`,
  weReply: (promise) => `മറുപടി: ${promise}.`,
  questions: "പതിവ് ചോദ്യങ്ങൾ",
  whatsApp: "WhatsApp",
  call: (phone) => `വിളിക്കുക: ${phone}`,

  form: "സന്ദേശം അയയ്ക്കുക",
  name: "മുഴുവൻ പേര് *",
  email: "ഇമെയിൽ വിലാസം",
  emailHint: "ഇമെയിലോ ഫോണോ ഒന്ന് മതി.",
  phone: "ഫോൺ",
  subject: "വിഷയം *",
  chooseSubject: "വിഷയം തിരഞ്ഞെടുക്കുക",
  subjects: {
    "product-support": "ഉൽപ്പന്ന സഹായം",
    warranty: "വാറന്റി ക്ലെയിം",
    parts: "സ്പെയർ പാർട്സ്",
    general: "പൊതുവായ അന്വേഷണം",
    feedback: "അഭിപ്രായം",
    other: "മറ്റുള്ളവ",
  },
  product: "ഉൽപ്പന്നം",
  branch: "ശാഖ",
  anyBranch: "ഏത് ശാഖയും",
  message: "സന്ദേശം *",
  honeypot: "ഇവിടെ ഒന്നും എഴുതരുത്",
  send: "സന്ദേശം അയയ്ക്കുക",
  sending: "അയയ്ക്കുന്നു...",
  thanks: "സന്ദേശത്തിന് നന്ദി.",

  notSent: (fields) => (
    <>
      <strong>സന്ദേശം അയച്ചില്ല.</strong> ഇവ പരിശോധിക്കുക: {list(fields)}.
    </>
  ),
  fields: {
    name: "പേര്",
    email: "ഇമെയിൽ വിലാസം",
    phone: "ഫോൺ നമ്പർ",
    subject: "വിഷയം",
    message: "സന്ദേശം",
    branch: "ശാഖ",
    product: "ഉൽപ്പന്നം",
  },
  enterName: "മുഴുവൻ പേര് നൽകുക.",
  chooseASubject: "വിഷയം തിരഞ്ഞെടുക്കുക.",
  enterMessage: "സന്ദേശം എഴുതുക.",
  invalidEmail: "ഇമെയിൽ വിലാസം മുഴുവനായി നൽകുക, ഉദാഹരണം: name@example.com.",
  tooLongEmail: "ഇമെയിൽ വിലാസത്തിൽ 254 അക്ഷരങ്ങൾ വരെയാകാം.",
  invalidPhone: "ഫോൺ നമ്പർ മുഴുവനായി നൽകുക, അല്ലെങ്കിൽ മുകളിൽ ഇമെയിൽ വിലാസം നൽകുക.",
  enterEmailOrPhone: "മറുപടി അയയ്ക്കാൻ ഇമെയിൽ വിലാസമോ ഫോൺ നമ്പറോ നൽകുക.",
  tooLong: "സന്ദേശം വളരെ നീണ്ടതാണ്. ചുരുക്കുക, അല്ലെങ്കിൽ ഇമെയിലായി അയയ്ക്കുക.",
  notSubmitted: "സന്ദേശം അയയ്ക്കാനായില്ല. വീണ്ടും ശ്രമിക്കുക.",
  noConnection: "സന്ദേശം അയയ്ക്കാനായില്ല. ഇന്റർനെറ്റ് കണക്ഷൻ പരിശോധിച്ച് വീണ്ടും ശ്രമിക്കുക.",
  tooMany: (minutes) =>
    plural(minutes, {
      one: "നിങ്ങളുടെ കണക്ഷനിൽ നിന്ന് ഒരുപാട് സന്ദേശങ്ങൾ വന്നു. 1 മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ വിളിക്കുക.",
      other: `നിങ്ങളുടെ കണക്ഷനിൽ നിന്ന് ഒരുപാട് സന്ദേശങ്ങൾ വന്നു. ${number(minutes)} മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ വിളിക്കുക.`,
    }),

  directly: "നേരിട്ട് ബന്ധപ്പെടുക",
  customerService: "കസ്റ്റമർ സർവീസ്",
  mail: "ഇമെയിൽ",
  headquarters: "ഹെഡ് ഓഫീസ്",
  goodToKnow: "അറിയാൻ",
  otherWays: "ബന്ധപ്പെടാൻ മറ്റ് വഴികൾ",
  phoneSupport: "ഫോൺ വഴി",
  speak: "ടെക്നീഷ്യനോട് സംസാരിക്കുക.",
  chat: "ചാറ്റ്",
  chatHours: "WhatsApp-ൽ, പ്രവൃത്തിസമയത്ത്.",
  startChat: "ചാറ്റ് തുടങ്ങുക",
  mailSupport: "ഇമെയിൽ വഴി",
  anyTime: "എപ്പോൾ വേണമെങ്കിലും എഴുതാം.",
};
