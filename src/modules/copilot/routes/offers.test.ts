import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse as ask, type CopilotTurn, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const company = { industry: 'Restaurants & Catering', language: 'en', has_blog: true };
  const trade = {
    industry: 'Construction & Trades',
    country: 'DE',
    language: 'de',
    emails: ['a@b.de'],
    has_email: true,
  };
  running = await buildTestApp({
    companies: [
      { ...company, domain: 'mill.es', country: 'ES', body_text: 'panadería bakery' },
      { ...company, domain: 'oat.pt', country: 'PT', body_text: 'padaria bakery' },
      { ...company, domain: 'rye.pt', country: 'PT', body_text: 'padaria bakery' },
      { ...company, domain: 'malt.de', country: 'DE', body_text: 'Gasthaus' },
      { ...company, domain: 'few.it', country: 'IT', body_text: 'panificio bakery', employee_count: 5 },
      { ...company, domain: 'unknown.it', country: 'IT', body_text: 'panificio bakery' },
      {
        domain: 'zorb.ie',
        country: 'IE',
        industry: 'Sports & Fitness',
        language: 'en',
        body_text: 'zorbing',
      },
      { ...trade, domain: 'pipes.de', city: 'Köln', body_text: 'Sanitär und Heizung' },
      { ...trade, domain: 'roof.de', city: 'Berlin', body_text: 'Dachdecker' },
      { ...trade, domain: 'tiles.de', city: 'Berlin', body_text: 'Dachdecker' },
    ],
    limits: { anonymousPerMinute: 10_000 },
  });
});
afterAll(() => running.app.close());

const converse = (...messages: [string, ...string[]]) => ask(running.app, messages);

it.each([
  ['bakeries in Spain without a blog', 'Leaving out “no blog”: 1 company.'],
  ['Bäckereien in Spanien ohne Blog', 'Bei Verzicht auf „ohne Blog“: 1 Unternehmen.'],
])('an offer to drop an exclusion names it: %s', async (message, offer) => {
  expect((await converse(message)).answer).toContain(offer);
});

it('an exclusion that is dropped with another condition keeps its "not"', async () => {
  const { answer } = await converse('bakeries in Spain with a phone number but without a blog');
  expect(answer).toMatch(
    /Leaving out “(?:no blog” and “phone number|phone number” and “no blog)”: 1 company/,
  );
});

it('drops both ends of a range together', async () => {
  const { answer } = await converse('bakeries in Portugal with 10 to 50 employees');
  expect(answer).toContain('Leaving out “at least 10 employees” and “at most 50 employees”: 2 companies.');
});

