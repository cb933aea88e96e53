import type { Deadline } from '../../../deadline.ts';
import { setBit } from '../../format/bits.ts';
import { BITMAP_WORDS } from '../../format/layout.ts';
import type { FilterPlan } from './filter-plan.ts';
import type { IndexView } from './index-view.ts';

export type KeysPlan = Extract<FilterPlan, { kind: 'keys' }>;
/** Documents of a view by chunk; chunks without any are absent. */
export type DocumentsByChunk = ReadonlyMap<number, Uint32Array>;

interface Place {
  readonly view: number;
  readonly ordinal: number;
}

const nowhere: Place = { view: -1, ordinal: -1 };
const none: DocumentsByChunk = new Map();
/** A place takes about a hundred bytes with its key. */
const placesMax = 20_000;

/**
 * Where the documents of keys are among the views of a snapshot. A key is live in one view at most, so it is looked up in all of them
 * once, and not again for the next question about it: a search by meaning asks nine about the same few hundred companies.
 */
export class KeyPlaces {
  private readonly views: readonly IndexView[];
  private readonly known = new Map<string, Place>();
  private readonly resolved = new WeakMap<KeysPlan, readonly Map<number, Uint32Array>[]>();

  constructor(views: readonly IndexView[]) {
    this.views = views;
  }

  /** The live documents of the keys of a filter in one of the views. */
  in(view: IndexView, plan: KeysPlan, deadline: Deadline): DocumentsByChunk {
    let byView = this.resolved.get(plan);
    if (byView === undefined) {
      byView = this.resolve(plan.keys, deadline);
      this.resolved.set(plan, byView);
    }
    return byView[this.views.indexOf(view)] ?? none;
  }

  private resolve(keys: readonly string[], deadline: Deadline): Map<number, Uint32Array>[] {
    const byView = this.views.map(() => new Map<number, Uint32Array>());
    for (const key of keys) {
      deadline.check();
      const { view, ordinal } = this.place(key);
      const byChunk = byView[view];
      if (byChunk === undefined) continue;
      let bits = byChunk.get(ordinal >>> 16);
      if (bits === undefined) {
        bits = new Uint32Array(BITMAP_WORDS);
        byChunk.set(ordinal >>> 16, bits);
      }
      setBit(bits, ordinal & 65_535);
    }
    return byView;
  }

  private place(key: string): Place {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const found = this.find(key);
    if (this.known.size >= placesMax) this.known.clear();
    this.known.set(key, found);
    return found;
  }

  private find(key: string): Place {
    for (const [at, view] of this.views.entries()) {
      const ordinal = view.find(key);
      if (ordinal >= 0) return { view: at, ordinal };
    }
    return nowhere;
  }
}
