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

/** What was found last. One list is made at a time, and what it holds is copied into the list. */
const documents = new Uint16Array(CHUNK_DOCUMENTS);
const impacts = new Uint8Array(CHUNK_DOCUMENTS);
const masks = new Uint8Array(CHUNK_DOCUMENTS);

/** Documents of a chunk in ascending order, with impacts and masks, as they are found; those of one object only at a time. */
export class FoundDocuments {
  count = 0;

  push(doc: number, impact: number, mask: number): void {
    const at = this.count++;
    documents[at] = doc;
    impacts[at] = impact;
    masks[at] = mask;
  }

  /** As a list like those of words, in the form that many or few documents have there. */
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

/** What a view made here takes in memory. */
export function viewBytes(view: PostingsView | undefined): number {
  if (view === undefined) return 100;
  return (
    600 + view.documents.byteLength + view.impacts.byteLength + view.masks.byteLength + view.bits.byteLength
  );
}
