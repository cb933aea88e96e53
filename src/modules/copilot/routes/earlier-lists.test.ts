import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopilotTurn, converse as converseWith, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const hotel = {
    industry: 'Travel & Hospitality',
    sub_industry: 'Hotels & Resorts',
    title: 'Hotel',
  } as const;
  const dentist = { industry: 'Health & Medical', sub_industry: 'Dental Care', title: 'Dental' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      { ...hotel, domain: 'one.pt', country: 'PT', city: 'Lisboa', has_blog: true },
      { ...hotel, domain: 'two.pt', country: 'PT', city: 'Porto' },
      {
        ...hotel,
        domain: 'one.it',
        country: 'IT',
        city: 'Roma',
        language: 'it',
        meta_description: 'Camere con vista',
        emails: ['desk@one.it'],
        phones: ['+39061'],
      },
      { ...dentist, domain: 'tooth.es', country: 'ES', city: 'Madrid' },
    ],
  });
});
afterAll(() => running.app.close());

const converse = (...messages: readonly string[]): Promise<CopilotTurn> =>
  converseWith(running.app, messages);

describe('back to an earlier search', () => {
  it.each([
    ['hotels in Portugal', 'dentists in Spain', 'let’s go back to the hotels'],
    ['Hotels in Portugal', 'Zahnärzte in Spanien', 'zurück zu den Hotels'],
    ['hôtels au Portugal', 'dentistes en Espagne', 'revenons aux hôtels'],
    ['hoteles en Portugal', 'dentistas en España', 'vuelve a los hoteles'],
    ['hotel in Portogallo', 'dentisti in Spagna', 'torniamo agli hotel'],
    ['hotels in Portugal', 'tandartsen in Spanje', 'terug naar de hotels'],
    ['hotéis em Portugal', 'dentistas em Espanha', 'volta aos hotéis'],
    ['hotele w Portugalii', 'dentyści w Hiszpanii', 'wróćmy do hoteli'],
  ])('%s, %s, %s', async (...messages) => {
    expect(found(await converse(...messages))).toEqual(['one.pt', 'two.pt']);
  });

  it('or to the list before the last one', async () => {
    expect(found(await converse('hotels in Portugal', 'dentists in Spain', 'the ones from before'))).toEqual([
      'one.pt',
      'two.pt',
    ]);
  });
});

describe('back to the list after an answer without a call is the last list', () => {
  it.each([
    ['hotels in Portugal', 'only with a blog', 'tell me about the second one', 'back to the list'],
    ['Hotels in Portugal', 'nur mit Blog', 'danke', 'zurück zur Liste'],
    ['hotels in Portugal', 'alleen met blog', 'wat weet je over de tweede?', 'terug naar de lijst'],
  ])('%s, %s, %s, %s', async (...messages) => {
    expect(found(await converse(...messages))).toEqual(['one.pt']);
  });
});

describe('more of a list that has no more rows', () => {
  it.each([
    ['hotels in Portugal', 'show me more', 'That was all: 2 companies.'],
    ['dentists in Portugal with a blog', 'show me more', 'That was all: no company was found.'],
    ['Zahnärzte in Portugal mit Blog', 'zeig mehr', 'Das war alles: Es wurde kein Unternehmen gefunden.'],
    ['dentistes au Portugal avec un blog', 'montre-m’en plus', 'C’est tout : aucune entreprise'],
    ['dentistas en Portugal con blog', 'muéstrame más', 'Eso es todo: no se ha encontrado ninguna empresa.'],
    ['dentisti in Portogallo con un blog', 'mostrami altri', 'È tutto: non è stata trovata nessuna azienda.'],
    ['tandartsen in Portugal met een blog', 'toon meer', 'Dat was alles: er is geen bedrijf gevonden.'],
    ['dentistas em Portugal com blog', 'mostra mais', 'É tudo: não foi encontrada nenhuma empresa.'],
    ['dentyści w Portugalii z blogiem', 'pokaż więcej', 'To wszystko: nie znaleziono żadnej firmy.'],
  ])('%s, %s', async (first, then, answer) => {
    expect((await converse(first, then)).answer).toContain(answer);
  });
});

