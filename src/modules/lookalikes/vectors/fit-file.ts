import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { ModelFacts } from './model-facts.ts';

const Fit = z.object({ model: z.string(), facts: ModelFacts });

/** The statistics of an interrupted build of this model. A file that cannot be read is as if there were none: the build begins anew. */
export function takeFit(file: string, model: string): ModelFacts | undefined {
  try {
    const fit = Fit.parse(JSON.parse(readFileSync(file, 'utf8')));
    return fit.model === model ? fit.facts : undefined;
  } catch {
    return undefined;
  }
}

export function keepFit(file: string, model: string, facts: ModelFacts): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.partial`, JSON.stringify({ model, facts }), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}

export const removeFit = (file: string): void => rmSync(file, { force: true });
