import { expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const argsOf = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  return made.kind === 'call' ? made.call.args : {};
};

it.each([
  ['dentists with whatsapp contact'],
  ['hotels with contact by whatsapp'],
  ['hotels you can contact on whatsapp'],
  ['Zahnärzte mit WhatsApp-Kontakt'],
  ['Hotels mit Kontakt per WhatsApp'],
  ['dentistes avec contact WhatsApp'],
  ['hôtels avec contact par WhatsApp'],
  ['dentistas con contacto por WhatsApp'],
  ['hoteles con contacto WhatsApp'],
  ['dentisti con contatto WhatsApp'],
  ['hotel con contatto via WhatsApp'],
  ['dentistas com contato por WhatsApp'],
  ['hotéis com contacto WhatsApp'],
  ['tandartsen met WhatsApp-contact'],
  ['hotels met contact via WhatsApp'],
  ['dentyści z kontaktem przez WhatsApp'],
  ['hotele z kontaktem WhatsApp'],
])('contact beside WhatsApp is no contact page: %s', (message) => {
  const { q, ...args } = argsOf(message);
  expect(q).toMatch(/^\S+$/);
  expect(args).toEqual({ filter: 'whatsapp:exists' });
});

it.each([
  ['hotels with phone contact'],
  ['hotels with contact via telephone'],
  ['Hotels mit Kontakt per Telefon'],
  ['hôtels avec contact par téléphone'],
  ['hotel con contatto telefonico'],
  ['hotele z kontaktem telefonicznym'],
])('contact beside a telephone is no contact page: %s', (message) => {
  const { q, ...args } = argsOf(message);
  expect(q).toMatch(/^\S+$/);
  expect(args).toEqual({ has: 'phone' });
});

it.each([
  ['hotels with a contact page and a phone number', 'contact,phone'],
  ['hotels with a phone number and a contact page', 'phone,contact'],
  ['hotels with contact and phone', 'contact,phone'],
  ['hotels with phone, contact', 'phone,contact'],
  ['Hotels mit Telefon und Kontaktseite', 'phone,contact'],
  ['hotels with a contact page', 'contact'],
])('a contact page beside another condition is one: %s', (message, has) => {
  expect(argsOf(message).has).toBe(has);
});

it.each([
  ['hotels on YouTube'],
  ['Hotels mit YouTube'],
  ['hôtels qui ont YouTube'],
  ['hoteles con YouTube'],
  ['hotel su YouTube'],
  ['hotéis no YouTube'],
  ['hotels met YouTube'],
  ['hotele na YouTube'],
])('a network is an account of the company: %s', (message) => {
  const { q: _q, ...args } = argsOf(message);
  expect(args).toEqual({ filter: 'youtube:exists' });
});

it('videos of a network are a technology', () => {
  expect(argsOf('hotels with YouTube videos')).toMatchObject({ technology: 'YouTube' });
});
