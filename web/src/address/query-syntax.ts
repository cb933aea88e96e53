/** Fields, filters and columns of the query language; a colon behind any other word is punctuation. */
const names =
  'title|meta|h1|h2|h3|headings|body|country|language|tld|industry|technology|tech|has|crawled|identifier|started|stopped|changed|since|exists|city|cms|[a-z]+(?:_[a-z]+)+';

/** What people type only when they mean an operator. Whether the whole can be read is for the service to say. */
const signs: readonly RegExp[] = [
  // A pair of quotes: a single one may stand for inches.
  /["“„”][^"“”]*[\p{L}\p{N}][^"“”]*["”“]/u,
  // Between two words, so that "PORTLAND OR" stays a place.
  /\S\s+(?:AND|OR)\s+\S/u,
  /(?:^|[\s(])NOT\s+\S/u,
  // With letters in it, and not behind one: neither "(030) 123" nor "photo(s)".
  /(?:^|[\s(-])\([^()]*\p{L}[^()]*\)/u,
  /(?:^|[\s(])-["“„(\p{L}]/u,
  new RegExp(`(?:^|[\\s(-])(?:${names}):[^\\s)]`, 'iu'),
  /[\p{L}\p{N}]{2}\*(?![\p{L}\p{N}])/u,
];

/** Whether the text has operators, quotes, fields or filters of the query language. */
export const hasQuerySyntax = (text: string): boolean => signs.some((sign) => sign.test(text));
