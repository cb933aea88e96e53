import { Parser } from 'htmlparser2';

export interface GluedWords {
  /** Words of the text. */
  readonly words: number;
  /** Words that no single text node of the page contains, because two nodes were joined. */
  readonly glued: readonly string[];
}

const word = /[\p{L}\p{N}\p{M}]+/gu;
/** Characters that decoding and cleaning remove without a trace. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]+/g;
/**
 * Scripts without spaces. Pages split their words into elements of one letter, to animate them, and joining those again is not an error.
 */
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

/**
 * Words of an extracted text that are in no single text node of the page. Pages sometimes split a word over two elements on purpose (a
 * coloured logo, a drop cap), so the figure is a strict one.
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
  // The parser delivers a node in pieces, split at entities. They belong together until the next tag.
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
