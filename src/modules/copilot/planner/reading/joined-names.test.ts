import { describe, expect, test } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from '../conversation-state.ts';
import { findTradeByName } from '../dictionaries/find-trade.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());
const argsOf = (message: string) => {
  const made = plan(message, lexicon, emptyConversation);
  return made.kind === 'call' ? made.call.args : undefined;
};

describe('a technology whose name is a word is one next to another technology', () => {
  test.each<[Language, string]>([
    ['en', 'it companies rotterdam react or vue'],
    ['de', 'IT-Firmen Rotterdam react oder vue'],
    ['fr', 'sociétés informatiques rotterdam react ou vue'],
    ['es', 'empresas de informática rotterdam react o vue'],
    ['it', 'aziende informatiche rotterdam react o vue'],
    ['pt', 'empresas de informática rotterdam react ou vue'],
    ['nl', 'IT bedrijven rotterdam react of vue'],
    ['pl', 'firmy informatyczne rotterdam react lub vue'],
  ])('%s: %s', (_language, message) => {
    expect([argsOf(message)?.filter].flat()).toContain('technologies:in:React,Vue.js');
  });

  test('elsewhere it is a word', () => {
    expect(readMessage('companies that react quickly', lexicon).slots).toEqual([]);
  });
});

describe('“or” between countries does not join the words around them', () => {
  test.each<[Language, string]>([
    ['en', 'vets in ireland or the uk w/ online booking link'],
    ['de', 'Tierärzte in Irland oder England mit Onlinebuchung Knopf'],
    ['fr', 'vétérinaires en Irlande ou en Belgique avec réservation en ligne bouton'],
    ['es', 'veterinarios en Irlanda o Bélgica con reserva en línea botón'],
    ['it', 'veterinari in Irlanda o Belgio con prenotazione online pulsante'],
    ['pt', 'veterinários na Irlanda ou na Bélgica com reserva online botão'],
    ['nl', 'dierenartsen in Ierland of België met online boeken knop'],
    ['pl', 'weterynarze w Irlandii lub Belgii z rezerwacją online przycisk'],
  ])('%s: %s', (_language, message) => {
    expect(readMessage(message, lexicon).matchesAnyWord).toBe(false);
  });

  test('it does between the words', () => {
    expect(readMessage('vets in Ireland or kennels in Ireland', lexicon).matchesAnyWord).toBe(true);
  });
});

test('Dutch garden firms are gardeners', () => {
  expect(findTradeByName('tuinbedrijven')?.name).toBe('gardener');
});

test('Japanese names of places are searched for without their notes', () => {
  expect(findTradeByName('pharmacies')?.forms.ja).toContain('薬局');
});

test('breweries and wineries together are a sub-industry', () => {
  expect(findTradeByName('winery')?.sharedPart).toBe(findTradeByName('brewery')?.sharedPart);
});
