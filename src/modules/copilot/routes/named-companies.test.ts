import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { converse as ask } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
const profile = {
  industry: 'Legal Services' as const,
  country: 'IE',
  body_text: 'lawyers for companies, contracts and property',
};
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      {
        ...profile,
        domain: 'kestrel.ie',
        company_name: 'Kestrelgate Legal',
        city: 'Cork',
        founded_year: 1987,
        technologies: ['WordPress', 'WooCommerce', 'Matomo'],
        cms: 'WordPress',
        ecommerce_platform: 'WooCommerce',
        analytics: ['Matomo'],
        phones: ['+353214960841'],
        has_phone: true,
        emails: ['office@kestrel.ie'],
        has_email: true,
      },
      { ...profile, domain: 'fern.ie', company_name: 'Fernhollow and Sons' },
      { ...profile, domain: 'olmo.ie', company_name: 'Despacho Olmo y Pino' },
      { ...profile, domain: 'solo.ie', company_name: 'Quillmark' },
      {
        ...profile,
        domain: 'praw.ie',
        title: 'Złotodwór',
        company_name: 'Kancelaria prawna Złotodwór Adamczyk',
        founded_year: 1986,
        city: 'Cork',
        phones: ['+353214960111'],
        has_phone: true,
      },
      {
        ...profile,
        domain: 'zahn.ie',
        title: 'Lindner',
        company_name: 'Sonnengarten Lindner Zahnarztpraxis',
        phones: ['+353214960222'],
        has_phone: true,
      },
      { ...profile, domain: 'zahn2.ie', title: 'Lindner', company_name: 'Mondgarten Lindner Zahnarztpraxis' },
      { ...profile, domain: 'soft.ie', company_name: 'Alderbrook Software', country: 'DE' },
    ],
    limits: { anonymousPerMinute: 10_000 },
  });
});
afterAll(() => running.app.close());

const converse = (...messages: [string, ...string[]]) => ask(running.app, messages);

describe('companies that are compared by name', () => {
  it.each([
    ['compare Kestrelgate Legal with Fernhollow and Sons', 'kestrel.ie,fern.ie'],
    ['Fernhollow and Sons vs Kestrelgate Legal', 'fern.ie,kestrel.ie'],
    ['how do Quillmark and Kestrelgate Legal differ?', 'solo.ie,kestrel.ie'],
    ['compare kestrelgate legal and quillmark', 'kestrel.ie,solo.ie'],
    ['compare fern.ie with Quillmark', 'fern.ie,solo.ie'],
    ['Worin unterscheiden sich Kestrelgate Legal und Quillmark?', 'kestrel.ie,solo.ie'],
    ['stell Kestrelgate Legal und Alderbrook Software gegenüber', 'kestrel.ie,soft.ie'],
    ['compare-moi Kestrelgate Legal et Despacho Olmo y Pino', 'kestrel.ie,olmo.ie'],
    ['¿en qué se diferencian Despacho Olmo y Pino y Kestrelgate Legal?', 'olmo.ie,kestrel.ie'],
    ['confrontami Kestrelgate Legal con Quillmark', 'kestrel.ie,solo.ie'],
    ['qual é a diferença entre Quillmark e Kestrelgate Legal?', 'solo.ie,kestrel.ie'],
    ['wat zijn de verschillen tussen Kestrelgate Legal en Quillmark?', 'kestrel.ie,solo.ie'],
    ['Quillmark kontra Kestrelgate Legal', 'solo.ie,kestrel.ie'],
    ['czym się różni Quillmark od Kestrelgate Legal?', 'solo.ie,kestrel.ie'],
    ['compare Kestrelgate Legal, Quillmark and Fernhollow and Sons', 'kestrel.ie,solo.ie,fern.ie'],
  ])('are shown side by side: %s', async (message, domains) => {
    const { tool_call, page, ignored, answer } = await converse(message);
    expect(tool_call).toEqual({ name: 'search', args: { domains } });
    expect(page?.name).toBe('compare');
    expect(ignored).toEqual([]);
    for (const domain of domains.split(',')) expect(answer).toContain(`(${domain})`);
  });

  it('include the company of the last answer', async () => {
    const { tool_call } = await converse('fern.ie', 'compare it with Kestrelgate Legal');
    expect(tool_call.args.domains).toBe('fern.ie,kestrel.ie');
  });

  it('are reported if the index does not have them', async () => {
    const { tool_call, answer } = await converse('compare Kestrelgate Legal with Marlowe Legal');
    expect(tool_call).toEqual({ name: 'lookup', args: { domain: 'kestrel.ie' } });
    expect(answer).toContain('Not taken into account: “Marlowe Legal”');
  });

  it('do not replace a comparison of countries', async () => {
    expect((await converse('compare law firms in Ireland and Germany')).answer).toMatch(/Ireland.*Germany/);
  });
});

