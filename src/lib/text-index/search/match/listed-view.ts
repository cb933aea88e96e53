import { popcount, setBit } from '../../format/bits.ts';
import {
  ARRAY,
  ARRAY_MAX,
  BITMAP_WORDS,
  CHUNK_DOCUMENTS,
  DENSE,
  GROUP_SHIFT,
  GROUPS,
} from '../../format/layout.ts';
import { PostingsView } from '../../format/postings-view.ts';

/** Scratch arrays for the documents found. One list is built at a time, and its contents are copied into the list. */
const documents = new Uint16Array(CHUNK_DOCUMENTS);
const impacts = new Uint8Array(CHUNK_DOCUMENTS);
const masks = new Uint8Array(CHUNK_DOCUMENTS);

/**
 * Documents of a chunk in ascending order, with impacts and masks, collected as they are found. Only one object may be in use
 * at a time.
 */
export class FoundDocuments {
  count = 0;

  push(doc: number, impact: number, mask: number): void {
    const at = this.count++;
    documents[at] = doc;
    impacts[at] = impact;
    masks[at] = mask;
  }

  /** Turns them into a list like those of words, as a bitmap or an array depending on their number. */
  toView(): PostingsView | undefined {
    const { count } = this;
    if (count === 0) return undefined;
    const view = new PostingsView();
    view.count = count;
    view.masks = masks.slice(0, count);
    for (let i = 0; i < count; i++)
      if ((impacts[i] as number) > view.maxImpact) view.maxImpact = impacts[i] as number;
    if (count <= ARRAY_MAX) {
      view.kind = ARRAY;
      view.documents = documents.slice(0, count);
      view.impacts = impacts.slice(0, count);
    } else {
      this.spread(view);
    }
    return view;
  }

  private spread(view: PostingsView): void {
    view.kind = DENSE;
    view.bits = new Uint32Array(BITMAP_WORDS);
    view.ranks = new Uint16Array(CHUNK_DOCUMENTS >>> 6);
    view.maxima = new Uint8Array(GROUPS);
    view.impacts = new Uint8Array(CHUNK_DOCUMENTS);
    for (let i = 0; i < this.count; i++) {
      const doc = documents[i] as number;
      const impact = impacts[i] as number;
      setBit(view.bits, doc);
      view.impacts[doc] = impact;
      if (impact > (view.maxima[doc >>> GROUP_SHIFT] as number)) view.maxima[doc >>> GROUP_SHIFT] = impact;
    }
    let before = 0;
    for (let pair = 0; pair < view.ranks.length; pair++) {
      view.ranks[pair] = before;
      before += popcount(view.bits[pair * 2] as number) + popcount(view.bits[pair * 2 + 1] as number);
    }
  }
}

/** Memory of a view created here. */
export function viewBytes(view: PostingsView | undefined): number {
  if (view === undefined) return 100;
  return (
    600 + view.documents.byteLength + view.impacts.byteLength + view.masks.byteLength + view.bits.byteLength
  );
}
