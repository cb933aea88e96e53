import { AppError } from '../../platform/errors.ts';

/** The answer of every endpoint about one domain. */
export const notIndexed = (domain: string): AppError =>
  new AppError(
    'not_found',
    `${domain} is not indexed. GET /lookup fetches a homepage and indexes it; GET /autocomplete finds companies by part of their name.`,
  );
