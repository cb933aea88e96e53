import { charSetOfCode, overlaps } from './char-set.ts';
import type { RegexNode } from './parse-regex.ts';

/**
 * For tests: texts that make an expression backtrack as much as it can. The loops are filled with what they accept, with what is between
 * them, or with beginnings of the expression, and the end of the match is spoilt.
 */
export function adversarialTexts(node: RegexNode, charsPerLoop: number): readonly string[] {
  const fillings = [...new Set([...literalRuns(node), ...loopSamples(node)])].slice(0, 12);
  const texts = fillings.map((filling) => {
    const pumped = filling.repeat(Math.ceil(charsPerLoop / filling.length)).slice(0, charsPerLoop);
    return write(node, pumped);
  });
  return texts.flatMap((text) => [
    `${text.slice(0, -1)}\u0001`,
    text,
    `${text.slice(0, Math.ceil(text.length * 0.9))}\u0001`,
  ]);
}

/** A text that the expression accepts, with as much of the filling in every loop as it accepts. */
function write(node: RegexNode, filling: string): string {
  switch (node.type) {
    case 'char':
      return node.strings?.[0] ?? sampleOf(node);
    case 'sequence':
      return node.parts.map((part) => write(part, filling)).join('');
    case 'choice':
      return write(node.options[0] ?? node, filling);
    case 'repeat': {
      if (node.max < 17) return write(node.body, filling).repeat(Math.max(node.min, 1));
      const { body } = node;
      const accepted =
        body.type === 'char' ? acceptedPart(body, filling) : write(body, '\u0002').repeat(filling.length);
      return accepted.slice(0, node.max);
    }
    default:
      return '';
  }
}

function acceptedPart(node: Extract<RegexNode, { type: 'char' }>, filling: string): string {
  const accepted = [...filling]
    .filter((character) => overlaps(node.set, charSetOfCode(character.charCodeAt(0))))
    .join('');
  return accepted === '' ? sampleOf(node).repeat(filling.length) : accepted;
}

function literalRuns(node: RegexNode): readonly string[] {
  if (node.type === 'sequence') {
    const runs = node.parts
      .map((part) => (part.type === 'char' && part.strings ? (part.strings[0] ?? '') : '\n'))
      .join('')
      .split('\n');
    return [...runs.filter((run) => run !== ''), ...node.parts.flatMap(literalRuns)];
  }
  if (node.type === 'choice') return node.options.flatMap(literalRuns);
  if (node.type === 'repeat' || node.type === 'look') return literalRuns(node.body);
  return node.type === 'char' && node.strings ? node.strings.slice(0, 1) : [];
}

function loopSamples(node: RegexNode): readonly string[] {
  if (node.type === 'repeat')
    return node.body.type === 'char' ? [sampleOf(node.body)] : loopSamples(node.body);
  if (node.type === 'sequence') return node.parts.flatMap(loopSamples);
  if (node.type === 'choice') return node.options.flatMap(loopSamples);
  return [];
}

function sampleOf(node: Extract<RegexNode, { type: 'char' }>): string {
  for (let code = 33; code < 127; code++)
    if (overlaps(node.set, charSetOfCode(code))) return String.fromCharCode(code);
  return ' ';
}
