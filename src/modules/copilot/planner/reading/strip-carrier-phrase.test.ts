import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());
const wordsOf = (message: string) => readMessage(message, lexicon).words;

describe('the carrier phrase of a request is not searched for', () => {
  it.each([
    ['would you be so kind as to list bakeries in Leeds', 'bakeries'],
    ['be a dear and show me hotels in Rome', 'hotels'],
    ['I was wondering if there are any florists in Leeds', 'florists'],
    ['ich hätte gern eine Übersicht über Zahnärzte in Wien', 'Zahnärzte'],
    ['mich würde brennend interessieren, welche Bäckereien in Hamburg WordPress nutzen', 'Bäckereien'],
    ['serait-il possible d’avoir les fleuristes de Lille', 'fleuristes'],
    ['je cherche à savoir quels hôtels à Lyon utilisent WordPress', 'hôtels'],
    ['¿serías tan amable de mostrarme panaderías en Bilbao?', 'panaderías'],
    ['a ver si encuentras talleres en Zaragoza', 'talleres'],
    ['potresti per caso trovarmi fioristi a Bologna', 'fioristi'],
    ['sarebbe possibile vedere le cantine in Toscana', 'cantine'],
    ['kun je even kijken welke kappers er in Leiden zijn', 'kappers'],
    ['será que me podia mostrar dentistas em Coimbra', 'dentistas'],
    ['chciałbym się dowiedzieć, które hotele w Gdańsku używają WordPressa', 'hotele'],
    ['proszę o wykaz piekarni w Łodzi', 'piekarni'],
  ])('%s', (message, word) => {
    expect(wordsOf(message)).toEqual([word]);
  });

  it('but the words that describe a trade are', () => {
    expect(wordsOf('vegan bakeries in Leeds').join(' ')).toBe('vegan bakeries');
    expect(wordsOf('show me vegan bakeries').join(' ')).toBe('vegan bakeries');
  });
});
