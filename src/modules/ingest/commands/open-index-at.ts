import type { OpenOptions, TextIndex } from '../../../lib/text-index/api.ts';

/** Opens the companies' index in a folder; without threads of its own where nothing is said. It is the app that opens: it knows the engine. */
export type OpenIndexAt = (
  directory: string,
  options?: Partial<Omit<OpenOptions, 'schema' | 'directory'>>,
) => Promise<TextIndex>;
