import { AppError } from '../../../platform/errors.ts';

export const notIndexed = (domain: string): AppError =>
  new AppError(
    'not_found',
    `${domain} is not indexed. GET /autocomplete finds companies by part of their name.`,
  );
