import type { ParsedPage } from '../page/parsed-page.ts';
import { bareLetters } from './domain-affinity.ts';

/** The domain's letters split into words that the page uses, for pages that write their name only as an address. */
export function domainInWords(page: ParsedPage): string | null {
  const { domain, host } = page.address;
  const label = bareLetters(domain.slice(0, domain.indexOf('.')));
  if (host !== domain || label.length < 8 || label.length > 40) return null;
  const spellings = new Map<string, string>();
  for (const text of [page.title ?? '', ...page.headings.slice(0, 10).map((heading) => heading.text)])
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
      const letters = bareLetters(word);
      if (letters.length >= 4 && letters.length < label.length && !spellings.has(letters))
        spellings.set(letters, word);
    }
  return wordsOfLabel(label, spellings);
}

function wordsOfLabel(label: string, spellings: ReadonlyMap<string, string>): string | null {
  const words: string[] = [];
  for (let at = 0; at < label.length; ) {
    const figures = /^\d+/.exec(label.slice(at))?.[0];
    let longest = figures ?? '';
    for (const letters of spellings.keys())
      if (letters.length > longest.length && label.startsWith(letters, at)) longest = letters;
    if (longest === '') return null;
    words.push(spellings.get(longest) ?? longest);
    at += longest.length;
  }
  return words.length < 2 ? null : words.join(' ');
}