describe('how many there are, if there are none', () => {
  it.each([
    ['how many dentists are there in Portugal?', 'No company matches (Dental Care, Portugal).'],
    ['Wie viele Zahnärzte gibt es in Portugal?', 'Kein Unternehmen gefunden (Zahnmedizin, Portugal).'],
    ['combien de dentistes y a-t-il au Portugal ?', 'Aucune entreprise trouvée (soins dentaires, Portugal).'],
    ['¿cuántos dentistas hay en Portugal?', 'No se ha encontrado ninguna empresa ('],
    ['quanti dentisti ci sono in Portogallo?', 'Nessuna azienda trovata (odontoiatria, Portogallo).'],
    ['hoeveel tandartsen zijn er in Portugal?', 'Geen bedrijven gevonden (tandheelkunde, Portugal).'],
    ['quantos dentistas há em Portugal?', 'Nenhuma empresa encontrada ('],
    ['ilu dentystów jest w Portugalii?', 'Nie znaleziono żadnej firmy (stomatologia, Portugalia).'],
  ])('%s', async (message, answer) => {
    expect((await converse(message)).answer).toContain(answer);
  });
});

describe('the last two lists together', () => {
  it.each([
    ['hotels in Portugal', 'and in Italy?', 'how many in both countries?'],
    ['Hotels in Portugal', 'und in Italien?', 'wie viele sind es zusammen?'],
    ['hôtels au Portugal', 'et en Italie ?', 'combien au total pour les deux ?'],
    ['hoteles en Portugal', '¿y en Italia?', '¿cuántos son en ambos?'],
    ['hotel in Portogallo', 'e in Italia?', 'e tutti e due insieme?'],
    ['hotels in Portugal', 'en in Italië?', 'hoeveel zijn dat samen?'],
    ['hotéis em Portugal', 'e na Itália?', 'e nos dois países?'],
    ['hotele w Portugalii', 'a we Włoszech?', 'ile łącznie?'],
  ])('%s, %s, %s', async (...messages) => {
    expect(found(await converse(...messages))).toEqual(['one.it', 'one.pt', 'two.pt']);
  });
});

describe('a comparison with the last list', () => {
  it.each([
    ['hotels in Portugal', 'compare that with Italy', 'Portugal (2), then Italy (1)'],
    ['Hotels in Portugal', 'vergleiche das mit Italien', 'Portugal (2), dann Italien (1)'],
    ['hôtels au Portugal', 'compare avec l’Italie', 'Portugal (2), puis Italie (1)'],
    ['hoteles en Portugal', 'compáralo con Italia', 'Portugal (2), después Italia (1)'],
    ['hotel in Portogallo', 'confrontali con l’Italia', 'Portogallo (2), poi Italia (1)'],
    ['hotels in Portugal', 'vergelijk dat met Italië', 'Portugal (2), dan Italië (1)'],
    ['hotéis em Portugal', 'compara com a Itália', 'Portugal (2), depois Itália (1)'],
    ['hotele w Portugalii', 'porównaj to z Włochami', 'Portugalia (2), potem Włochy (1)'],
  ])('%s, %s', async (first, second, said) => {
    expect((await converse(first, second)).answer).toContain(said);
  });

  it.each([
    ['Italy or Portugal, which has more hotels?', 'Portugal (2)'],
    ['Italia o Portogallo, dove ci sono più hotel?', 'Portogallo (2)'],
    ['Italia o Portugal: ¿dónde hay más hoteles?', 'Portugal (2)'],
    ['Italien oder Portugal, wo sind mehr Hotels?', 'Portugal (2)'],
    ['Italie ou Portugal, où y a-t-il le plus d’hôtels ?', 'Portugal (2)'],
    ['Italië of Portugal, waar zitten de meeste hotels?', 'Portugal (2)'],
    ['Itália ou Portugal, qual tem mais hotéis?', 'Portugal (2)'],
    ['Włochy czy Portugalia, gdzie jest więcej hoteli?', 'Portugalia (2)'],
    ['more hotels in Lisbon or in Rome?', 'A tie'],
  ])('or of two items joined by “or”: %s', async (message, said) => {
    expect((await converse(message)).answer).toContain(said);
  });
});

