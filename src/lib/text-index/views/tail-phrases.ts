import { setBit } from '../format/bits.ts';
import { ARRAY, BITMAP_WORDS } from '../format/layout.ts';
import { PostingsView } from '../format/postings-view.ts';
import { PhraseMatcher } from '../search/match/evaluate-phrase.ts';
import type { IndexView } from '../search/match/index-view.ts';
import { PhrasePlanner } from '../search/match/phrase-plan.ts';
import { CollectSink } from '../search/match/sinks.ts';

const phrasesMax = 256;

/** What is known about a phrase in the documents before `checked`. */
interface PhraseList {
  readonly checked: number;
  readonly view: PostingsView;
}

/**
 * The most recently searched phrases, each as a list of recent documents. The tail indexes no pairs of words, and finding a
 * phrase of common words by their positions takes longer than searching all segments. Later documents are added when the phrase
 * is searched again.
 */
export class TailPhrases {
  private readonly boosts: readonly number[];
  private readonly lists = new Map<string, PhraseList>();

  constructor(boosts: readonly number[]) {
    this.boosts = boosts;
  }

  /** Documents of the tail that hold the phrase, dead ones included; undefined when none does. `words` are dictionary keys. */
  find(view: IndexView, words: readonly string[]): PostingsView | undefined {
    const name = words.join(' ');
    const known = this.lists.get(name);
    const documents = view.documentsIn(0);
    const list =
      known !== undefined && known.checked >= documents ? known : this.extend(view, words, known, documents);
    this.lists.delete(name);
    this.lists.set(name, list);
    const [oldest] = this.lists.keys();
    if (this.lists.size > phrasesMax && oldest !== undefined) this.lists.delete(oldest);
    return list.view.count === 0 ? undefined : list.view;
  }

  private extend(
    view: IndexView,
    words: readonly string[],
    known: PhraseList | undefined,
    checked: number,
  ): PhraseList {
    const older = known?.view ?? new PostingsView();
    const pieces = new PhrasePlanner(view, words).piecesIn(0);
    const sink = new CollectSink();
    if (pieces === undefined) return { checked, view: older };
    const matcher = new PhraseMatcher(view, 0, pieces, this.boosts);
    matcher.evaluate({ bits: bitsBetween(known?.checked ?? 0, checked), missing: undefined }, sink, 1);
    return { checked, view: sink.count === 0 ? older : appended(older, sink, matcher) };
  }
}

/** Returns a new view, because a snapshot may hold the old one. */
function appended(older: PostingsView, sink: CollectSink, matcher: PhraseMatcher): PostingsView {
  const view = new PostingsView();
  view.kind = ARRAY;
  view.count = older.count + sink.count;
  view.documents = new Uint16Array(view.count);
  view.documents.set(older.documents);
  view.documents.set(sink.ordinals.subarray(0, sink.count), older.count);
  view.impacts = new Uint8Array(view.count);
  view.impacts.set(older.impacts);
  view.impacts.set(sink.scores.subarray(0, sink.count), older.count);
  view.masks = new Uint8Array(view.count);
  view.masks.set(older.masks);
  for (let i = older.count; i < view.count; i++) view.masks[i] = matcher.mask(view.documents[i] as number);
  view.maxImpact = view.impacts.reduce((most, impact) => Math.max(most, impact), 0);
  return view;
}

function bitsBetween(from: number, to: number): Uint32Array {
  const bits = new Uint32Array(BITMAP_WORDS);
  for (let doc = from; doc < to; doc++) setBit(bits, doc);
  return bits;
}
