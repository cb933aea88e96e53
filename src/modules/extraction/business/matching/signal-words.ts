import { BREAK, fold, foldInto, SPACE } from './folded-text.ts';
import { PhraseTrie } from './phrase-trie.ts';

/** A phrase of a short list, and the label of the list it stands in. */
export interface Signal<Label extends string> {
  readonly label: Label;
  readonly phrase: string;
}

/** Finds the phrases of a few labelled lists (commas between them, `word*` for beginnings) in any text. */
export function signalFinder<Label extends string>(
  lists: Readonly<Record<Label, string>>,
): (text: string) => Signal<Label>[] {
  const trie = new PhraseTrie();
  const signals: Signal<Label>[] = [];
  for (const label of Object.keys(lists) as Label[]) {
    for (const listed of lists[label].split(',')) {
      const pattern = listed.split('*').map(fold).join('*');
      trie.add(pattern, signals.length);
      signals.push({ label, phrase: pattern.replaceAll('*', '') });
    }
  }
  return (text) => find(text, trie, signals);
}

const codes = new Uint16Array(16_384);
const best = { end: -1, phrase: -1 };

function find<Label extends string>(
  text: string,
  trie: PhraseTrie,
  signals: readonly Signal<Label>[],
): Signal<Label>[] {
  const length = foldInto(codes, text);
  const found = new Set<Signal<Label>>();
  for (let index = 0; index < length; ) {
    if (trie.matchAt(codes, index, length, best)) {
      const signal = signals[best.phrase];
      if (signal !== undefined) found.add(signal);
      index = best.end;
    } else if ((codes[index] ?? 0) >= 0x0e00) {
      // Scripts without spaces: a phrase may begin at the next character.
      index += 1;
    } else {
      while (index < length && codes[index] !== SPACE && codes[index] !== BREAK) index += 1;
    }
    if (codes[index] === SPACE || codes[index] === BREAK) index += 1;
  }
  return [...found];
}
