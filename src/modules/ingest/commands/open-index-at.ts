import type { OpenOptions, TextIndex } from '../../../lib/text-index/api.ts';

/** Opens the companies' index in a folder; by default without threads. The app implements it, because it knows the engine. */
export type OpenIndexAt = (
  directory: string,
  options?: Partial<Omit<OpenOptions, 'schema' | 'directory'>>,
) => Promise<TextIndex>;
