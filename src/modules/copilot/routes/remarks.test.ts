import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CopilotTurn, converse as converseWith, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const law = { industry: 'Legal Services', title: 'Law' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      {
        ...law,
        domain: 'law.at',
        country: 'AT',
        tech_stack: 'Drupal, PHP',
        technologies: ['Drupal', 'PHP'],
        cms_version: '10.2.1',
      },
      { ...law, domain: 'jobs.fr', country: 'FR', careers_page_url: 'https://jobs.fr/jobs' },
      { ...law, domain: 'letter.fr', country: 'FR', has_newsletter_signup: true },
      { ...law, domain: 'blog.fr', country: 'FR', has_blog: true },
      {
        domain: 'abc.es',
        title: 'Academia',
        body_text: 'academia cursos de inglés',
        country: 'ES',
        industry: 'Education',
      },
      { domain: 'hire.fr', title: 'Recrutement', country: 'FR', industry: 'Recruitment & HR' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  converseWith(running.app, messages);

it.each([
  ['PHP 8 sites in Austria', 'Versions of PHP are not indexed: “PHP 8”'],
  ['Seiten mit PHP 8.1 in Österreich', 'Versionen von PHP werden nicht erfasst: „PHP 8.1“'],
  ['sites sous PHP version 8 en Autriche', 'Pour PHP, les versions ne sont pas indexées : « PHP 8 »'],
])('reports that versions of other technologies are not indexed: %s', async (message, said) => {
  const turn = await converse(message);
  expect(turn.tool_call.args).toEqual({ technology: 'PHP', country: 'AT' });
  expect(turn.answer).toContain(said);
});

it.each([
  ['Drupal 10.2.1 sites in Austria', 'cms_version:eq:10.2.1'],
  ['Drupal 10 sites in Austria', 'cms_version:starts:10'],
  ['Seiten mit Drupal 10.2 in Österreich', 'cms_version:starts:10.2'],
  ['sites sous Drupal version 10.2 en Autriche', 'cms_version:starts:10.2'],
  ['sitios con Drupal 10.2 en Austria', 'cms_version:starts:10.2'],
  ['siti con Drupal versione 10.2 in Austria', 'cms_version:starts:10.2'],
  ['sites com Drupal versão 10.2 na Áustria', 'cms_version:starts:10.2'],
  ['sites met Drupal 10.2 in Oostenrijk', 'cms_version:starts:10.2'],
  ['strony z Drupalem w wersji 10.2 w Austrii', 'cms_version:starts:10.2'],
])('the version of a content management system is a filter: %s', async (message, filter) => {
  const turn = await converse(message);
  expect(turn.tool_call.args).toEqual({ technology: 'Drupal', country: 'AT', filter });
  expect(found(turn)).toEqual(['law.at']);
});

it.each([
  ['Drupal older than 10.3', '“older than 10.3”'],
  ['Drupal sites below 10.3', '“below 10.3”'],
  ['Drupal-Seiten mit Version kleiner als 11', '„kleiner als 11“'],
  ['sites sous Drupal version inférieure à 12', '« inférieure à 12 »'],
  ['sitios con Drupal versión inferior a 12', '«inferior a 12»'],
  ['siti con Drupal versione inferiore a 12', '«inferiore a 12»'],
  ['sites com Drupal versão inferior a 12', '“inferior a 12”'],
  ['sites met Drupal versie lager dan 12', '‘lager dan 12’'],
  ['strony z Drupalem w wersji poniżej 12', '„poniżej 12”'],
])('says that versions are not compared: %s', async (message, said) => {
  const turn = await converse(message);
  expect(turn.tool_call.args).toEqual({ technology: 'Drupal' });
  expect(turn.answer).toContain(said);
});

it.each([
  ['law firms in the Alps', 'Alps'],
  ['Anwälte an der Ostsee', 'Ostsee'],
  ['abogados en los Pirineos', 'Pirineos'],
])(
  'mountains and coasts are searched by their countries, which the answer says: %s',
  async (message, area) => {
    const turn = await converse(message);
    expect(turn.tool_call.args.country).toContain(',');
    expect(turn.answer).toMatch(new RegExp(`[“„«][^”“»]*${area}`));
  },
);

it.each([
  ['advokater i Østrig som bruger Drupal', 'Danish'],
  ['právníci v Rakousku, které používají Drupal', 'Czech'],
])('reports an unsupported language in English: %s', async (message, language) => {
  const turn = await converse(message);
  expect(turn.language).toBe('en');
  expect(turn.tool_call.args.technology).toBe('Drupal');
  expect(turn.answer).toContain(`I do not speak ${language}`);
});

it('“with recruitment” means a careers page', async () => {
  expect(found(await converse('avocats en France avec une page de recrutement'))).toEqual(['jobs.fr']);
  expect(found(await converse('avocats en France avec recrutement'))).toEqual(['jobs.fr']);
  expect(found(await converse('agences de recrutement en France'))).toEqual(['hire.fr']);
});

it('one feature replaces another', async () => {
  const turn = await converse('avocats en France avec une newsletter', 'plutôt un blog');
  expect(found(turn)).toEqual(['blog.fr']);
});

it('the language that a school teaches is not the language of its site', async () => {
  expect(found(await converse('academias de inglés en España'))).toEqual(['abc.es']);
});

it.each([
  ['hotels in barcelonna', 'barcelona'],
  ['plumbers manchestr', 'manchester'],
  ['Zahnärzte hamburg mit Blog', 'hamburg'],
  ['dentista porto', 'porto'],
  ['ongleries à Nice', 'nice'],
])('recognises a city misspelled, in lower case or without a preposition: %s', async (message, city) => {
  const { tool_call } = await converse(message);
  expect(String(tool_call.args.filter).toLowerCase()).toContain(`place:in:${city}`);
});

it.each([
  ['plumbers near Leeds', 'en', 'Distances are not known'],
  ['Hotels in der Nähe von München', 'de', 'Entfernungen sind nicht bekannt'],
  ['hôtels près de Lyon', 'fr', 'Les distances ne sont pas connues'],
  ['hoteles cerca de Madrid', 'es', 'No se conocen las distancias'],
  ['alberghi vicino a Roma', 'it', 'Le distanze non sono note'],
  ['hotels in de buurt van Utrecht', 'nl', 'Afstanden zijn niet bekend'],
  ['hotéis perto de Lisboa', 'pt', 'As distâncias não são conhecidas'],
  ['hotele w pobliżu Krakowa', 'pl', 'Odległości nie są znane'],
])('says that the surroundings of a place are not searched: %s', async (message, language, sentence) => {
  const turn = await converse(message);
  expect(turn.language).toBe(language);
  expect(turn.answer).toContain(sentence);
  expect(turn.ignored).toEqual([]);
  expect((await converse('hotels in Leeds')).answer).not.toContain('Distances');
});

it.each([
  ['law firms in France', 'drop the blog condition', 'The search has no such condition: “blog”.'],
  [
    'Anwälte in Frankreich',
    'den Blog-Filter wieder weg',
    'Eine solche Bedingung hat die Suche nicht: „Blog“.',
  ],
  ['abogados en Francia', 'quita el filtro de blog', 'La búsqueda no tiene esa condición: «blog».'],
])('says that a condition to drop is not in force: %s', async (first, message, sentence) => {
  const turn = await converse(first, message);
  expect(turn.answer).toContain(sentence);
  expect(found(turn)).toEqual(found(await converse(first)));
});

it('says which condition another one replaces', async () => {
  const turn = await converse('how many law firms in France have a blog?', 'and how many have a newsletter?');
  expect(found(turn)).toEqual(['letter.fr']);
  expect(turn.answer).toContain('No longer required: blog.');
});

it('answers why a company is in the list with the conditions that it meets', async () => {
  const turn = await converse('law firms in Austria', 'why is the first one in the list?');
  expect(turn.tool_call).toMatchObject({ name: 'lookup', args: { domain: 'law.at' } });
  expect(turn.answer).toContain('It is in the list because it meets all conditions: ');
  expect(turn.answer).toMatch(/Austria.*Legal|Legal.*Austria/);
});

it('offers the last search as it was made if a message is unclear', async () => {
  const first = await converse('law firms in Austria');
  const turn = await converse('law firms in Austria', 'why is the sky blue?');
  expect(turn.proposals).toContainEqual(first.tool_call);
});

it('names what companies use as no known technology if no page has the word', async () => {
  const turn = await converse('companies using Zyxtron');
  expect(turn.answer).toContain('No known technology has this name: “Zyxtron”.');
  expect((await converse('companies using Drupal')).answer).not.toContain('No technology');
});

it('links to the search that is to be exported, and says if it found nothing', async () => {
  const turn = await converse('law firms in Austria', 'export them as csv');
  expect(turn.page?.name).toBe('results');
  expect(turn.page?.path).toMatch(/^\/app\?.*country=AT/);
  expect(turn.answer).toContain('choose Export');
  const none = await converse('law firms in Poland', 'export them as csv');
  expect(none).toMatchObject({ page: null, answer: expect.stringContaining('There is nothing to export') });
});

it.each([
  ['export them'],
  ['exportiere sie'],
  ['exporte-les'],
  ['exporta los resultados a Excel'],
  ['esporta i risultati in Excel'],
  ['exportar os resultados para Excel'],
  ['exporteer ze'],
  ['wyeksportuj je'],
])('says that there is nothing to export if there are no lookalikes: %s', async (message) => {
  const nothing = { page: null, tool_call: { name: 'none' } };
  const none = await converse('companies like blog.fr in Poland', message);
  expect(none).toMatchObject(nothing);
  expect(await converse('companies like missing.fr', message)).toMatchObject(nothing);
  const some = await converse('companies like blog.fr in France', message);
  expect(some.page?.path).toBe('/app/lookalikes?domains=blog.fr&country=FR');
  expect(some.answer).not.toBe(none.answer);
});

it('lists a condition once if the message names it twice', async () => {
  const { applied } = await converse("who's hiring? law firms with open positions in France");
  expect(applied.filter(({ label }) => label === 'Has: careers page')).toHaveLength(1);
});
