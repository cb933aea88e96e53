import type { Language } from '../lexicon/meaning.ts';

/** Words that begin a part of a sentence which says more about the companies: that, which, qui, które. */
export const clauseWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['that', 'which', 'who']),
  de: new Set(['die', 'das', 'der', 'welche', 'denen', 'deren']),
  fr: new Set(['qui']),
  es: new Set(['que']),
  it: new Set(['che']),
  nl: new Set(['die', 'dat', 'waarvan', 'waarbij']),
  pt: new Set(['que']),
  pl: new Set(['ktore', 'ktora', 'ktory', 'ktorzy', 'co']),
};
