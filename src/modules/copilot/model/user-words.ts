import type { ToolArguments } from '../tools/tool.ts';

/** An earlier turn reduced to the user's own part: the message and the call it became, without text from pages or models. */
export interface EarlierTurn {
  readonly message: string;
  readonly call?: { readonly name: string; readonly args: ToolArguments } | undefined;
}

/** The longest name in words: "Deutsche Bank" is deutsche-bank.de. */
const NAME_WORDS_MAX = 4;

/**
 * Whether the user named a domain, either literally or by the name that it starts with: "Stripe" names stripe.com. Domains in earlier calls
 * count too, because "and its competitors" refers to them.
 */
export function isNamedByUser(domain: string, message: string, earlier: readonly EarlierTurn[]): boolean {
  const host =
    domain
      .toLowerCase()
      .replace(/^[a-z]+:\/\/|^www\./g, '')
      .split(/[/:?#]/, 1)[0] ?? '';
  const name = wordsOf(host.split('.', 1)[0] ?? '').join('');
  if (name === '' || !host.includes('.')) return false;
  return [message, ...earlier.flatMap(earlierWords)].some(
    (text) => text.toLowerCase().includes(host) || hasName(wordsOf(text), name),
  );
}

const earlierWords = ({ message, call }: EarlierTurn): string[] => [
  message,
  JSON.stringify(call?.args ?? {}),
];

const hasName = (words: readonly string[], name: string): boolean =>
  words.some((_, from) =>
    Array.from({ length: NAME_WORDS_MAX }, (_each, more) =>
      words.slice(from, from + more + 1).join(''),
    ).includes(name),
  );

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