describe('companies similar to a named one', () => {
  it.each([
    'similar businesses to Kestrelgate Legal',
    'who are the competitors of Kestrelgate Legal?',
    'are there any firms similar to Kestrelgate Legal?',
    'Vergleichbare Unternehmen wie Kestrelgate Legal',
    'welche Firmen ähneln Kestrelgate Legal?',
    'des sociétés semblables à Kestrelgate Legal',
    'y a-t-il des entreprises similaires à Kestrelgate Legal ?',
    '¿qué empresas se parecen a Kestrelgate Legal?',
    'empresas similares a Kestrelgate Legal',
    'aziende simili a Kestrelgate Legal',
    'empresas parecidas com a Kestrelgate Legal',
    'soortgelijke bedrijven als Kestrelgate Legal',
    'bedrijven die lijken op Kestrelgate Legal',
    'podobne firmy do Kestrelgate Legal',
    'jakie firmy są podobne do Kestrelgate Legal?',
  ])('are searched for: %s', async (message) => {
    const { tool_call, page } = await converse(message);
    expect(tool_call).toEqual({ name: 'similar', args: { domain: 'kestrel.ie' } });
    expect(page?.name).toBe('lookalikes');
  });

  it('keep other conditions, but none from the words of the name', async () => {
    const { tool_call } = await converse('similar companies to Alderbrook Software in Ireland');
    expect(tool_call).toEqual({ name: 'similar', args: { domain: 'soft.ie', country: 'IE' } });
  });
});

describe('a question after a company was looked up', () => {
  it.each([
    ['and in which year was it set up?', '1987'],
    ['which year did they start?', '1987'],
    ['hoe lang bestaat het al?', '1987'],
    ['wann gegründet', '1987'],
    ['und wann ist sie entstanden?', '1987'],
    ['et quand a-t-elle été créée ?', '1987'],
    ['¿y en qué año se fundó?', '1987'],
    ['e quando è nata?', '1987'],
    ['e quando foi criada?', '1987'],
    ['en wanneer werd het opgericht?', '1987'],
    ['a kiedy powstała?', '1987'],
    ['und wie lautet die Anschrift?', 'Cork'],
    ['wie ist die Adresse', 'Cork'],
    ["quelle est l'adresse ?", 'Cork'],
    ['y la dirección', 'Cork'],
    ["e l'indirizzo?", 'Cork'],
    ['e a morada?', 'Cork'],
    ['wat is het adres', 'Cork'],
    ['a jaki mają adres?', 'Cork'],
    ['and the phone number', '+353 21 496 0841'],
    ['e-mail?', 'office@kestrel.ie'],
    ['und die Telefonnummer', '+353 21 496 0841'],
    ['et le téléphone', '+353 21 496 0841'],
    ['en het e-mailadres?', 'office@kestrel.ie'],
    ['und welche Technologien?', 'Matomo'],
    ['et les technos ?', 'Matomo'],
    ['y qué tecnologías usa', 'Matomo'],
    ['jakich technologii używa', 'Matomo'],
  ])('asks for a fact about it: %s', async (message, value) => {
    const { tool_call, answer, ignored } = await converse('kestrel.ie', message);
    expect(tool_call).toEqual({ name: 'lookup', args: { domain: 'kestrel.ie' } });
    expect(answer).toContain(value);
    expect(ignored).toEqual([]);
  });

  it.each([
    ['which content management system does it run on?', 'CMS of Kestrelgate Legal: WordPress.'],
    ['welches CMS', 'CMS von Kestrelgate Legal: WordPress.'],
    ['qué gestor de contenidos usa kestrel.ie', 'CMS de Kestrelgate Legal: WordPress.'],
    ['welk webshopsysteem gebruikt kestrel.ie?', 'Webshopsysteem van Kestrelgate Legal: WooCommerce.'],
    ['¿qué tienda online usa?', 'plataforma de tienda WooCommerce'],
    ['which analytics tool does Kestrelgate Legal use?', 'Web analytics of Kestrelgate Legal: Matomo.'],
  ])('can ask for a kind of technology: %s', async (message, answer) => {
    expect((await converse('kestrel.ie', message)).answer).toContain(answer);
  });

  it('is a new search if it names a trade or a condition', async () => {
    const { tool_call } = await converse('kestrel.ie', 'law firms in Ireland with a phone number');
    expect(tool_call.name).toBe('search');
  });
});

describe('a name in another case or order', () => {
  it.each([
    ['Kiedy założono Kancelarię prawną Złotodwór Adamczyk i gdzie ma siedzibę?', 'praw.ie', ['1986', 'Cork']],
    ['telefon do Kancelarii prawnej Złotodwór Adamczyk', 'praw.ie', ['+353 21 496 0111']],
    ['Telefonnummer der Zahnarztpraxis Sonnengarten Lindner', 'zahn.ie', ['+353 21 496 0222']],
    ['Sonnengarten Lindners Telefonnummer', 'zahn.ie', ['+353 21 496 0222']],
  ])('is that of the only company that has it: %s', async (message, domain, facts) => {
    const { tool_call, answer } = await converse(message);
    expect(tool_call).toEqual({ name: 'lookup', args: { domain } });
    for (const fact of facts) expect(answer).toContain(fact);
  });

  it('is not guessed if two companies have it', async () => {
    const { tool_call } = await converse('Telefonnummer der Praxis Lindner');
    expect(tool_call.name).not.toBe('lookup');
  });

  it('is found beside a second question that starts with "wie"', async () => {
    const { tool_call, answer } = await converse(
      'Wem gehört kestrel.ie und wie erreiche ich die telefonisch?',
    );
    expect(tool_call).toEqual({ name: 'lookup', args: { domain: 'kestrel.ie' } });
    expect(answer).toContain('+353 21 496 0841');
  });
});
