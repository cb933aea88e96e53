import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { ModelFacts } from './model-facts.ts';

const Fit = z.object({
  model: z.string(),
  /** The state of the companies when the build started; later changes may be missing from it. */
  begunAt: z.object({ identity: z.string(), generation: z.int() }),
  facts: ModelFacts,
});
export type Fit = z.infer<typeof Fit>;

/** What an interrupted build of this model was started with. An unreadable file counts as missing, and the build restarts. */
export function takeFit(file: string, model: string): Fit | undefined {
  try {
    const fit = Fit.parse(JSON.parse(readFileSync(file, 'utf8')));
    return fit.model === model ? fit : undefined;
  } catch {
    return undefined;
  }
}

export function keepFit(file: string, fit: Fit): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.partial`, JSON.stringify(fit), { mode: 0o600 });
  renameSync(`${file}.partial`, file);
}

export const removeFit = (file: string): void => rmSync(file, { force: true });
