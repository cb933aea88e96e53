import { Random } from './random.ts';
import { businessPhrases, realWords } from './real-words.ts';

export interface Vocabulary {
  /** Words by rank, most frequent first: real ones, then plausible inventions. */
  readonly words: readonly string[];
  /** Phrases by rank: real ones first, then fixed pairs of words with a middle rank, because real text is repetitive. */
  readonly collocations: readonly string[];
}

const wordCount = 300_000;
const collocationCount = 20_000;
// The vocabulary is the same for every corpus seed, so that queries of two runs can be compared.
const vocabularySeed = 20_240_607;

const onsets = 'b c d f g h j k l m n p r s t v w br cl cr dr fl gr pl pr sc sh sl sp st th tr ch qu'.split(
  ' ',
);
const nuclei = 'a e i o u a e i o ai ea ee ie oo ou io'.split(' ');
const codas = 'n r s t l m d x k nd nt st ck rt ss rn ld ng'.split(' ');
const endings = 'a e o y er ing ed ion al ity ment ly ic ous able en is us um'.split(' ');
// Accented words, as on pages that are not in English, so that ASCII support alone is not enough for a tokenizer.
const accentedNuclei = 'é è ä ö ü ñ ó í ç ø'.split(' ');

const syllableCounts = [1, 1, 2, 2, 2, 2, 3];

export function buildVocabulary(): Vocabulary {
  const random = new Random(vocabularySeed);
  const words = new Set(realWords);
  while (words.size < wordCount) words.add(inventWord(random));
  const byRank = [...words];
  const collocations = [...businessPhrases];
  while (collocations.length < collocationCount)
    collocations.push(`${byRank[200 + random.below(20_000)]} ${byRank[200 + random.below(20_000)]}`);
  return { words: byRank, collocations };
}

function inventWord(random: Random): string {
  const syllables = random.pick(syllableCounts);
  let word = '';
  for (let syllable = 0; syllable < syllables; syllable += 1) {
    word += random.pick(onsets) + random.pick(random.chance(0.02) ? accentedNuclei : nuclei);
    if (random.chance(0.35)) word += random.pick(codas);
  }
  return word + random.pick(endings);
}
