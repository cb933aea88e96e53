import { tokenize } from '../../../src/lib/text-analysis/index.ts';
import type { CompanyPage } from '../corpus/company-page.ts';
import { textFields } from './page-document.ts';

/**
 * The page's text as the tokens of our own tokenizer with blanks between them, per field and value: the peers split
 * at blanks and do nothing else, so that all engines index the same words.
 */
export function preparedValues(page: CompanyPage): readonly (readonly string[])[] {
  return textFields.map((field) => {
    const value = page[field];
    return (typeof value === 'string' ? [value] : value).map((text) =>
      tokenize(text)
        .map(({ term }) => term)
        .join(' '),
    );
  });
}
