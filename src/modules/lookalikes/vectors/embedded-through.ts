import { z } from 'zod';
import type { TextSearch } from '../../../lib/text-index/api.ts';
import { type VectorIndex, VectorIndexDamaged } from '../../../lib/vector-index/index.ts';

/** The methods that identify the state of the text index. */
export type IndexStates = Pick<TextSearch, 'identity' | 'generation'>;

/** A state of the text index. */
export interface IndexState {
  readonly identity: string;
  readonly generation: number;
}

const Through = z.object({
  identity: z.string(),
  generation: z.int(),
  /** Set during a walk over all companies: those up to this one have vectors of that generation or a later one. */
  walkedTo: z.string().optional(),
});
type Through = z.infer<typeof Through>;

const NAME = 'embedded through';
const claimName = ({ identity, generation }: IndexState): string => `embedded ${identity} ${generation}`;

/**
 * Up to which commit of the text index every company has the vector of its current page. It is stored with the vectors, so that the two are
 * lost, moved and replaced together, and written after them, so that it may lag behind but is never ahead.
 */
export class EmbeddedThrough {
  readonly #vectors: VectorIndex;

  constructor(vectors: VectorIndex) {
    this.#vectors = vectors;
  }

  /** Undefined if nothing is known about this index, or if it was restored to an earlier state than the recorded one. */
  read(now: IndexState): Through | undefined {
    const stored = this.#vectors.note(NAME);
    if (stored === undefined) return undefined;
    const { data } = Through.safeParse(parsed(stored));
    return data?.identity === now.identity && data.generation <= now.generation ? data : undefined;
  }

  keep(through: Through): Promise<void> {
    return this.#vectors.keepNote(NAME, JSON.stringify(through));
  }

  /** Records that everything in one commit already has its vector, as after an ingest. */
  claim(commit: IndexState): Promise<void> {
    return this.#vectors.keepNote(claimName(commit), '');
  }

  async takeClaim(commit: IndexState): Promise<boolean> {
    if (this.#vectors.note(claimName(commit)) === undefined) return false;
    await this.keep(commit);
    await this.#vectors.keepNote(claimName(commit), undefined);
    return true;
  }
}

/**
 * Call this before the index is replaced by one whose generations could be mistaken for those of the old one; all vectors are then compared
 * with their pages.
 */
export async function forgetEmbedded(vectors: VectorIndex): Promise<void> {
  try {
    await vectors.keepNote(NAME, undefined);
  } catch (error) {
    // Damaged vectors are rebuilt anyway, whatever was known about them.
    if (!(error instanceof VectorIndexDamaged)) throw error;
  }
}

export const stateOf = async (index: IndexStates): Promise<IndexState> => ({
  identity: index.identity(),
  generation: await index.generation(),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
