import { z } from 'zod';

/** The file of an index that lists which of the others belong to it. */
const STORE_NAME = 'index.sqlite';

/** What a published index is made of. It is written last and replaces the one before atomically: its readers find all its files. */
export const copyListSchema = z.object({
  version: z.literal(1),
  // It names a folder of the reader, and leads nowhere else.
  identity: z.string().regex(/^[\w-]{1,64}$/),
  generation: z.int().min(0),
  /** Milliseconds since 1970, by the writer's clock: also of a list that changed nothing else, so that a silent writer differs from an idle one. */
  published_at: z.int(),
  /** By name. */
  files: z
    .record(
      // No name leads out of the folder.
      z.string().regex(/^[\w-][\w.-]{0,200}$/),
      z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    )
    // Without it the rest would be opened as a new and empty index.
    .refine((files) => Object.hasOwn(files, STORE_NAME), `the list names no index: ${STORE_NAME} is missing`),
});

export type CopyList = z.infer<typeof copyListSchema>;
export type CopiedFile = CopyList['files'][string];

export const LIST_NAME = 'copy.json';
/** Files lie under the sums of their bytes, so that two that are the same are one, and none is ever written over. */
export const FILES_FOLDER = 'files';
