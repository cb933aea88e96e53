import type { Random } from './seeded-random.ts';

/**
 * Invented words with a Zipf distribution, used where real pages have unique names: products, collections, partners. The syllables contain
 * no `q`, `w` or `x`, which only words of planted phrases have.
 */
export function drawLongTailWord(random: Random): string {
  // The inverse of the cumulative distribution of 1/rank: rank r is drawn roughly in proportion to 1/r.
  return longTailWord(Math.floor(vocabularySize ** random.next()) - 1);
}

const vocabularySize = 200_000;

/** The word of a rank, starting at 0; different ranks give different words. */
export function longTailWord(rank: number): string {
  let rest = rank;
  let turn = 0;
  let word = '';
  for (let place = 0; place < 3 || rest > 0; place += 1) {
    const list = place % 2 === 0 ? open : closed;
    const digit = rest % list.length;
    // Each syllable is shifted by those before it; otherwise all frequent words would end the same way.
    word += list[(digit + turn) % list.length];
    turn += digit * 7 + 5;
    rest = Math.floor(rest / list.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const open = split(
  'bra ce da do fe fra ga glo gri ha je ka kle la lo lu ma me mi mo na ne ni no pa pe pra ra re ri ro sa se si so sta ta te ti to tra tu va ve vi vo za ze',
);
const closed = split(
  'bel ber cor dal den dor fal fen gar gel hal hel jor kan ker lan lem lis lor mar mel mir mon nar nel nor pal per ran rel rin ron sal sen sil sol tan tel tor val ven ver vin vol zan zel',
);

function split(words: string): readonly string[] {
  return words.split(' ');
}
