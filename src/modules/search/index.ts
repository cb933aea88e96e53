/**
 * Search: company profiles in the text index. A profile goes in as an index document (text fields with boosts, filter
 * values, the whole profile as its stored record) and comes back out of the stored record.
 * Start with `company-index.ts`: the schema says what can be searched, filtered and counted.
 */
export { openCompanyIndex, toIndexDocument } from './company-index.ts';
export { decodeProfile, storedFetchedAtMs } from './profile-record.ts';
