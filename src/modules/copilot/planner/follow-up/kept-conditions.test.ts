import { describe, expect, it } from 'vitest';
import type { PlannedCall } from '../call.ts';
import { type ConversationState, emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const callAfter = (last: PlannedCall, message: string, further: Partial<ConversationState> = {}) => {
  const made = plan(message, lexicon, { ...emptyConversation, last, lastList: last, ...further });
  return made.kind === 'call' ? made.call : made.kind;
};

describe('a later message keeps what it does not change', () => {
  it.each([
    ['in the wine sector', 'wine'],
    ['im Bereich Wein', 'Wein'],
    ['dans le secteur viticole', 'viticole'],
    ['en el sector vinícola', 'vinícola'],
    ['nel settore vinicolo', 'vinicolo'],
    ['in de sector wijnbouw', 'wijnbouw'],
    ['no setor vinícola', 'vinícola'],
    ['w branży winiarskiej', 'winiarskiej'],
  ])('and adds a line of business: %s', (message, q) => {
    const last = { name: 'search', args: { country: 'PT', sort: 'founded_year' } } as const;
    expect(callAfter(last, message)).toMatchObject({
      args: { country: 'PT', sort: 'founded_year', q: expect.stringContaining(q) },
    });
  });

  it.each([
    'and before?',
    'und davor?',
    'et avant ?',
    '¿y antes?',
    'e prima?',
    'en daarvoor?',
    'e antes?',
    'a wcześniej?',
  ])('and turns a comparison of years round: %s', (message) => {
    const last = { name: 'search', args: { country: 'FR', filter: 'founded_year:gt:2010' } } as const;
    expect(callAfter(last, message)).toEqual({
      name: 'search',
      args: { country: 'FR', filter: 'founded_year:lt:2010' },
    });
  });

  it.each([
    'how many in the whole country?',
    'Wie viele im ganzen Land?',
    'combien dans tout le pays ?',
    '¿cuántas en todo el país?',
    'quante in tutto il paese?',
    'hoeveel in het hele land?',
    'quantos no país todo?',
    'ile w całym kraju?',
  ])('but its city for the country: %s', (message) => {
    const last = {
      name: 'search',
      args: { country: 'PT', filter: ['booking_url:exists', 'place:in:porto'] },
    } as const;
    expect(callAfter(last, message)).toEqual({
      name: 'search',
      args: { country: 'PT', filter: 'booking_url:exists' },
    });
  });

  it.each<[Language, string]>([
    ['en', 'and Belgian ones'],
    ['de', 'und belgische'],
    ['fr', 'et les belges'],
    ['es', 'y las belgas'],
    ['it', 'e quelle belghe'],
    ['nl', 'en Belgische'],
    ['pt', 'e as belgas'],
    ['pl', 'i belgijskie'],
  ])('but the country of a breakdown (%s): %s', (language, message) => {
    const last = { name: 'facets', args: { country: 'NL', fields: 'cms', size: 10 } } as const;
    expect(callAfter(last, message, { language })).toEqual({
      name: 'facets',
      args: { ...last.args, country: 'BE' },
    });
  });
});

it('the place of a message that does not say which companies it wants is kept', () => {
  const asked = plan('I sell ovens. Who should I call in Ireland?', lexicon, emptyConversation);
  if (asked.kind !== 'clarify') throw new Error(asked.kind);
  const [offered] = asked.proposals;
  expect(offered).toEqual({ name: 'search', args: { country: 'IE' } });
  const state = { ...emptyConversation, offered, lastAnswerHadNoCall: true };
  const next = plan('firms with fewer than 20 employees', lexicon, state);
  expect(next).toMatchObject({ call: { args: { country: 'IE', filter: 'employee_count:lt:20' } } });
});
