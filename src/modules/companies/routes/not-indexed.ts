import { AppError } from '../../../platform/errors.ts';

export const notIndexed = (domain: string): AppError =>
  new AppError(
    'not_found',
    `${domain} is not indexed. /autocomplete finds companies by a part of their name.`,
  );
