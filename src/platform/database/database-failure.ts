import { AppError } from '../errors.ts';

export const databaseBusy = (cause?: unknown): AppError =>
  new AppError('unavailable', 'The database is busy. Nothing was changed; try again in 3 seconds.', {
    cause,
    headers: { 'retry-after': '3' },
  });

/** A failure that the operator has to fix. */
export const databaseUnusable = (message: string, cause: unknown): AppError =>
  new AppError('unavailable', message, { cause, headers: { 'retry-after': '60' } });
