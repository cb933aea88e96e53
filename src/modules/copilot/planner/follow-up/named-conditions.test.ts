import { describe, expect, it } from 'vitest';
import type { CallArguments } from '../call.ts';
import { type ConversationState, emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const stateAfter = (args: CallArguments, earlier: readonly CallArguments[] = []): ConversationState => ({
  ...emptyConversation,
  last: { name: 'search', args },
  lastList: { name: 'search', args },
  earlierLists: earlier.map((one) => ({ name: 'search', args: one })),
});
const planned = (language: Language, message: string, state: ConversationState) => {
  const made = plan(message, lexicon, { ...state, language });
  if (made.kind !== 'call') throw new Error(`no call for: ${message}`);
  return { args: made.call.args, missing: made.remarks.missingConditions, ignored: made.ignored };
};

const IN_VIENNA = { q: 'hotels', country: 'AT', filter: 'place:in:Wien,vienna' };

describe('the location of a list', () => {
  it.each([
    ['en', 'forget the location'],
    ['en', 'drop the place'],
    ['en', 'without the location'],
    ['en', 'remove Vienna'],
    ['de', 'vergiss den Ort'],
    ['de', 'Ort egal'],
    ['de', 'entferne Wien'],
    ['fr', 'oublie le lieu'],
    ['fr', "peu importe l'endroit"],
    ['es', 'olvida el lugar'],
    ['es', 'quita la ubicación'],
    ['it', 'dimentica il luogo'],
    ['it', 'togli la località'],
    ['pt', 'esquece o lugar'],
    ['pt', 'tira o local'],
    ['nl', 'vergeet de plaats'],
    ['nl', 'verwijder de locatie'],
    ['pl', 'zapomnij o miejscu'],
    ['pl', 'usuń lokalizację'],
  ] as const)('takes the country of its city with it (%s): %s', (language, message) => {
    expect(planned(language, message, stateAfter(IN_VIENNA)).args).toEqual({ q: 'hotels' });
  });

  it.each([
    ['en', 'forget the city'],
    ['de', 'vergiss die Stadt'],
    ['fr', 'oublie la ville'],
    ['pl', 'zapomnij o mieście'],
  ] as const)('keeps the country if only the city is named (%s): %s', (language, message) => {
    expect(planned(language, message, stateAfter(IN_VIENNA)).args).toEqual({ q: 'hotels', country: 'AT' });
  });

  it('keeps a country that was asked for before the city', () => {
    const state = stateAfter(IN_VIENNA, [{ q: 'hotels', country: 'AT' }]);
    expect(planned('en', 'forget the location', state).args).toEqual({ q: 'hotels', country: 'AT' });
  });

  it('keeps the country of the city that is left', () => {
    const state = stateAfter({
      q: 'hotels',
      country: 'GB,IE',
      filter: 'place:in:London,londres,Dublin,dublino',
    });
    const { country, filter } = planned('en', 'remove London', state).args;
    expect(country).toBe('IE');
    expect(filter).toMatch(/^place:in:Dublin/);
  });
});

const NEWSLETTER = 'has_newsletter_signup:eq:true';

describe('a condition that is named as one', () => {
  it.each([
    ['en', 'drop the blog condition'],
    ['en', 'remove the filter on the blog'],
    ['en', 'no more blog filter'],
    ['en', 'without the blog criterion'],
    ['de', 'den Blog-Filter wieder weg'],
    ['de', 'Blogfilter entfernen'],
    ['de', 'ohne die Bedingung Blog'],
    ['fr', 'enlève le filtre blog'],
    ['fr', 'sans le critère du blog'],
    ['es', 'quita el filtro de blog'],
    ['es', 'elimina la condición del blog'],
    ['it', 'togli il filtro del blog'],
    ['it', 'senza il criterio del blog'],
    ['pt', 'tira o filtro do blog'],
    ['pt', 'remove a condição do blog'],
    ['nl', 'verwijder het filter op blog'],
    ['nl', 'haal de blogfilter weg'],
    ['pl', 'usuń filtr bloga'],
    ['pl', 'usuń kryterium blog'],
  ] as const)('is never excluded if it is not in force (%s): %s', (language, message) => {
    const args = { q: 'hotels', filter: NEWSLETTER };
    const made = planned(language, message, stateAfter(args));
    expect(made.args).toEqual(args);
    expect(made.missing?.map((text) => text.toLowerCase())).toEqual([expect.stringMatching(/^bloga?$/)]);
    expect(planned(language, message, stateAfter({ ...args, has: 'blog' }))).toMatchObject({
      args,
      missing: [],
    });
  });

  it.each([
    ['en', 'drop the employees filter'],
    ['de', 'den Filter mit den Mitarbeitern wieder weg'],
    ['de', 'Mitarbeiterfilter entfernen'],
    ['fr', 'enlève le filtre des employés'],
    ['es', 'quita el filtro de empleados'],
    ['it', 'togli il filtro dei dipendenti'],
    ['pt', 'remove o filtro de funcionários'],
    ['nl', 'verwijder het filter op medewerkers'],
    ['pl', 'usuń filtr pracowników'],
  ] as const)('is dropped without a remark if it is in force (%s): %s', (language, message) => {
    const state = stateAfter({ q: 'hotels', filter: 'employee_count:gt:20' });
    expect(planned(language, message, state)).toEqual({ args: { q: 'hotels' }, missing: [], ignored: [] });
  });

  it('is reported if only one of two is in force', () => {
    const made = planned(
      'en',
      'drop the newsletter and the blog filter',
      stateAfter({ q: 'hotels', filter: NEWSLETTER }),
    );
    expect(made).toMatchObject({ args: { q: 'hotels' }, missing: ['blog'] });
  });

  it('excludes without that word', () => {
    expect(planned('en', 'remove WordPress', stateAfter({ q: 'hotels' })).args).toEqual({
      q: 'hotels',
      not_technology: 'WordPress',
    });
  });
});
