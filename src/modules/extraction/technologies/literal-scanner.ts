/** Finds many literals in one pass over a text, regardless of ASCII case. */
export interface LiteralScanner {
  /** Positions of each literal found, by the literal's number, at most `positionsMax` of each. */
  scan(text: string): ReadonlyMap<number, readonly number[]>;
}

const GRAM_CHARS = 4;
const TABLE_BITS = 16;
/** Places beyond these add time rather than findings; class names stand dozens of times in styles before the first tag. */
const POSITIONS_MAX = 100;

/**
 * Every literal is entered in a table under one of its four-character grams, the one that is rarest among all literals.
 * A pass over the text looks each gram up and compares literals only where the table has an entry: linear, and about 3 ns a character.
 */
export function createLiteralScanner(literals: readonly string[]): LiteralScanner {
  const heads = new Int32Array(1 << TABLE_BITS);
  const next = new Int32Array(literals.length + 1);
  const gramEnds = new Int32Array(literals.length);
  const commonness = gramCounts(literals);
  for (const [number, literal] of literals.entries()) {
    const end = rarestGramEnd(literal, commonness);
    const slot = slotOf(packedGram(literal, end));
    gramEnds[number] = end;
    next[number + 1] = heads[slot] ?? 0;
    heads[slot] = number + 1;
  }

  const scan = (text: string): ReadonlyMap<number, readonly number[]> => {
    const found = new Map<number, number[]>();
    let gram = 0;
    for (let at = 0; at < text.length; at++) {
      gram = (gram >>> 8) | ((text.charCodeAt(at) | 0x20) << 24);
      let entry = heads[slotOf(gram)] ?? 0;
      while (entry !== 0) {
        const literal = literals[entry - 1] ?? '';
        const start = at - (gramEnds[entry - 1] ?? 0);
        if (start >= 0 && holdsAt(text, literal, start)) addPosition(found, entry - 1, start);
        entry = next[entry] ?? 0;
      }
    }
    return found;
  };
  return { scan };
}

function slotOf(gram: number): number {
  return Math.imul(gram, 0x9e3779b1) >>> (32 - TABLE_BITS);
}

function packedGram(literal: string, end: number): number {
  let gram = 0;
  for (let at = end - GRAM_CHARS + 1; at <= end; at++)
    gram = (gram >>> 8) | ((literal.charCodeAt(at) | 0x20) << 24);
  return gram;
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

/** Grams that every page is full of; an entry under one of them would be compared at every turn. */
const EVERYWHERE =
  'https://www. .com/ <script <link <meta <div class= href="/ src="/ type="text/javascript content="  .js" .css static. content/ name=" id="';

function gramCounts(literals: readonly string[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const count = (literal: string, weight: number) => {
    for (let end = GRAM_CHARS - 1; end < literal.length; end++) {
      const gram = packedGram(literal, end);
      counts.set(gram, (counts.get(gram) ?? 0) + weight);
    }
  };
  for (const literal of literals) count(literal, 1);
  for (const literal of EVERYWHERE.split(' ')) count(literal, literals.length + 1);
  return counts;
}

function rarestGramEnd(literal: string, counts: ReadonlyMap<number, number>): number {
  let rarestEnd = GRAM_CHARS - 1;
  let rarestCount = Number.POSITIVE_INFINITY;
  for (let end = GRAM_CHARS - 1; end < literal.length; end++) {
    const count = counts.get(packedGram(literal, end)) ?? 0;
    if (count < rarestCount) {
      rarestEnd = end;
      rarestCount = count;
    }
  }
  return rarestEnd;
}
