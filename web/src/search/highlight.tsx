import type { ReactNode } from 'react';

/** Marks the matches in a text, which is never interpreted as markup. Positions outside the text are ignored. */
export function highlight(text: string, matches: readonly (readonly number[])[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from = 0, to = 0] of matches) {
    if (from < end || to <= from || to > text.length) continue;
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  parts.push(text.slice(end));
  return parts;
}
