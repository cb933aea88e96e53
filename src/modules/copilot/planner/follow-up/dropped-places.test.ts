import { describe, expect, it } from 'vitest';
import type { CallArguments } from '../call.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['HubSpot']);
const argsAfter = (args: CallArguments, language: Language, message: string) => {
  const last = { name: 'search', args } as const;
  const state = { ...emptyConversation, last, lastList: last, shown: ['one.test', 'two.test'], language };
  const made = plan(message, lexicon, state);
  return made.kind === 'call' ? made.call.args : made.kind;
};

describe('wherever they are', () => {
  it.each([
    ['en', 'never mind where they are'],
    ['en', 'I don’t care where'],
    ['de', 'egal wo'],
    ['de', 'egal wo sie sitzen'],
    ['fr', 'peu importe où'],
    ['fr', 'peu importe où ils se trouvent'],
    ['es', 'da igual dónde'],
    ['es', 'no importa dónde estén'],
    ['it', 'non importa dove'],
    ['it', 'ovunque siano'],
    ['pt', 'não importa onde'],
    ['pt', 'tanto faz onde estão'],
    ['nl', 'maakt niet uit waar'],
    ['nl', 'ongeacht waar ze zitten'],
    ['pl', 'nieważne gdzie'],
    ['pl', 'obojętnie gdzie są'],
  ] as const)('drops the city and the country (%s): %s', (language, message) => {
    const hotels = { q: 'hotels', has: 'blog', country: 'ES', filter: 'place:in:Madrid' };
    expect(argsAfter(hotels, language, message)).toEqual({ q: 'hotels', has: 'blog' });
  });

  it('is more than “never mind”', () => {
    expect(argsAfter({ q: 'hotels', country: 'ES' }, 'en', 'never mind')).toBe('clarify');
  });
});

describe('another country, with a verb for taking it', () => {
  it.each([
    ['en', 'take France instead of Spain'],
    ['en', 'rather take France instead of Spain'],
    ['de', 'nimm lieber Frankreich statt Spanien'],
    ['de', 'Nimm doch lieber Frankreich'],
    ['fr', "prends plutôt la France au lieu de l'Espagne"],
    ['es', 'toma mejor Francia en vez de España'],
    ['it', 'prendi piuttosto la Francia invece della Spagna'],
    ['it', 'prendi la Francia'],
    ['pt', 'pega antes a França em vez da Espanha'],
    ['nl', 'neem liever Frankrijk in plaats van Spanje'],
    ['pl', 'weź raczej Francję zamiast Hiszpanii'],
  ] as const)('replaces the one before (%s): %s', (language, message) => {
    expect(argsAfter({ q: 'hotels', has: 'blog', country: 'ES' }, language, message)).toEqual({
      q: 'hotels',
      has: 'blog',
      country: 'FR',
    });
  });
});

describe('the decade', () => {
  it.each([
    ['en', 'drop the decade'],
    ['de', 'das Jahrzehnt ist egal'],
    ['fr', 'enlève la décennie'],
    ['es', 'quita la década'],
    ['it', 'togli il decennio'],
    ['pt', 'tira a década'],
    ['nl', 'laat het decennium weg'],
    ['pl', 'usuń dekadę'],
  ] as const)('is the year of foundation, which can be dropped (%s): %s', (language, message) => {
    const filter = ['founded_year:gte:1980', 'founded_year:lte:1989'];
    expect(argsAfter({ q: 'hotels', filter }, language, message)).toEqual({ q: 'hotels' });
  });
});

describe('those in the legal sector', () => {
  it.each([
    ['en', 'those in the legal sector'],
    ['de', 'die aus der Rechtsbranche'],
    ['fr', 'celles du secteur juridique'],
    ['fr', 'montre-moi celles du secteur juridique'],
    ['es', 'las del sector legal'],
    ['es', 'muéstrame las del sector jurídico'],
    ['it', 'quelle del settore legale'],
    ['it', 'mostrami quelle nel settore legale'],
    ['pt', 'as do setor jurídico'],
    ['pt', 'mostra-me as do setor legal'],
    ['nl', 'die in de juridische sector'],
    ['nl', 'toon die uit de juridische sector'],
    ['pl', 'te z branży prawniczej'],
    ['pl', 'pokaż te z sektora prawnego'],
  ] as const)('are those of the list in that industry (%s): %s', (language, message) => {
    expect(argsAfter({ technology: 'HubSpot', country: 'ES' }, language, message)).toEqual({
      technology: 'HubSpot',
      country: 'ES',
      industry: 'Legal Services',
    });
  });

  it('a German preposition removes nothing', () => {
    expect(argsAfter({ has: 'blog' }, 'de', 'die aus der Schweiz')).toEqual({ has: 'blog', country: 'CH' });
  });
});
