import { parsePattern } from './pattern.ts';
import { superlinearReason } from './regex/lint-regex.ts';
import { parseRegex, type RegexNode } from './regex/parse-regex.ts';
import { exactStrings, requiredLiterals } from './regex/required-literals.ts';

/** What must be known about a pattern before it may run. Finding it out takes far longer than compiling the pattern. */
export interface PatternFacts {
  /** Lower-case literals, one of which every match contains; undefined if there are none worth searching for. */
  readonly literals: readonly string[] | undefined;
  /** Whether the expression matches its literals and nothing else. */
  readonly isExact: boolean;
  readonly startsAtBeginning: boolean;
  readonly endsAtEnd: boolean;
}

/** Reads a pattern, or returns why it must not run. */
export function inspectPattern(source: string): PatternFacts | { readonly refused: string } {
  const node = readExpression(parsePattern(source).expression);
  if ('refused' in node) return node;
  const reason = superlinearReason(node);
  if (reason) return { refused: reason };
  const literals = requiredLiterals(node);
  return {
    literals,
    isExact: exactStrings(node) !== undefined && literals !== undefined,
    startsAtBeginning: holdsAnchor(node, 'start'),
    endsAtEnd: holdsAnchor(node, 'end'),
  };
}

/**
 * Literals of a pattern that are too short for searching whole pages; undefined if it has none at all. They cost a handful of native
 * searches in a list of addresses.
 */
export function shortLiterals(source: string): readonly string[] | undefined {
  const node = readExpression(parsePattern(source).expression);
  return 'refused' in node ? undefined : requiredLiterals(node, SHORT_LITERAL_CHARS_MIN);
}

const SHORT_LITERAL_CHARS_MIN = 2;

function readExpression(expression: string): RegexNode | { readonly refused: string } {
  try {
    return parseRegex(expression);
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

function holdsAnchor(node: RegexNode, at: 'start' | 'end'): boolean {
  switch (node.type) {
    case 'anchor':
      return node.at === at;
    case 'sequence':
      return node.parts.some((part) => holdsAnchor(part, at));
    case 'choice':
      return node.options.some((option) => holdsAnchor(option, at));
    case 'repeat':
    case 'look':
      return holdsAnchor(node.body, at);
    default:
      return false;
  }
}
