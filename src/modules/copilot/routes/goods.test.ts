import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const company = (domain: string, industry: string, country: string, more: object = {}) => ({
    domain,
    industry,
    country,
    title: domain,
    ...more,
  });
  running = await buildTestApp({
    companies: [
      company('volt.es', 'Energy & Utilities', 'ES', { sub_industry: 'Solar & Wind Power' }),
      company('motor.it', 'Automotive', 'IT'),
      company('forge.es', 'Manufacturing & Industrial', 'ES', { business_model: 'manufacturer' }),
      company('forge.de', 'Manufacturing & Industrial', 'DE', { business_model: 'manufacturer' }),
      company('hire.uk', 'Recruitment & HR', 'GB'),
      company('ads.uk', 'Marketing & Media', 'GB'),
      company('vines.it', 'Food & Beverage', 'IT', {
        body_text: 'cantina e vigneti',
        business_model: 'shop',
      }),
      company('vigne.fr', 'Food & Beverage', 'FR', {
        language: 'fr',
        body_text: 'vignoble, miel de nos ruches',
      }),
      company('cave.fr', 'Food & Beverage', 'FR', {
        language: 'fr',
        body_text: 'vignoble',
        founded_year: 1921,
      }),
      company('rolls.it', 'E-commerce & Retail', 'IT', { body_text: 'tessuti textile' }),
    ],
  });
});
afterAll(() => running.app.close());

it.each([
  ['car companies in Italy', ['motor.it']],
  ['HR agencies in the UK', ['hire.uk']],
  ['aziende di automobili', ['motor.it']],
  ['agences RH', ['hire.uk']],
])('goods and fields of business are an industry: %s', async (message, domains) => {
  const turn = await converse(running.app, [message]);
  expect(turn.tool_call.args).not.toHaveProperty('q');
  expect(found(turn)).toEqual(domains);
});

it.each([
  ['gas companies in Spain', /No homepage in Energy & Utilities says “gas”; .*: 1 company/, ['volt.es']],
  ['empresas de vidrio en España', /Ninguna página del sector .* menciona «vidrio»/, ['forge.es']],
  ['toy makers in Germany', /No homepage in Manufacturing.* says “toy”/, ['forge.de']],
  ['producenci parasoli w Niemczech', /Żadna strona z branży .* nie wymienia „parasoli”/, ['forge.de']],
])(
  'goods that no page has are not found, and their industry is the first offer: %s',
  async (message, text, domains) => {
    const turn = await converse(running.app, [message]);
    expect(turn.answer).toMatch(text);
    expect(found(turn)).toEqual([]);
    expect(found(await converse(running.app, [message, 'yes']))).toEqual(domains);
  },
);

it('goods that other countries have are offered there', async () => {
  const turn = await converse(running.app, ['textile companies in Spain']);
  expect(found(turn)).toEqual([]);
  expect(turn.relaxed.map(({ total_count: total }) => total)).toContain(1);
});

it('makers of food are the companies of its industry', async () => {
  expect(found(await converse(running.app, ['produttori di vini in Italia']))).toEqual(['vines.it']);
});

it('wholesalers of goods are the companies that have them if no page says so', async () => {
  const turn = await converse(running.app, ['grossisti di tessuti']);
  expect(found(turn)).toEqual(['rolls.it']);
  expect(turn.answer).toMatch(/«grossisti»/);
});

it('the industry of goods stays when a message narrows the list', async () => {
  expect(found(await converse(running.app, ['car companies', 'only in Italy']))).toEqual(['motor.it']);
  expect(found(await converse(running.app, ['gas companies', 'only in Germany']))).toEqual([]);
});

it.each([
  'French wineries that sell wine',
  'französische Weingüter, die Wein verkaufen',
  'vignobles français qui vendent du vin',
  'bodegas francesas que venden vino',
  'cantine francesi che vendono vino',
  'Franse wijnhuizen die wijn verkopen',
  'vinícolas francesas que vendem vinho',
  'francuskie winnice, które sprzedają wino',
])('what a trade deals in does not narrow it: %s', async (message) => {
  const turn = await converse(running.app, [message]);
  expect(found(turn)?.toSorted()).toEqual(['cave.fr', 'vigne.fr']);
  expect(turn.ignored).toEqual([]);
});

it.each([
  ['wineries in France', 'which of them sell wine?', 2],
  ['winnice we Francji', 'które z nich sprzedają wino?', 2],
  ['wineries in France', 'which of them sell honey?', 1],
  ['Weingüter in Frankreich', 'welche davon verkaufen Honig?', 1],
  ['bodegas en Francia', '¿cuáles venden miel?', 1],
  ['winnice we Francji', 'które z nich sprzedają miód?', 1],
])(
  'other goods are searched in the languages of the pages, also later: %s; %s',
  async (...[list, message, total]) => {
    const turn = await converse(running.app, [list, message]);
    expect(turn.results.total_count).toBe(total);
  },
);

it.each([
  ['companies founded before 1900', 'The earliest founding year that a homepage states is 1921.'],
  [
    'Firmen, die vor 1900 gegründet wurden',
    'Das früheste Gründungsjahr, das eine Startseite nennt, ist 1921.',
  ],
  ['entreprises fondées avant 1900', 'la plus ancienne indiquée sur une page d’accueil est 1921.'],
  ['empresas fundadas antes de 1900', 'El año de fundación más antiguo que indica una página es 1921.'],
  ['aziende fondate prima del 1900', 'L’anno di fondazione più antico indicato da una homepage è il 1921.'],
  ['bedrijven opgericht voor 1900', 'Het vroegste oprichtingsjaar dat een homepage noemt, is 1921.'],
  ['firmas criadas antes de 1900', 'O ano de fundação mais antigo indicado numa página é 1921.'],
  ['firmy założone przed 1900 rokiem', 'Najwcześniejszy rok założenia podany na stronie to 1921.'],
  ['companies founded after 2030', 'The latest founding year that a homepage states is 1921.'],
])('a year that nothing reaches is answered with the nearest one: %s', async (message, sentence) => {
  expect((await converse(running.app, [message])).answer).toContain(sentence);
});
