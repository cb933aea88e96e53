/** Finds many literals in one pass over a text, ignoring ASCII case. */
export interface LiteralScanner {
  /** Positions of each literal found, by the literal's number; only the first ones for a literal that is everywhere. */
  scan(text: string): ReadonlyMap<number, readonly number[]>;
}

const GRAM_CHARS = 4;
const STRIDE = 2;
/** A shorter literal could fit between two positions that the scan reads. */
export const LITERAL_CHARS_MIN = GRAM_CHARS + STRIDE - 1;
const TABLE_BITS_MAX = 17;
const TABLE_BITS_MIN = 8;
/** The number of table slots per gram; a table of few literals stays in the nearest cache. */
const SLOTS_PER_GRAM = 8;
const LOWER_CASE_BITS = 0x20202020;
/** Further positions cost time without adding findings; class names occur dozens of times in styles before the first tag. */
const POSITIONS_MAX = 100;

/**
 * Every literal is entered in a table under two adjacent grams of four characters, the rarest among all literals. The pass looks at every
 * second gram of the text, so it meets exactly one of the two, and compares literals only there: linear, and about 1 ns per character.
 */
export function createLiteralScanner(
  literals: readonly string[],
  knownPairStart: (literal: string) => number | undefined = () => undefined,
): LiteralScanner {
  // Entry 0 ends a chain, so no literal may have it: the first slot is left empty.
  const numbered = ['', ...literals];
  const { shift, filter, heads, next, grams, gramStarts } = createGramTable(numbered, knownPairStart);

  const scan = (text: string): ReadonlyMap<number, readonly number[]> => {
    const found = new Map<number, number[]>();
    const compareAt = (gram: number, at: number) => {
      for (let entry = heads[bitOf(gram, shift) >>> 3] ?? 0; entry !== 0; entry = next[entry] ?? 0) {
        if (grams[entry] !== gram) continue;
        const start = at - (gramStarts[entry] ?? 0);
        const number = entry >>> 1;
        if (start >= 0 && holdsAt(text, numbered[number] ?? '', start)) addPosition(found, number - 1, start);
      }
    };
    const words = wordsOf(text);
    const following = (from: number) => nextKnown(words, filter, shift, from);
    for (let at = following(0); at < words.length; at = following(at + 1)) {
      const gram = gramOf(words, at);
      const between = (gramOf(words, at - 1) >>> 16) | (gram << 16);
      if (isKnown(filter, bitOf(between, shift))) compareAt(between, at * GRAM_CHARS - STRIDE);
      if (isKnown(filter, bitOf(gram, shift))) compareAt(gram, at * GRAM_CHARS);
    }
    return found;
  };
  return { scan };
}

/**
 * The next position from here on where a gram of some literal may start, or may have started halfway before; the end if there is none.
 * Nearly all the time of a scan is spent in this loop, so it calls nothing and branches once.
 */
function nextKnown(words: Int32Array, filter: Uint8Array, shift: number, from: number): number {
  let previous = gramOf(words, from - 1);
  for (let at = from; at < words.length; at++) {
    const gram = (words[at] ?? 0) | LOWER_CASE_BITS;
    const bitBetween = bitOf((previous >>> 16) | (gram << 16), shift);
    const bit = bitOf(gram, shift);
    previous = gram;
    const known =
      ((filter[bitBetween >>> 3] ?? 0) >>> (bitBetween & 7)) | ((filter[bit >>> 3] ?? 0) >>> (bit & 7));
    if ((known & 1) === 1) return at;
  }
  return words.length;
}

function gramOf(words: Int32Array, at: number): number {
  return at < 0 ? 0 : (words[at] ?? 0) | LOWER_CASE_BITS;
}

function isKnown(filter: Uint8Array, bit: number): boolean {
  return (((filter[bit >>> 3] ?? 0) >>> (bit & 7)) & 1) === 1;
}

/** One buffer for all texts: a new one for every page would cost more than filling it. */
let memory = new ArrayBuffer(1 << 18);

/**
 * The text with four characters per number, each truncated to a byte: reading four together costs a third of reading characters. `holdsAt`
 * distinguishes characters beyond Latin-1. Valid until the next call.
 */
function wordsOf(text: string): Int32Array {
  const count = Math.ceil(text.length / GRAM_CHARS);
  if (count * GRAM_CHARS > memory.byteLength) memory = new ArrayBuffer(2 * count * GRAM_CHARS);
  const words = new Int32Array(memory, 0, count);
  // The last characters of an earlier, longer text must not follow this one's.
  words.fill(0, -1);
  Buffer.from(memory).write(text, 'latin1');
  return words;
}

/** Entries 2n and 2n + 1 belong to literal n. */
interface GramTable {
  /** How many bits of a gram's hash the filter does not use. */
  readonly shift: number;
  /** One bit per gram. Unlike the table, it fits into the processor's nearer caches; most positions end here. */
  readonly filter: Uint8Array;
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly grams: Int32Array;
  readonly gramStarts: Int32Array;
}

