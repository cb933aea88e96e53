import { expect, it } from 'vitest';
import type { PlannedCall } from '../call.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress']);
const argumentsOf = (message: string, last?: PlannedCall) => {
  const planned = plan(message, lexicon, { ...emptyConversation, last, lastList: last });
  return planned.kind === 'call' ? planned.call.args : undefined;
};

it.each([
  ['dentists in Ireland with or without an online shop'],
  ['dentists in Ireland that may have a blog'],
  ['Zahnärzte in Irland mit oder ohne WordPress'],
  ['Zahnärzte in Irland, die einen Blog haben dürfen'],
  ['Zahnärzte in Irland, dürfen auch einen Blog haben'],
  ['dentistes en Irlande avec ou sans site marchand'],
  ['dentistas en Irlanda que pueden tener blog'],
  ['dentisti in Irlanda che possono avere un blog'],
  ['dentistas na Irlanda que possam ter WordPress'],
  ['tandartsen in Ierland die een blog mogen hebben'],
  ['dentyści w Irlandii z lub bez sklepu internetowego'],
])('what may or may not be there is no condition: %s', (message) => {
  const { q, ...conditions } = argumentsOf(message) ?? {};
  expect(q).toMatch(/^\S+$/);
  expect(conditions).toEqual({ country: 'IE' });
});

it.each(['with or without a blog', 'may have a blog', 'darf auch einen Blog haben', 'con o sin blog'])(
  'a condition of the list that is optional is dropped: %s',
  (message) => {
    const last = { name: 'search', args: { q: 'dentists', country: 'IE', has: 'blog' } } as const;
    expect(argumentsOf(message, last)).toEqual({ q: 'dentists', country: 'IE' });
  },
);

it.each([
  ['may I see dentists in Ireland with a blog?'],
  ['darf ich Zahnärzte in Irland mit Blog sehen?'],
  ['mag ik tandartsen in Ierland met een blog zien?'],
])('a polite verb makes nothing optional: %s', (message) => {
  expect(argumentsOf(message)).toMatchObject({ has: 'blog', country: 'IE' });
});
