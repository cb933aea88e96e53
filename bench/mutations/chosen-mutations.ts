import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const mutationSchema = z.strictObject({
  /** What would be wrong with the program. */
  name: z.string(),
  file: z.string(),
  /** A text that occurs once in the file. */
  find: z.string(),
  replace: z.string(),
  /** The test files that find it, if those near the file are too many to try. */
  tests: z.array(z.string()).min(1).optional(),
});
export type ChosenMutation = z.infer<typeof mutationSchema>;

const folder = join(import.meta.dirname, 'chosen');

/** The mutations that were written by hand, of one module or of all; `chosen/` has a file for each. */
export function readChosen(module: string | undefined): ChosenMutation[] {
  const files = globSync(`${module ?? '**/*'}.json`, { cwd: folder }).sort();
  return files.flatMap((file) =>
    z.array(mutationSchema).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
}
