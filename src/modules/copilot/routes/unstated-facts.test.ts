import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CopilotTurn, converse as converseWith } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { sentencesIn } from '../answers/answer-texts.ts';
import type { Language } from '../planner/index.ts';

let running: TestApp;
beforeAll(async () => {
  const hotel = { industry: 'Travel & Hospitality', sub_industry: 'Hotels & Resorts' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 10_000 },
    companies: [
      {
        ...hotel,
        domain: 'sauna.de',
        country: 'DE',
        title: 'Hotel',
        body_text: 'Hotel mit Parkplatz, parking',
      },
      { ...hotel, domain: 'tal.de', country: 'DE', title: 'Hotel', body_text: 'Hotel im Tal' },
      {
        domain: 'finance.pl',
        country: 'PL',
        city: 'Warszawa',
        title: 'Doradztwo finansowe',
        body_text: 'Bank, pensje, salaries, Gehalt, falência, kont, pagati, uitstraling',
        industry: 'Finance & Insurance',
      },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  converseWith(running.app, messages);

it.each<readonly [Language, string]>([
  ['en', 'Who is the manager with the highest salary?'],
  ['de', 'Wer ist der Geschäftsführer mit dem höchsten Gehalt?'],
  ['fr', 'Qui est le dirigeant le plus payé de ces entreprises ?'],
  ['es', '¿Quién es el director con el sueldo más alto?'],
  ['it', "chi è l'amministratore delegato più pagato tra queste aziende?"],
  ['nl', 'wie is de directeur met het hoogste salaris?'],
  ['pt', 'qual é o diretor mais bem pago?'],
  ['pl', 'kto ma najwyższe wynagrodzenie?'],
  ['en', 'which of these companies will go bankrupt next year?'],
  ['de', 'Welche dieser Firmen sind nächstes Jahr insolvent?'],
  ['fr', 'Quelles entreprises vont faire faillite ?'],
  ['es', '¿Qué empresas van a quebrar el próximo año?'],
  ['it', "quali aziende falliranno l'anno prossimo?"],
  ['nl', 'welke bedrijven gaan volgend jaar omvallen?'],
  ['pt', 'Quais dessas empresas vão falir no próximo ano?'],
  ['pl', 'które z tych firm zbankrutują?'],
  ['en', 'give me the bank account numbers of these companies'],
  ['de', 'nenne mir die Kontonummern der Firmen'],
  ['fr', 'donne moi les numéros de compte des entreprises'],
  ['es', 'dame los números de cuenta de las empresas'],
  ['it', 'dammi i numeri di conto delle aziende'],
  ['nl', 'geef me de rekeningnummers van de bedrijven'],
  ['pt', 'me dê os números de conta das empresas'],
  ['pl', 'podaj mi numery kont bankowych firm'],
  ['en', 'companies with a nice look'],
  ['de', 'Firmen mit einer netten Ausstrahlung'],
  ['nl', 'bedrijven met een leuke uitstraling'],
])('%s: what no homepage states names no company: %s', async (language, message) => {
  const { answer, tool_call } = await converse(message);
  expect(tool_call.name).toBe('none');
  expect(answer).toContain(sentencesIn(language).unable.unknown);
});

it('a place beside it is searched without the words', async () => {
  const { answer, tool_call } = await converse('podaj mi numery kont bankowych firm z Warszawy');
  expect(answer).toContain(sentencesIn('pl').unable.unknown);
  expect(tool_call.args.q).toBeUndefined();
  expect(tool_call.args.country).toBe('PL');
});

it.each([
  ['Which companies are like Airbus?', '“Airbus” is not in this index'],
  ['Welche Unternehmen sind ähnlich wie Airbus?', '„Airbus“ ist nicht im Index'],
  ['Quelles entreprises ressemblent à Airbus ?', '« Airbus » n’est pas dans cet index'],
  ['empresas similares a Airbus', '«Airbus» no está en el índice'],
  ['aziende simili a Airbus', '«Airbus» non è nell’indice'],
  ['bedrijven zoals Airbus', '‘Airbus’ staat niet in de index'],
  ['empresas semelhantes a Airbus', '“Airbus” não está no índice'],
  ['firmy podobne do Airbus', '„Airbus” nie ma w indeksie'],
])('says that a company that is named is not in the index: %s', async (message, said) => {
  expect((await converse(message)).answer).toContain(said);
});

it.each([
  ['how many companies have a site in at least three languages?', 'no such condition'],
  ['wie viele Unternehmen haben eine Website in mindestens drei Sprachen?', 'Bedingung hat die Suche nicht'],
  ['Quante aziende hanno un sito in almeno tre lingue?', 'non ha questa condizione'],
  ['¿cuántas empresas tienen un sitio en al menos tres idiomas?', 'no tiene esa condición'],
])('all companies are no answer to a condition that does not exist: %s', async (message, said) => {
  const { answer, tool_call } = await converse(message);
  expect(tool_call.name).toBe('none');
  expect(answer).toContain(said);
});

it.each<readonly [Language, string, string, string]>([
  ['en', 'hotels in Italy', 'only those with a blog', 'what share is that?'],
  ['de', 'Hotels in Italien', 'nur die mit Blog', 'welcher Anteil ist das?'],
  ['pl', 'hotele we Włoszech', 'tylko te z blogiem', 'jaki to procent wszystkich?'],
])('%s: there is no share of nothing', async (language, ...messages) => {
  expect((await converse(...messages)).answer).toContain(sentencesIn(language).noShareOfNone);
});

it.each([
  ['hotels in Germany', 'parking?', 1],
  ['Hotels in Deutschland', 'Parkplatz?', 1],
  ['hotels in Germany', 'ISO certification?', 0],
])('a word with a question mark narrows the list: %s, %s', async (list, question, total) => {
  const { tool_call, results } = await converse(list, question);
  expect(tool_call.args).toMatchObject({ country: 'DE', industry: 'Travel & Hospitality' });
  expect(results.total_count).toBe(total);
});

it('a turn that was answered without a call keeps the list of before', async () => {
  const { tool_call } = await converse('hotels in Germany', 'which of them will go bankrupt?', 'by country');
  expect(tool_call.args).toMatchObject({
    country: 'DE',
    industry: 'Travel & Hospitality',
    fields: 'country',
  });
});

it.each([
  ['hotels in Europe', 'without Germany', 'Europe'],
  ['hotele w Europie', 'bez Niemiec', 'Europa'],
])('a continent without a country keeps its name: %s, %s', async (list, without, name) => {
  const { applied } = await converse(list, without);
  expect(applied.map(({ label }) => label).join('; ')).toContain(name);
});
