import { z } from 'zod';

/** The file of an index that lists which of the others belong to it. */
const STORE_NAME = 'index.sqlite';

/**
 * What a published index consists of. The list is written last and replaces the previous one atomically, so that its readers find all its
 * files.
 */
export const copyListSchema = z.object({
  version: z.literal(1),
  // The identity names a folder on the reader's disk, so it must not lead anywhere else.
  identity: z.string().regex(/^[\w-]{1,64}$/),
  generation: z.int().min(0),
  /**
   * Milliseconds since 1970, by the writer's clock. It changes even if nothing else does, so that a dead writer can be told from an idle
   * one.
   */
  published_at: z.int(),
  /** By name. */
  files: z
    .record(
      // No name may lead out of the folder.
      z.string().regex(/^[\w-][\w.-]{0,200}$/),
      z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    )
    // Without this file the rest would be opened as a new and empty index.
    .refine((files) => Object.hasOwn(files, STORE_NAME), `the list names no index: ${STORE_NAME} is missing`),
});

export type CopyList = z.infer<typeof copyListSchema>;
export type CopiedFile = CopyList['files'][string];

export const LIST_NAME = 'copy.json';
/** Files are named by their checksums, so that identical files are stored once and no file is ever overwritten. */
export const FILES_FOLDER = 'files';
