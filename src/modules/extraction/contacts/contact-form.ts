import type { Heuristic } from '../heuristic.ts';
import type { Form } from '../page/parsed-page.ts';

/** A form in which a visitor can write a message; newsletter, search, login and comment forms are none. */
export const findContactForm: Heuristic = (page) => {
  const form = page.forms.find(isContactForm);
  if (form === undefined) return [];
  return [
    {
      column: 'has_contact_form',
      value: true,
      evidence: `form ${form.classes || form.action}`.trim().slice(0, 80),
    },
  ];
};

const FORM_PLUGINS =
  /wpcf7|contact-?form|contact_form|kontaktform|gform_wrapper|gform_|wpforms|nf-form|elementor-form|hs-form|formulario-contacto|ff-el-form/i;
const OTHER_FORMS =
  /search|comment|login|sign-?in|register|checkout|cart|newsletter|subscri|mc4wp|mailchimp|mailpoet|review/i;
const MESSAGE_FIELD =
  /message|mensaje|mensagem|nachricht|messaggio|bericht|comment|anfrage|enquiry|inquiry|wiadomo|zpráva|mesaj|besked|meddelande|сообщ|текст/i;
const REACH_FIELD = /mail|phone|tel|fon|correo|телефон|почт/i;

function isContactForm(form: Form): boolean {
  const about = `${form.classes} ${form.action}`;
  if (OTHER_FORMS.test(about)) return false;
  const textarea = form.inputs.some((input) => input.type === 'textarea');
  const message =
    textarea ||
    form.inputs.some(
      (input) => input.type === 'text' && MESSAGE_FIELD.test(`${input.name} ${input.placeholder}`),
    );
  const reach = form.inputs.some(
    (input) =>
      input.type === 'email' ||
      input.type === 'tel' ||
      REACH_FIELD.test(`${input.name} ${input.placeholder}`),
  );
  return message && (reach || FORM_PLUGINS.test(about));
}
