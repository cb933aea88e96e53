import type { Suggestion } from '../api/api.ts';

/** Shorter words are completed as they are: too many words share their prefix. */
const LETTERS_MIN = 4;
/** Endings and slips are in the last letters: "bakeries" and "bakerry" share "baker" with "bakery". */
const LETTERS_CUT_MAX = 3;

/** Texts whose completions may be what was meant: the text itself, then without the last letters of its last word. */
export function beginningsOf(text: string): readonly string[] {
  const whole = text.trim();
  const wordLength = whole.length - (whole.lastIndexOf(' ') + 1);
  const cuts = Math.max(0, Math.min(LETTERS_CUT_MAX, wordLength - LETTERS_MIN));
  return Array.from({ length: cuts + 1 }, (_, cut) => whole.slice(0, whole.length - cut));
}

export interface CloseForm {
  readonly text: string;
  readonly count: number;
}

/** Keywords of the index that are close to what was typed, closest first. */
export function closeForms(
  text: string,
  suggestions: readonly Pick<Suggestion, 'type' | 'value' | 'count'>[],
  formsMax: number,
): readonly CloseForm[] {
  const typed = text.trim().toLowerCase();
  const changesMax = Math.max(2, Math.ceil(typed.length / 3));
  const found = new Map<string, CloseForm & { readonly changes: number }>();
  for (const { type, value, count } of suggestions) {
    const form = value.toLowerCase();
    if (type !== 'keyword' || count === 0 || form === typed) continue;
    const changes = form.startsWith(typed) ? 0 : changesBetween(typed, form);
    if (changes <= changesMax) found.set(form, { text: value, count, changes });
  }
  return [...found.values()]
    .sort((a, b) => a.changes - b.changes || b.count - a.count)
    .slice(0, formsMax)
    .map(({ text: form, count }) => ({ text: form, count }));
}

/** Letters to add, to drop or to replace. */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