describe('that condition', () => {
  it.each([
    ['hotels in Portugal', 'only with a blog', 'drop that last condition'],
    ['Hotels in Portugal', 'nur mit Blog', 'nimm die Bedingung wieder raus'],
    ['hôtels au Portugal', 'seulement avec un blog', 'retire ce critère'],
    ['hoteles en Portugal', 'solo con blog', 'olvida ese filtro'],
    ['hotel in Portogallo', 'solo con un blog', 'togli quel filtro'],
    ['hotels in Portugal', 'alleen met een blog', 'laat die voorwaarde weg'],
    ['hotéis em Portugal', 'só com blogue', 'tira essa condição'],
    ['hotele w Portugalii', 'tylko z blogiem', 'usuń ten ostatni warunek'],
  ])('is dropped: %s, %s, %s', async (...messages) => {
    expect(found(await converse(...messages))).toEqual(['one.pt', 'two.pt']);
  });

  it('keeps the country that was named before the city', async () => {
    const turn = await converse('hotels in Portugal', 'only in Lisbon', 'without that condition');
    expect(found(turn)).toEqual(['one.pt', 'two.pt']);
  });
});

describe('contact details', () => {
  it.each([
    ['the contact details of hotels in Italy', '+39 061, desk@one.it'],
    ['Kontaktdaten von Hotels in Italien', '+39 061, desk@one.it'],
    ['les coordonnées des hôtels en Italie', '+39 061, desk@one.it'],
    ['datos de contacto de hoteles en Italia', '+39 061, desk@one.it'],
    ['i recapiti degli hotel in Italia', '+39 061, desk@one.it'],
    ['contactgegevens van hotels in Italië', '+39 061, desk@one.it'],
    ['contactos de hotéis em Itália', '+39 061, desk@one.it'],
    ['dane kontaktowe hoteli we Włoszech', '+39 061, desk@one.it'],
  ])('are stated: %s', async (message, said) => {
    const turn = await converse(message);
    expect(found(turn)).toEqual(['one.it']);
    expect(turn.answer).toContain(said);
  });

  it('of the last list too', async () => {
    const turn = await converse('hôtels en Italie', 'donne-moi leurs coordonnées');
    expect(turn.answer).toContain('desk@one.it');
  });
});

describe('a row after an answer without companies', () => {
  it.each([
    ['hotels in Italy', 'hotels in Italy with a blog', 'what is the e-mail of the first one?', 'was empty'],
    ['hotels in Italy', 'hotels in Italy with a blog', 'and the phone number of that one', 'was empty'],
    ['Hotels in Italien', 'Hotels in Italien mit Blog', 'wie lautet die E-Mail des ersten?', 'war leer'],
    ['hôtels en Italie', 'hôtels en Italie avec un blog', 'quel est l’e-mail du premier ?', 'était vide'],
    ['hoteles en Italia', 'hoteles en Italia con blog', '¿cuál es el correo del primero?', 'estaba vacía'],
    ['alberghi in Italia', 'alberghi in Italia con un blog', 'qual è l’e-mail del primo?', 'era vuota'],
    [
      'hotels in Italië',
      'hotels in Italië met een blog',
      'wat is het e-mailadres van het eerste?',
      'was leeg',
    ],
    ['hotéis na Itália', 'hotéis na Itália com blog', 'qual é o e-mail do primeiro?', 'estava vazia'],
    ['hotele we Włoszech', 'hotele we Włoszech z blogiem', 'jaki jest e-mail pierwszego?', 'była pusta'],
  ])('is one of the list before it: %s, %s, %s', async (list, none, question, expected) => {
    const { answer, tool_call: call } = await converse(list, none, question);
    expect(call).toEqual({ name: 'lookup', args: { domain: 'one.it' } });
    expect(answer).toContain(expected);
  });

  it('is what lookalikes are searched for', async () => {
    const { tool_call: call } = await converse(
      'hotels in Italy',
      'hotels in Italy with a blog',
      'similar to the first one, but in Portugal',
    );
    expect(call).toEqual({ name: 'similar', args: { domain: 'one.it', country: 'PT' } });
  });
});

it('what a company says of itself is introduced with its language', async () => {
  const { answer } = await converse('hotels in Italy', 'what does the first one sell?');
  expect(answer).toBe('one.it describes itself as follows (in Italian): “Camere con vista”');
});

it('features of which one is enough are applied with the words of the message', async () => {
  const { applied } = await converse('hotels in Portugal', 'that have a newsletter or a blog');
  expect(applied.find(({ param }) => param === 'q')).toMatchObject({ text: 'newsletter, blog' });
});
