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
