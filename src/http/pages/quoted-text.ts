import { type Markup, markup } from './markup.ts';

/** Cuts the text of a page between whole characters, because a title may be as long as its author likes. */
export const cut = (text: string, charactersMax: number): string =>
  text.length <= charactersMax ? text : `${text.slice(0, charactersMax).toWellFormed()} …`;

/** The text with its matches marked; positions outside the text are ignored. */
export function marked(text: string, matches: readonly (readonly [number, number])[]): Markup {
  const parts: Markup[] = [];
  let end = 0;
  for (const [from, to] of matches) {
    if (from < end || to <= from || to > text.length) continue;
    parts.push(markup`${text.slice(end, from)}<mark>${text.slice(from, to)}</mark>`);
    end = to;
  }
  return markup`${parts}${text.slice(end)}`;
}
