import { plansSchema, usePlans } from '../access/index.ts';
import type { Logger } from '../platform/logger.ts';
import { openWatchedFile, type WatchedFile } from '../platform/watched-file.ts';

/** Applies PLANS_FILE now and whenever it changes; without a file, the built-in values apply. */
export function openPlansFile(
  path: string | undefined,
  logger: Pick<Logger, 'info' | 'error'>,
): readonly WatchedFile[] {
  usePlans({});
  return path === undefined
    ? []
    : [openWatchedFile({ setting: 'PLANS_FILE', path, apply: (text) => usePlans(parsePlans(text)), logger })];
}

/** Throws with one sentence that names every wrong value. */
export function parsePlans(text: string) {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`the file is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = plansSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(`${problems.join('; ')}. See docs/operations/plans.md.`);
}
