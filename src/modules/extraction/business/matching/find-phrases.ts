import { BREAK, foldInto, isUnspaced, isWordEnd, SPACE } from './folded-text.ts';
import { languageStrength } from './language-strength.ts';
import { lexicon, type Phrase } from './lexicon.ts';

/** A phrase as it stands in a text; `strength` is below 1 where its neighbours say that it is not the business. */
export interface FoundPhrase {
  readonly id: number;
  readonly phrase: Phrase;
  strength: number;
}

interface Occurrence extends FoundPhrase {
  readonly start: number;
  readonly end: number;
}

const subjectStrength = 0.25;
const codes = new Uint16Array(16_384);
const best = { end: -1, phrase: -1 };

/** All phrases of the lexicon in a text, longest first at each place and without overlap. */
export function findPhrases(text: string, language: string | null): FoundPhrase[] {
  const length = foldInto(codes, text);
  const occurrences = scan(length);
  weighByContext(occurrences);
  const found = occurrences.filter(({ phrase }) => phrase.postings.length > 0);
  for (const occurrence of found) occurrence.strength *= languageStrength(occurrence.phrase, language);
  return found;
}

/** Phrases inside a name that is written without spaces, such as `armintesisat`. */
export function findPhrasesInName(name: string): FoundPhrase[] {
  const length = foldInto(codes, name);
  const { trie, phrases } = lexicon();
  const found: FoundPhrase[] = [];
  for (let index = 0; index < length; ) {
    const isStart = index === 0 || isWordEnd(codes[index - 1]);
    let advance = 1;
    if (trie.matchInside(codes, index, length, best)) {
      const size = best.end - index;
      const isWhole = isStart && isWordEnd(best.end < length ? codes[best.end] : undefined);
      const isEdge = isStart || isWordEnd(best.end < length ? codes[best.end] : undefined);
      const phrase = phrases[best.phrase];
      if (
        phrase !== undefined &&
        phrase.postings.length > 0 &&
        (isWhole ? size >= 3 : size >= (isEdge ? 5 : 6))
      ) {
        found.push({ id: best.phrase, phrase, strength: isWhole ? 1 : 0.7 });
        advance = size;
      }
    }
    index += advance;
  }
  return found;
}

function scan(length: number): Occurrence[] {
  const { trie, phrases } = lexicon();
  const occurrences: Occurrence[] = [];
  let index = 0;
  while (index < length) {
    const start = index;
    let wordEnd = start;
    while (wordEnd < length && codes[wordEnd] !== SPACE && codes[wordEnd] !== BREAK) wordEnd += 1;
    let id = -1;
    let end = wordEnd;
    if (trie.matchAt(codes, start, length, best)) {
      id = best.phrase;
      end = best.end;
    } else if (isUnspaced(codes[start] ?? 0)) {
      end = start + 1;
    } else {
      const root = withoutArticle(start, wordEnd);
      if (root > start && trie.matchAt(codes, root, length, best)) {
        id = best.phrase;
        end = best.end;
      } else {
        id = trie.matchEnding(codes, start, wordEnd);
        end = id >= 0 ? wordEnd : firstUnspaced(start, wordEnd);
      }
    }
    const phrase = phrases[id];
    if (phrase !== undefined) occurrences.push({ id, phrase, strength: 1, start, end });
    index = end;
    if (codes[index] === SPACE || codes[index] === BREAK) index += 1;
  }
  return occurrences;
}

/** Arabic and Hebrew write the article and short prepositions as part of the word. */
function withoutArticle(start: number, end: number): number {
  const first = codes[start] ?? 0;
  if (first >= 0x0600 && first <= 0x06ff) {
    let root = start;
    // و and ب and ل and ف before the article, then ال or the contracted لل.
    if ([0x0648, 0x0628, 0x0644, 0x0641].includes(first) && end - start > 4) root += 1;
    if (codes[root] === 0x0627 && codes[root + 1] === 0x0644) return root + 2;
    if (root > start && codes[root] === 0x0644) return root + 1;
    return root;
  }
  const isHebrew = first >= 0x0590 && first <= 0x05ff;
  return isHebrew && end - start > 3 ? start + 1 : start;
}

function firstUnspaced(start: number, end: number): number {
  for (let index = start + 1; index < end; index += 1) if (isUnspaced(codes[index] ?? 0)) return index;
  return end;
}

/** Lowers what is only the subject: "restaurant" in "restaurant software" and in "software for restaurants". */
function weighByContext(occurrences: Occurrence[]): void {
  let lead: Occurrence | null = null;
  let glue: Phrase['glue'] = null;
  let previous: Occurrence | null = null;
  for (const current of occurrences) {
    const touches = previous !== null && current.start <= previous.end + 1 && codes[previous.end] === SPACE;
    if (previous !== null && hasBreak(previous.end, current.start)) lead = null;
    if (current.phrase.glue !== null) {
      if (current.phrase.glue === 'serving') glue = 'serving';
      else if (glue === null || !touches)
        glue = touches && previous?.phrase.postings.length ? 'belonging' : null;
      previous = current;
      continue;
    }
    if (touches && previous !== null && current.phrase.isHead && differ(previous.phrase, current.phrase)) {
      previous.strength *= subjectStrength;
    }
    if (touches && glue !== null && lead !== null && differ(lead.phrase, current.phrase)) {
      current.strength *= glue === 'serving' ? subjectStrength : 2 * subjectStrength;
    }
    glue = null;
    if (current.phrase.postings.length > 0 && current.strength === 1) lead = current;
    previous = current;
  }
}

function hasBreak(from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (codes[index] === BREAK) return true;
  return false;
}

/** No industry in common. */
function differ(left: Phrase, right: Phrase): boolean {
  return !left.postings.some((posting) =>
    right.postings.some((other) => other.industry === posting.industry),
  );
}