it.each([
  ['breweries in Bavaria', 'says “breweries”. Leaving out “breweries” and “Bavaria”: 1 company.'],
  ['Brauereien in Bayern', 'nennt „Brauereien“. Bei Verzicht auf „Brauereien“ und „Bayern“: 1 Unternehmen.'],
  [
    'des brasseries en Bavière',
    '« brasseries ». En renonçant à « brasseries » et « Bavière » : 1 entreprise.',
  ],
  ['brouwerijen in Beieren', 'noemt ‘brouwerijen’. Afgezien van ‘brouwerijen’ en ‘Beieren’: 1 bedrijf.'],
  ['cervecerías en Baviera', '«cervecerías». Prescindiendo de «cervecerías» y «Baviera»: 1 empresa.'],
  ['birrifici in Baviera', 'menziona «birrifici». Rinunciando a «birrifici» e «Baviera»: 1 azienda.'],
  ['cervejarias na Baviera', 'menciona “cervejarias”. Prescindindo de “cervejarias” e “Baviera”: 1 empresa.'],
  ['browary w Bawarii', 'nie wymienia „browary”. Po pominięciu „browary” i „Bawaria”: 1 firma.'],
])('an offer of the industry names the trade that no page has, and the place: %s', async (message, offer) => {
  const { answer, relaxed } = await converse(message);
  expect(relaxed).toMatchObject([{ total_count: 1, tool_call: { args: { country: 'DE' } } }]);
  expect(relaxed[0]?.label.split(', ')).toHaveLength(2);
  expect(answer.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(offer);
});

it('offers the general trade in the same place before its examples elsewhere', async () => {
  const { relaxed } = await converse(
    'brauch mal handwerker in köln mit e-mail adresse, so dachdecker und elektriker',
  );
  expect(relaxed[0]).toMatchObject({
    total_count: 1,
    tool_call: { args: { industry: 'Construction & Trades', country: 'DE', has: 'email' } },
  });
  expect(relaxed[0]?.label).toContain('Wörter: ');
  expect(relaxed[0]?.label).not.toContain('Köln');
});

it('offers a trade elsewhere before other trades in the same place, if no general trade is named', async () => {
  const { relaxed } = await converse('Dachdecker in Köln mit E-Mail-Adresse');
  expect(relaxed[0]).toMatchObject({ label: 'Ort: Köln', total_count: 2 });
});

it('offers to drop one condition before two', async () => {
  const { relaxed } = await converse('bakeries in Italy with 10 to 50 employees');
  expect(relaxed).toMatchObject([
    { label: 'At least 10 employees', total_count: 1 },
    { label: 'At least 10 employees, At most 50 employees', total_count: 2 },
  ]);
});

it.each([
  ['bakeries in Spain and Portugal', 'which has more?', 'In the lead: Portugal (2), then Spain (1).'],
  ['Bäckereien in Spanien und Portugal', 'wo gibt es mehr?', 'Portugal (2)'],
])('compares the countries of the previous list: %s, %s', async (first, second, comparison) => {
  expect((await converse(first, second)).answer).toContain(comparison);
});

it('answers a question about the tool in its language, and declines changes of the index', async () => {
  expect((await converse('wie bekomme ich einen API-Schlüssel?')).answer).toContain('Konto › API-Schlüssel');
  const declined = await converse('please delete the company Müller from the index');
  expect(declined).toMatchObject({ tool_call: { name: 'none' }, page: null });
  expect(declined.answer).toContain('Administration');
});

it('answers in the client’s accepted language if the words fit several languages', async () => {
  const answer = await running.app.inject({
    method: 'POST',
    url: '/copilot/query',
    headers: { 'accept-language': 'pt-PT,pt;q=0.9' },
    payload: { message: 'dentistas' },
  });
  expect(answer.json()).toMatchObject({ language: 'pt' });
});

it('keeps the trade next to a quoted text, also in the next turn', async () => {
  const { tool_call, results } = await converse('bakeries in Portugal that mention "padaria"');
  expect(tool_call.args).toMatchObject({ country: 'PT', mode: 'query' });
  expect(String(tool_call.args.q)).toMatch(/^"padaria" \(.*bakery/);
  expect(results.total_count).toBe(2);
  const next = await converse('bakeries in Portugal that mention "padaria"', 'what about Spain?');
  expect(next.tool_call.args).toMatchObject({ country: 'ES', mode: 'query' });
  expect(String(next.tool_call.args.q)).toContain('panadería');
});

it('offers the trade without the quoted text', async () => {
  const { answer } = await converse('bakeries in Portugal that mention "croissants"');
  expect(answer).toContain('Leaving out “croissants”: 2 companies.');
});

it('searches for both of two trades of one industry', async () => {
  const { tool_call } = await converse('caterers and restaurants in Portugal');
  expect(String(tool_call.args.q)).toMatch(/caterer.* restaurant/);
});

it('drops a word next to an industry that no page contains', async () => {
  const turn = await converse('Restaurants für Trüffel in Deutschland');
  expect(turn.tool_call.args).toMatchObject({ country: 'DE' });
  expect(turn.answer).toContain('Nicht berücksichtigt: „Trüffel“.');
});

it.each([
  ['bakeries in Spain', 'yes please'],
  ['Bäckereien in Spanien', 'ja bitte'],
  ['panaderías en España', 'sí, por favor'],
])('"yes" accepts an offer that the history does not contain: %s', async (first, yes) => {
  const offering = await converse(
    `${first} ${first.startsWith('B') ? 'mit' : first.startsWith('p') ? 'con' : 'with'} Shopify`,
  );
  const [offer] = offering.relaxed as unknown as readonly { readonly tool_call: CopilotTurn['tool_call'] }[];
  expect(offer).toBeDefined();
  const { answer, tool_call } = offering;
  const history = [
    { role: 'user', content: first },
    { role: 'assistant', content: answer, tool_call },
  ];
  const payload = { message: yes, history };
  const accepted = await running.app.inject({ method: 'POST', url: '/copilot/query', payload });
  expect(accepted.json<CopilotTurn>().tool_call).toEqual(offer?.tool_call);
});

it.each([
  ['bakeries in Spain', 'switcheroo that to Portugal', 'switcheroo'],
  ['Bäckereien in Spanien', 'schwupps das nach Portugal', 'schwupps'],
  ['panifici in Spagna', 'sbatti tutto in Portogallo', 'sbatti'],
])('a word that no company has is named, and the list is changed: %s, %s', async (first, second, word) => {
  const turn = await converse(first, second);
  expect(found(turn)).toEqual(['oat.pt', 'rye.pt']);
  expect(turn.ignored).toEqual([word]);
});

it.each([
  [['bakeries in Spain', 'tell me about oat.pt frobnication'], 'lookup'],
  [['companies like oat.pt', 'what about zorbing in Portugal'], 'similar'],
] as const)('a word that cannot be counted beside a domain is no error: %s', async (messages, tool) => {
  const [first, second] = messages;
  const { tool_call } = await converse(first, second);
  expect(tool_call).toMatchObject({ name: tool, args: { domain: 'oat.pt' } });
});

it('a further "or" makes the choice longer, and a feature is dropped from it', async () => {
  const messages: [string, ...string[]] = ['bakeries with a blog', 'or a newsletter', 'or a phone number'];
  const longer = await converse(...messages);
  expect(longer.tool_call.args.q).toContain('((has:blog OR has_newsletter_signup:true OR has:phone))');
  expect(found(longer)).toHaveLength(5);
  const shorter = await converse(...messages, 'forget the newsletter');
  expect(shorter.tool_call.args.q).toContain('((has:blog OR has:phone))');
});

it('a word that a company has starts a new search', async () => {
  expect(found(await converse('bakeries in Spain', 'zorbing in Ireland'))).toEqual(['zorb.ie']);
});

it.each([
  ['vegan bakeries in Spain with an online shop', '“vegan” and “online shop”'],
  ['vegane Bäckereien in Spanien mit Onlineshop', '„Vegane“ und „Onlineshop“'],
  ['boulangeries véganes en Espagne avec boutique en ligne', '« boutique en ligne »'],
  ['panaderías veganas en España con tienda online', '«veganas» y «tienda online»'],
  ['panifici vegani in Spagna con negozio online', '«vegani» e «negozio online»'],
  ['veganistische bakkerijen in Spanje met een webshop', '‘veganistische’ en ‘webwinkel’'],
  ['padarias veganas em Espanha com loja online', '“veganas” e “loja online”'],
  ['wegańskie piekarnie w Hiszpanii ze sklepem internetowym', '„wegańskie” i „sklep internetowy”'],
])(
  'offers to drop what narrows a trade and features before the trade or its country: %s',
  async (message, dropped) => {
    const { answer, relaxed } = await converse(message);
    expect(answer).toContain(dropped);
    expect(relaxed).toMatchObject([{ total_count: 1, tool_call: { args: { country: 'ES' } } }]);
  },
);
