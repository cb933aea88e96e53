import type { ToolArguments } from '../tools/tool.ts';

/** What was written before, as far as it is the user's: messages, and the calls they became. Text of pages and models is not here. */
export interface EarlierTurn {
  readonly message: string;
  readonly call?: { readonly name: string; readonly args: ToolArguments } | undefined;
}

/** So many words may make a name: "Deutsche Bank" is deutsche-bank.de. */
const NAME_WORDS_MAX = 4;

/**
 * Whether the user named a domain: by itself, or by the name that it begins with, as "Stripe" names stripe.com. What earlier calls
 * asked for counts too, because "and its competitors" means them.
 */
export function isNamedBy(domain: string, message: string, earlier: readonly EarlierTurn[]): boolean {
  const host =
    domain
      .toLowerCase()
      .replace(/^[a-z]+:\/\/|^www\./g, '')
      .split(/[/:?#]/, 1)[0] ?? '';
  const name = wordsOf(host.split('.', 1)[0] ?? '').join('');
  if (name === '' || !host.includes('.')) return false;
  return [message, ...earlier.flatMap(wordsBefore)].some(
    (text) => text.toLowerCase().includes(host) || hasName(wordsOf(text), name),
  );
}

const wordsBefore = ({ message, call }: EarlierTurn): string[] => [message, JSON.stringify(call?.args ?? {})];

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
