import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PlannedCall } from '../call.ts';
import { type ConversationState, emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';
import { filtersIn } from '../to-arguments.ts';

const HOTELS = 'sub_industry:eq:Hotels & Resorts';
const after = (last: PlannedCall, previousList?: PlannedCall): ConversationState => ({
  ...emptyConversation,
  last,
  lastList: last,
  previousList,
  earlierLists: previousList ? [previousList] : [],
  shown: ['one.test', 'two.test', 'three.test'],
});
const withNewsletter = (country: string): PlannedCall => ({
  name: 'search',
  args: { industry: 'Travel & Hospitality', country, filter: ['has_newsletter_signup:eq:true', HOTELS] },
});
const states = {
  hotels: after(withNewsletter('DE'), withNewsletter('AT')),
  inBerlin: after({
    name: 'search',
    args: { industry: 'Travel & Hospitality', country: 'DE', filter: ['place:in:berlin', HOTELS] },
  }),
  shops: after({ name: 'search', args: { technology: 'Shopify', country: 'BE' } }),
};

/** Messages that change the last list, each once wrong in some language. */
interface Operation {
  readonly guarantee: string;
  readonly after: keyof typeof states;
  /** The call, or the city that it has besides, or the page of an answer without a call. */
  readonly expected:
    | { readonly call: PlannedCall }
    | { readonly city: string }
    | { readonly section: string };
  readonly messages: Readonly<Partial<Record<Language, readonly string[]>>>;
}

const file = new URL('../../../../../test/fixtures/copilot-messages/changed-lists.json', import.meta.url);
const operations: readonly Operation[] = JSON.parse(readFileSync(file, 'utf8'));
const lexicon = buildLexicon(['WordPress', 'Shopify', 'Magento']);

const comparable = ({ name, args }: PlannedCall) => ({
  name,
  args: { ...args, filter: filtersIn(args).toSorted() },
});

describe.each(operations)('a message about the last list $guarantee', (operation) => {
  const { expected, messages } = operation;
  const cases = (Object.entries(messages) as [Language, readonly string[]][]).flatMap(([language, of]) =>
    of.map((message) => [language, message] as const),
  );
  it.each(cases)('%s: %s', (language, message) => {
    const made = plan(message, lexicon, { ...states[operation.after], language });
    expect(made).toMatchObject({ language, ignored: [] });
    if ('section' in expected) {
      expect(made).toMatchObject({ kind: 'clarify', section: expected.section });
      return;
    }
    if (made.kind !== 'call') expect.fail(`${made.kind} instead of a call`);
    if ('call' in expected) {
      expect(comparable(made.call)).toEqual(comparable(expected.call));
      return;
    }
    const places = filtersIn(made.call.args).filter((one) => one.startsWith('place:in:'));
    expect(places).toEqual([expect.stringMatching(new RegExp(expected.city, 'i'))]);
    expect(filtersIn(made.call.args)).toContain(HOTELS);
  });
});
