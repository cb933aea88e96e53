/** Fields, filters and columns of the query language. A colon after any other word is punctuation. */
const names =
  'title|meta|h1|h2|h3|headings|body|country|language|tld|industry|technology|tech|has|crawled|identifier|started|stopped|changed|since|exists|city|cms|[a-z]+(?:_[a-z]+)+';

/** Patterns that people type only when they mean an operator. The service decides whether the whole query is valid. */
const signs: readonly RegExp[] = [
  // A pair of quotes. A single one may mean inches.
  /["“„”][^"“”]*[\p{L}\p{N}][^"“”]*["”“]/u,
  // AND or OR between two words. "PORTLAND OR" is a place.
  /\S\s+(?:AND|OR)\s+\S/u,
  /(?:^|[\s(])NOT\s+\S/u,
  // Parentheses that contain a letter and do not follow one, so neither "(030) 123" nor "photo(s)".
  /(?:^|[\s(-])\([^()]*\p{L}[^()]*\)/u,
  /(?:^|[\s(])-["“„(\p{L}]/u,
  new RegExp(`(?:^|[\\s(-])(?:${names}):[^\\s)]`, 'iu'),
  // Any value of a column.
  /(?:^|[\s(-])[a-z]+:\*(?![^\s)])/iu,
  /[\p{L}\p{N}]{2}\*(?![\p{L}\p{N}])/u,
];

/** What every sign contains. Most texts have none of it, and the signs take long to compile before the first paint. */
const hint = /["“„”(:*-]|AND|OR|NOT/;

/** Whether the text has operators, quotes, fields or filters of the query language. */
export const hasQuerySyntax = (text: string): boolean =>
  hint.test(text) && signs.some((sign) => sign.test(text));
