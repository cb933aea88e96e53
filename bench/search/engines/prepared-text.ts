import { tokenize } from '../../../src/lib/text-analysis/index.ts';
import type { CompanyPage } from '../corpus/company-page.ts';
import { textFields } from './page-document.ts';

/**
 * The text of a page as tokens of our own tokenizer, separated by blanks, by field and value. The peers only split at blanks, so that all
 * engines index the same words.
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
