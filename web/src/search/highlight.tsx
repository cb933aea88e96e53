import type { ReactNode } from 'react';

/** The text with its matches marked, as text: nothing of it is ever markup. Places that do not fit the text are left alone. */
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
