import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { findTradeByName } from './dictionaries/find-trade.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const argsOf = (message: string) => {
  const made = plan(message, lexicon, { ...emptyConversation, today: '2026-11-19' });
  return made.kind === 'call' ? made.call.args : {};
};

describe('a business model', () => {
  it.each([
    'companies with a B2B model in the food industry',
    'Firmen mit B2B-Modell in der Lebensmittelindustrie',
    'Firmen mit B2B-Geschäftsmodell in der Ernährungswirtschaft',
    'entreprises avec un modèle B2B dans l’industrie alimentaire',
    'empresas con modelo B2B en la industria alimentaria',
    'empresas con modelo de negocio B2B en la industria alimentaria',
    'aziende con modello B2B nell’industria alimentare',
    'bedrijven met B2B model in de voedingsindustrie',
    'bedrijven met een B2B bedrijfsmodel in de voedingssector',
    'empresas com modelo B2B na indústria alimentícia',
    'firmy z modelem B2B w branży spożywczej',
    'firmy w modelu B2B z przemysłu spożywczego',
  ])('leaves no word to search for: %s', (message) => {
    expect(argsOf(message)).toEqual({ industry: 'Food & Beverage', filter: 'b2b_or_b2c:eq:b2b' });
  });

  it('model shops are still a trade', () => {
    expect(argsOf('model shops in Spain')).toMatchObject({
      country: 'ES',
      q: expect.stringMatching(/model/),
    });
  });
});

it.each([
  ['could you tell me in which countries there are most dentists', 'dentists'],
  ['Könnten Sie mir bitte sagen, in welchen Ländern es die meisten Zahnärzte gibt?', 'Zahnärzte'],
  ['Können Sie mir verraten, in welchen Ländern es die meisten Zahnärzte gibt?', 'Zahnärzte'],
  ['Pourriez-vous me dire dans quels pays il y a le plus de dentistes ?', 'dentistes'],
  ['¿Me podrías decir por favor en qué países hay más dentistas?', 'dentistas'],
  ['mi puoi dire in quali paesi ci sono più dentisti?', 'dentisti'],
  ['mi potrebbe dire in quali paesi ci sono più dentisti?', 'dentisti'],
  ['kun je me zeggen in welke landen de meeste tandartsen zijn?', 'tandartsen'],
  ['você poderia me dizer em que países há mais dentistas?', 'dentistas'],
  ['czy możesz mi powiedzieć, w jakich krajach jest najwięcej dentystów?', 'dentystów'],
])('polite openings are not searched: %s', (message, q) => {
  expect(argsOf(message)).toEqual({ q, fields: 'country', size: 10 });
});

it.each([
  ['opleidingscentra', 'opleidingscentrum'],
  ['congrescentra', 'congrescentrum'],
  ['uitvaartcentra', 'uitvaartcentrum'],
])('the Latin plural names the same trade: %s', (plural, singular) => {
  expect(findTradeByName(plural)).toBeDefined();
  expect(findTradeByName(plural)).toBe(findTradeByName(singular));
});
