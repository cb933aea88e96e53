/**
 * History: what changed on a homepage from version to version, and technologies over crawls.
 * The history of a company is in its stored record (`company-index/history.ts`); the values that are counted over all companies are in a
 * filter of the index (`company-index/history-facts.ts`). Start with `company-histories.ts` and `technologies.ts`.
 */
export { type ChangedCompanies, createChangedCompanies } from './changed-companies.ts';
export { type CompanyHistories, createCompanyHistories } from './company-histories.ts';
export { createTechnologies, type Technologies } from './technologies.ts';
export { createTextDifferences, type TextDifferences } from './text-differences.ts';