function createGramTable(
  literals: readonly string[],
  knownPairStart: (literal: string) => number | undefined,
): GramTable {
  const tableBits = tableBitsFor(2 * literals.length);
  const shift = shiftFor(tableBits);
  const filter = new Uint8Array(1 << tableBits);
  const heads = new Int32Array(1 << tableBits);
  const next = new Int32Array(2 * literals.length);
  const grams = new Int32Array(2 * literals.length);
  const gramStarts = new Int32Array(2 * literals.length);
  let rarest: ((literal: string) => number) | undefined;
  const pairStart = (literal: string) => {
    const known = knownPairStart(literal);
    if (known !== undefined) return known;
    rarest ??= rarestPairs(literals);
    return rarest(literal);
  };
  for (let entry = 0; entry < grams.length; entry++) {
    const literal = literals[entry >>> 1] ?? '';
    if (literal === '') continue;
    // The first of the two finds the pair, the second follows it.
    const isFirst = (entry & 1) === 0;
    const gramStart = isFirst ? pairStart(literal) : (gramStarts[entry - 1] ?? 0) + 1;
    const gram = gramAt(literal, gramStart);
    const bit = bitOf(gram, shift);
    const slot = bit >>> 3;
    grams[entry] = gram;
    gramStarts[entry] = gramStart;
    next[entry] = heads[slot] ?? 0;
    heads[slot] = entry;
    filter[slot] = (filter[slot] ?? 0) | (1 << (bit & 7));
  }
  return { shift, filter, heads, next, grams, gramStarts };
}

const tableBitsFor = (grams: number): number =>
  Math.min(TABLE_BITS_MAX, Math.max(TABLE_BITS_MIN, Math.ceil(Math.log2(grams * SLOTS_PER_GRAM))));

/** The filter distinguishes grams eight times as finely as the table, in as many bytes as the table has slots. */
const shiftFor = (tableBits: number): number => 32 - (tableBits + 3);

/** The bit of a gram in the filter; its slot in the table is the index of the byte that contains the bit. */
function bitOf(gram: number, shift: number): number {
  return Math.imul(gram, 0x9e3779b1) >>> shift;
}

function gramAt(literal: string, start: number): number {
  let gram = 0;
  for (let at = start; at < start + GRAM_CHARS; at++) gram = (gram >>> 8) | (literal.charCodeAt(at) << 24);
  return gram | LOWER_CASE_BITS;
}

function holdsAt(text: string, literal: string, start: number): boolean {
  for (let at = 0; at < literal.length; at++) {
    const code = text.charCodeAt(start + at);
    const folded = code >= 65 && code <= 90 ? code | 0x20 : code;
    if (folded !== literal.charCodeAt(at)) return false;
  }
  return true;
}

function addPosition(found: Map<number, number[]>, literal: number, position: number): void {
  const positions = found.get(literal);
  if (!positions) found.set(literal, [position]);
  else if (positions.length < POSITIONS_MAX) positions.push(position);
}

/** Grams that every page is full of; an entry under one of them would be compared constantly. */
const EVERYWHERE =
  'https://www. http:// .com/ .org/ .net/ <script type= <link <meta <div class=" </div> </span> <i class=" href="/ src="/ type="text/javascript" content=" .css" .html" static. aria-label ' +
  'content/ uploads/ name=" id="m container data-m data-c data-f normal linear max- min- elementor page- price card latin center text- font-family: background-color: display: margin- padding- width: height: ' +
  'function( return document. window. border position: absolute button" title=" alt=" images/ header footer wrapper select animate ' +
  'swiper slick icon- items menu navigation property article product category search global settings options translate action=" ' +
  'border-bottom border-color border-radius border-width border-style letter-spacing justify-content align-items line-height z-index transform transition ' +
  'opacity overflow: visible hidden flex-wrap flex-direction grid-template vertical-align white-space inherit important :hover :before :after first-child last-child ' +
  'var(--wp--preset --color --font-size calc( rgba( media (max-width screen and standard calendar submit select2 dropdown collapse toggle active current primary ' +
  'secondary dark light white small large medium solid filter object-fit contain cover block inline-block none auto left right top bottom component wp-block ' +
  'upload plugins/ themes/ woocommerce .php .min.js api/ json listener addEventListener undefined prototype length join( visibility scale direction found ' +
  'class="t class="s class="p class="m class="b class="r class="l class="f name="p id="f data-id= data-w data-a role=" style=" target="_blank rel="no ' +
  'google cookie image layout section script static/ assets/ template default mobile responsive slider carousel social facebook twitter';

/**
 * Returns where in a literal the pair of grams starts that is rarest among these literals. They are counted by slot: two grams that share a
 * slot only seem more common than they are.
 */
export function rarestPairs(literals: readonly string[]): (literal: string) => number {
  const counts = new Int32Array(1 << TABLE_BITS_MAX);
  const count = (literal: string, weight: number) => {
    for (let start = 0; start <= literal.length - GRAM_CHARS; start++) {
      const slot = countedSlot(gramAt(literal, start));
      counts[slot] = (counts[slot] ?? 0) + weight;
    }
  };
  for (const literal of literals) count(literal, 1);
  for (const literal of EVERYWHERE.split(' ')) count(literal, literals.length + 1);
  return (literal) => rarestPairStart(literal, counts);
}

const COUNTED_SHIFT = shiftFor(TABLE_BITS_MAX);

function countedSlot(gram: number): number {
  return bitOf(gram, COUNTED_SHIFT) >>> 3;
}

function rarestPairStart(literal: string, counts: Int32Array): number {
  let rarestStart = 0;
  let rarestCount = Number.POSITIVE_INFINITY;
  let second = counts[countedSlot(gramAt(literal, 0))] ?? 0;
  for (let start = 0; start <= literal.length - LITERAL_CHARS_MIN; start++) {
    const first = second;
    second = counts[countedSlot(gramAt(literal, start + 1))] ?? 0;
    if (first + second >= rarestCount) continue;
    rarestStart = start;
    rarestCount = first + second;
  }
  return rarestStart;
}
