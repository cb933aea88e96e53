import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse as ask } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
/** Companies with "and" or the words of a trade in their names. */
const NAMED = [
  'Ahornmoor Sanitär und Heizung',
  'Elmgate Plumbing and Heating',
  'Plomberie Valdor et Fils',
  'Muebles Olmo y Pino',
  'Panificio Querce e Figli',
  'Bakkerij Eikenhof en Zonen',
  'Moda Lagoasuave',
  'Academia Penhaazul',
  'Piekarnia Dąbrowa i Synowie',
].map((company_name, at) => ({
  domain: `named-${at}.com`,
  company_name,
  body_text: company_name,
  phones: [`+4922147105${at}0`],
  has_phone: true,
  emails: [`info@named-${at}.com`],
  has_email: true,
  technologies: ['Shopify'],
}));
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      ...NAMED,
      { domain: 'many.com', company_name: 'Hotels in Paris', has_phone: true, phones: ['+33'] },
      { domain: 'fact.com', company_name: 'phone number', has_phone: true, phones: ['+33'] },
    ],
    limits: { anonymousPerMinute: 10_000 },
  });
});
afterAll(() => running.app.close());

const converse = (message: string) => ask(running.app, [message]);

it.each([
  ['Welche Telefonnummer hat Ahornmoor Sanitär und Heizung?', '+49 221 4710500'],
  ['Wie lautet die Telefonnummer von Ahornmoor Sanitär und Heizung?', '+49 221 4710500'],
  ['what is the phone number of Elmgate Plumbing and Heating?', '+49 221 4710510'],
  ['what is Elmgate Plumbing and Heating’s phone number?', '+49 221 4710510'],
  ['quel est le numéro de téléphone de Plomberie Valdor et Fils ?', '+49 221 4710520'],
  ['¿cuál es el teléfono de Muebles Olmo y Pino?', '+49 221 4710530'],
  ['qual è il telefono di Panificio Querce e Figli?', '+49 221 4710540'],
  ['hoe luidt het telefoonnummer van Bakkerij Eikenhof en Zonen?', '+49 221 4710550'],
  ['qual é o telefone da Moda Lagoasuave?', '+49 221 4710560'],
  ['qual é o email da Academia Penhaazul?', 'info@named-7.com'],
  ['jaki jest numer telefonu firmy Piekarnia Dąbrowa i Synowie?', '+49 221 4710580'],
])('a fact about a company by its name: %s', async (message, value) => {
  const { answer, tool_call, ignored } = await converse(message);
  expect(tool_call.name).toBe('lookup');
  expect(answer).toContain(`: ${value}.`);
  expect(ignored.join(' ')).not.toMatch(/Moda|Penhaazul|Valdor/);
});

it.each(['Hotels in Paris with a phone number', 'hotels in paris with phone number'])(
  'no company takes over a question by its name: %s',
  async (message) => {
    expect((await converse(message)).tool_call.name).toBe('search');
  },
);

it('a long message has no more parts than one filter takes', async () => {
  const message = `phone number of ${'Donaudampfschifffahrtsgesellschaft Wurstwarenfachverkauf '.repeat(18)}?`;
  expect((await converse(message)).tool_call.name).not.toBe('lookup');
});

it.each([
  ['Elmgate Plumbing and Heating phone number', '+49 221 4710510'],
  ['elmgate plumbing and heating phone', '+49 221 4710510'],
  ['Ahornmoor Sanitär und Heizung Telefonnummer', '+49 221 4710500'],
  ['E-Mail Ahornmoor Sanitär und Heizung', 'info@named-0.com'],
  ['Plomberie Valdor et Fils téléphone', '+49 221 4710520'],
  ['Muebles Olmo y Pino correo electrónico', 'info@named-3.com'],
  ['Panificio Querce e Figli telefono', '+49 221 4710540'],
  ['Bakkerij Eikenhof en Zonen telefoonnummer', '+49 221 4710550'],
  ['Moda Lagoasuave telefone', '+49 221 4710560'],
  ['Piekarnia Dąbrowa i Synowie telefon', '+49 221 4710580'],
])('a name and a fact alone ask for the fact: %s', async (message, value) => {
  expect((await converse(message)).answer).toContain(value);
});

it.each([
  'Put Elmgate Plumbing and Heating next to Moda Lagoasuave',
  'stell Elmgate Plumbing and Heating neben Moda Lagoasuave',
  'mets Elmgate Plumbing and Heating à côté de Moda Lagoasuave',
  'pon Elmgate Plumbing and Heating al lado de Moda Lagoasuave',
  'metti Elmgate Plumbing and Heating accanto a Moda Lagoasuave',
  'zet Elmgate Plumbing and Heating naast Moda Lagoasuave',
  'põe Elmgate Plumbing and Heating ao lado de Moda Lagoasuave',
  'postaw Elmgate Plumbing and Heating obok Moda Lagoasuave',
])('companies put next to each other are compared: %s', async (message) => {
  const { tool_call, page } = await converse(message);
  expect(tool_call.args.domains).toBe('named-1.com,named-6.com');
  expect(page?.name).toBe('compare');
});
