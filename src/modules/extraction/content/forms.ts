import { found, type Heuristic } from '../heuristic.ts';
import type { Form } from '../page/parsed-page.ts';

const contactWords =
  /contact|kontakt|message|nachricht|enquir|inquir|anfrage|wpcf7|wpforms|gform|ninja-forms|fluentform|forminator|elementor-form|hs-form|formidable|contato|contacto|contatti|mensaje|mensagem|messaggio|обратн|сообщение|связь|iletisim|wiadomo|zpráv|üzenet/i;
const newsletterWords =
  /newsletter|subscribe|subscription|mailchimp|list-manage|mc4wp|klaviyo|mailerlite|sendinblue|brevo|abonn|suscr|boletín|boletin|iscriviti|inscreva|nieuwsbrief|odběr|odber|hírlevél|подпис|рассылк|бюлетин|bülten|nyhetsbrev|nyhedsbrev|uutiskirje|メルマガ|订阅/i;

/** Contact forms and newsletter sign-ups, distinguished by their fields. */
export const forms: Heuristic = (page) => {
  const contact = page.forms.find(isContactForm);
  const newsletter = page.forms.find(isNewsletterForm);
  return [
    ...found('has_contact_form', contact !== undefined, `form "${describe(contact)}"`),
    ...found('has_newsletter_signup', newsletter !== undefined, `form "${describe(newsletter)}"`),
  ];
};

/** It accepts a message, or it says that it is a contact form and asks for an address to reply to. */
function isContactForm(form: Form): boolean {
  if (isLoginOrSearch(form)) return false;
  const words = wordsIn(form);
  const takesMessage = form.inputs.some(
    ({ type, name, placeholder }) => type === 'textarea' && !/g-recaptcha|captcha/i.test(name + placeholder),
  );
  if (takesMessage && /comment/i.test(words) && !contactWords.test(form.classes)) return false;
  return (
    (takesMessage && takesEmailOrPhone(form)) ||
    (contactWords.test(words) && takesEmailOrPhone(form) && !newsletterWords.test(words))
  );
}

function isNewsletterForm(form: Form): boolean {
  if (isLoginOrSearch(form) || form.inputs.some(({ type }) => type === 'textarea')) return false;
  return takesEmailOrPhone(form) && newsletterWords.test(wordsIn(form));
}

function isLoginOrSearch({ inputs, classes }: Form): boolean {
  return inputs.some(({ type }) => type === 'password' || type === 'search') || /search|login/i.test(classes);
}

function takesEmailOrPhone({ inputs }: Form): boolean {
  return inputs.some(
    ({ type, name, placeholder }) =>
      type === 'email' ||
      type === 'tel' ||
      /e-?mail|phone|tel\b|telefon|тел|почт/i.test(`${name} ${placeholder}`),
  );
}

function wordsIn({ classes, action, text, inputs }: Form): string {
  return `${classes} ${action} ${text} ${inputs.map(({ name, placeholder, value }) => `${name} ${placeholder} ${value}`).join(' ')}`;
}

function describe(form: Form | undefined): string {
  return (form?.classes || form?.text || form?.action || '').slice(0, 60);
}
