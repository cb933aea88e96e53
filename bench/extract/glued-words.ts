import { Parser } from 'htmlparser2';

export interface GluedWords {
  /** Words of the text. */
  readonly words: number;
  /** Words that no text node of the page holds: made by joining two nodes. */
  readonly glued: readonly string[];
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
/** What decoding and cleaning take out of a text without a trace. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+/g;
/** Splitting words into elements of a letter, to move them one by one, is no gluing when they come together again. */
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

/**
 * Words of an extracted text that are in no single text node of its page. A page may split a word over two elements
 * on purpose (a coloured logo, a drop cap), so the figure errs on the strict side.
 */
export function findGluedWords(html: string, text: string): GluedWords {
  const known = wordsOfNodes(html);
  let words = 0;
  const glued: string[] = [];
  for (const [found] of text.matchAll(word)) {
    words++;
    if (!known.has(found) && !unspaced.test(found)) glued.push(found);
  }
  return { words, glued };
}

function wordsOfNodes(html: string): ReadonlySet<string> {
  const known = new Set<string>();
  // The parser gives a node in pieces, broken at entities; they belong together until the next tag.
  let node = '';
  const endNode = () => {
    for (const [found] of node.replace(invisible, '').matchAll(word)) known.add(found);
    node = '';
  };
  const parser = new Parser({
    ontext: (piece) => {
      node += piece;
    },
    onopentag: (_, attributes) => {
      endNode();
      for (const value of Object.values(attributes)) {
        node = value;
        endNode();
      }
    },
    onclosetag: endNode,
  });
  parser.write(html);
  parser.end();
  endNode();
  return known;
}
