import { LITERAL_CHARS_MIN } from '../literal-scanner.ts';
import type { RegexNode } from './parse-regex.ts';

const LITERAL_CHARS_MAX = 24;
const ALTERNATIVES_MAX = 24;

/**
 * Lower-case literals, at least one of which every match contains, or undefined if no such set of useful literals exists. Page text is
 * searched for these before any expression runs.
 */
export function requiredLiterals(
  node: RegexNode,
  charsMin = LITERAL_CHARS_MIN,
): readonly string[] | undefined {
  const best = bestLiterals(node, charsMin);
  return best && shortest(best) >= charsMin ? best : undefined;
}

/** Every string that an expression can match, if they are few; undefined otherwise. */
export function exactStrings(node: RegexNode): readonly string[] | undefined {
  switch (node.type) {
    case 'char':
      return node.strings;
    case 'sequence':
      return node.parts.reduce<readonly string[] | undefined>(
        (strings, part) => strings && joined(strings, exactStrings(part)),
        [''],
      );
    case 'choice':
      return union(node.options.map(exactStrings));
    case 'repeat': {
      if (node.max !== 1) return undefined;
      const body = exactStrings(node.body);
      return node.min === 1 ? body : union([body, ['']]);
    }
    default:
      return undefined;
  }
}

function bestLiterals(node: RegexNode, charsMin: number): readonly string[] | undefined {
  switch (node.type) {
    case 'char':
      return exactStrings(node);
    case 'sequence':
      return bestOfSequence(node.parts, charsMin);
    case 'choice':
      return union(node.options.map((option) => bestLiterals(option, charsMin)));
    case 'repeat':
      return node.min > 0 ? bestLiterals(node.body, charsMin) : undefined;
    default:
      return undefined;
  }
}

function bestOfSequence(parts: readonly RegexNode[], charsMin: number): readonly string[] | undefined {
  let best: readonly string[] | undefined;
  let run: readonly string[] = [''];
  const consider = (candidate: readonly string[] | undefined) => {
    if (candidate && shortest(candidate) >= charsMin && score(candidate) > (best ? score(best) : 0))
      best = candidate;
  };
  for (const part of parts) {
    if (part.type === 'anchor' || part.type === 'look') continue;
    const extended = joined(run, exactStrings(part));
    if (extended) {
      run = extended;
      continue;
    }
    consider(run);
    consider(bestLiterals(part, charsMin));
    run = exactStrings(part) ?? [''];
  }
  consider(run);
  return best;
}

/** Long literals are rare in pages, except for text that every page contains; many alternatives mean many things to search for. */
function score(literals: readonly string[]): number {
  const specific = Math.min(...literals.map((literal) => literal.replace(EVERYWHERE, '').length));
  return Math.min(specific, LITERAL_CHARS_MAX) + 0.5 - literals.length / 100;
}

const EVERYWHERE =
  /(?:href|src|class|action|content|name|id|type|style|rel|value)=["']?|https?:|\/\/|www\.|\.com|<(?:script|link|meta|div|a|img|iframe|span|li|ul|i|input|form|html|body)\b|\.(?:js|css|min)|font-family:|text\/javascript|["'\s]/g;

function shortest(literals: readonly string[]): number {
  return Math.min(...literals.map((literal) => literal.length));
}

function joined(
  heads: readonly string[],
  tails: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!tails || heads.length * tails.length > ALTERNATIVES_MAX) return undefined;
  return heads.flatMap((head) => tails.map((tail) => head + tail));
}

function union(sets: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const all: string[] = [];
  for (const set of sets) {
    if (!set) return undefined;
    all.push(...set);
  }
  return all.length <= ALTERNATIVES_MAX ? all : undefined;
}
