import { parsePattern, resolveVersion } from './pattern.ts';
import { superlinearReason } from './regex/lint-regex.ts';
import { parseRegex, type RegexNode } from './regex/parse-regex.ts';
import { exactStrings, requiredLiterals } from './regex/required-literals.ts';

/** A pattern ready to run on one value or on windows of a long text. */
export interface CompiledPattern {
  /** As written, for reports. */
  readonly source: string;
  readonly confidence: number;
  readonly tellsVersion: boolean;
  /** Lower-case literals of which every match holds one; undefined where there are none worth looking for. */
  readonly literals: readonly string[] | undefined;
  /** Whether finding one of the literals is already a match. */
  readonly isLiteral: boolean;
  readonly startsAtBeginning: boolean;
  match(value: string): PatternMatch | undefined;
}

interface PatternMatch {
  readonly text: string;
  readonly version: string;
}

/** Long values are data or attacks; whatever identifies a product stands in front. */
const VALUE_CHARS_MAX = 2_048;

/** Compiles a pattern, or says why it must not run. */
export function compilePattern(source: string): CompiledPattern | { readonly refused: string } {
  const { expression, version, confidence } = parsePattern(source);
  const node = readExpression(expression);
  if ('refused' in node) return node;
  const reason = superlinearReason(node);
  if (reason) return { refused: reason };
  const strings = exactStrings(node);
  const literals = requiredLiterals(node);
  const regex = new RegExp(expression, 'i');
  return {
    source,
    confidence,
    tellsVersion: version !== '',
    literals,
    isLiteral: version === '' && strings !== undefined && literals !== undefined,
    startsAtBeginning: holdsAnchor(node, 'start'),
    match: (value) => {
      const match = regex.exec(value.length > VALUE_CHARS_MAX ? value.slice(0, VALUE_CHARS_MAX) : value);
      return match ? { text: match[0], version: resolveVersion(version, match) } : undefined;
    },
  };
}

/** Compiles a pattern for page text, which is only ever searched around literals. */
export function compileTextPattern(source: string): CompiledPattern | { readonly refused: string } {
  const pattern = compilePattern(source);
  if ('refused' in pattern) return pattern;
  if (!pattern.literals) return { refused: 'has no literal of five characters that every match holds' };
  if (holdsAnchor(parseRegex(parsePattern(source).expression), 'end'))
    return { refused: 'is anchored to the end of the page' };
  return pattern;
}

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
