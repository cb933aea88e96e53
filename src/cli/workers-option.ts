import { availableParallelism } from 'node:os';
import { UsageError } from './command.ts';

export function readWorkers(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new UsageError(`--workers must be a number from 1 to 999, not '${text}'`);
  return Number(text);
}
