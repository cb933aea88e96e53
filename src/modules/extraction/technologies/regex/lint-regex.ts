import { type CharSet, NO_CHARS, overlaps } from './char-set.ts';
import type { RegexNode } from './parse-regex.ts';

/**
 * Why an expression could take more than linear time from one start, or undefined if it cannot. The remaining case, a prefix that scans
 * forward from many starts, is limited by the windows in which page text is matched.
 */
export function superlinearReason(node: RegexNode): string | undefined {
  const unsupported = findUnsupported(node);
  if (unsupported) return unsupported;
  const nested = findNestedLoop(node);
  if (nested) return nested;
  const paths = expandPaths(node);
  if (!paths) return 'has too many branches with unbounded quantifiers to be judged';
  for (const path of paths) {
    const reason = leadingLoopReason(path) ?? competingLoopsReason(path);
    if (reason) return reason;
  }
  return undefined;
}

/** A counted repeat this long backtracks like an unbounded one. */
const LOOP_REPEATS_MIN = 17;
const PATHS_MAX = 128;

function isLoop(node: RegexNode): boolean {
  return node.type === 'repeat' && node.max >= LOOP_REPEATS_MIN;
}

function findUnsupported(node: RegexNode): string | undefined {
  if (node.type === 'backreference') return 'uses a backreference';
  if (node.type === 'look' && holdsLoop(node.body)) return 'has an unbounded quantifier inside a lookaround';
  return firstOf(children(node), findUnsupported);
}

/** Any repeat of something that itself repeats is refused, unless each round is delimited by a character that only ends or starts it. */
function findNestedLoop(node: RegexNode): string | undefined {
  if (node.type === 'repeat' && node.max > 1) {
    const { body } = node;
    if (body.type === 'repeat' && body.max > 1) return 'nests one quantifier directly in another';
    if (isLoop(node) && isNullable(body)) return 'repeats something that can be empty';
    const isVariable = holdsLoop(body) || (isLoop(node) && holdsVariation(body));
    if (isVariable && !isDelimited(body))
      return 'nests quantifiers whose rounds can be split in several ways';
  }
  return firstOf(children(node), findNestedLoop);
}

function isDelimited(body: RegexNode): boolean {
  if (body.type === 'choice') {
    const fixed = body.options.every((option) => !holdsLoop(option) && !holdsVariation(option));
    return fixed && disjoint(body.options.map(firstChars));
  }
  const parts = body.type === 'sequence' ? body.parts : [body];
  return [parts[0], parts.at(-1)].some((delimiter) => {
    if (delimiter?.type !== 'char') return false;
    const rest = parts.filter((part) => part !== delimiter);
    return rest.every((part) => !overlaps(allChars(part), delimiter.set));
  });
}

/** `.*foo` repeats its scan from every start, so it is quadratic however short the other parts are. */
function leadingLoopReason(path: readonly RegexNode[]): string | undefined {
  for (const [index, element] of path.entries()) {
    if (isLoop(element)) {
      return canFailAfter(path, index) ? 'begins with an unbounded quantifier' : undefined;
    }
    if (element.type === 'anchor' && element.at === 'start') return undefined;
    if (!isNullable(element)) return undefined;
  }
  return undefined;
}

/**
 * Two loops compete when both accept a character, nothing between them stops the first, and a failure after the second makes them try every
 * split.
 */
function competingLoopsReason(path: readonly RegexNode[]): string | undefined {
  const loops = [...path.entries()].filter(([, element]) => isLoop(element));
  for (const [first, one] of loops) {
    const set = allChars(one);
    for (const [second, other] of loops) {
      if (second <= first || !overlaps(set, allChars(other))) continue;
      const between = path.slice(first + 1, second);
      if (between.some((element) => mustLeave(element, set))) continue;
      if (canFailAfter(path, second)) return 'has two unbounded quantifiers that can take the same text';
    }
  }
  return undefined;
}

/** Whether each match of the node contains a character outside the set. */
function mustLeave(node: RegexNode, set: CharSet): boolean {
  switch (node.type) {
    case 'char':
      return !overlaps(node.set, set);
    case 'sequence':
      return node.parts.some((part) => mustLeave(part, set));
    case 'choice':
      return node.options.every((option) => mustLeave(option, set));
    case 'repeat':
      return node.min > 0 && mustLeave(node.body, set);
    default:
      return false;
  }
}

function canFailAfter(path: readonly RegexNode[], index: number): boolean {
  return path
    .slice(index + 1)
    .some((element) => element.type === 'anchor' || element.type === 'look' || !isNullable(element));
}

/** All paths through the expression as flat lists; branches without loops stay whole, because they do not affect the split. */
function expandPaths(node: RegexNode): readonly (readonly RegexNode[])[] | undefined {
  if (!holdsLoop(node) || isLoop(node)) return [[node]];
  switch (node.type) {
    case 'sequence': {
      let paths: readonly (readonly RegexNode[])[] = [[]];
      for (const part of node.parts) {
        const ends = expandPaths(part);
        if (!ends || paths.length * ends.length > PATHS_MAX) return undefined;
        paths = paths.flatMap((path) => ends.map((end) => [...path, ...end]));
      }
      return paths;
    }
    case 'choice': {
      const paths = node.options.map(expandPaths);
      return paths.every((path) => path !== undefined) ? paths.flat() : undefined;
    }
    case 'repeat': {
      if (node.max > 1) return [[node]];
      const inner = expandPaths(node.body);
      return inner && node.min === 0 ? [[], ...inner] : inner;
    }
    default:
      return [[node]];
  }
}

function children(node: RegexNode): readonly RegexNode[] {
  switch (node.type) {
    case 'sequence':
      return node.parts;
    case 'choice':
      return node.options;
    case 'repeat':
    case 'look':
      return [node.body];
    default:
      return [];
  }
}

function holdsLoop(node: RegexNode): boolean {
  return isLoop(node) || children(node).some(holdsLoop);
}

function holdsVariation(node: RegexNode): boolean {
  return (
    node.type === 'choice' ||
    (node.type === 'repeat' && node.min !== node.max) ||
    children(node).some(holdsVariation)
  );
}

function isNullable(node: RegexNode): boolean {
  switch (node.type) {
    case 'char':
      return false;
    case 'sequence':
      return node.parts.every(isNullable);
    case 'choice':
      return node.options.some(isNullable);
    case 'repeat':
      return node.min === 0 || isNullable(node.body);
    default:
      return true;
  }
}

function allChars(node: RegexNode): CharSet {
  if (node.type === 'char') return node.set;
  if (node.type === 'look') return NO_CHARS;
  return children(node).reduce((set, child) => set | allChars(child), NO_CHARS);
}

function firstChars(node: RegexNode): CharSet {
  if (node.type === 'char') return node.set;
  if (node.type === 'sequence') return node.parts[0] ? firstChars(node.parts[0]) : NO_CHARS;
  return allChars(node);
}

function disjoint(sets: readonly CharSet[]): boolean {
  return sets.every((set, index) => sets.slice(index + 1).every((other) => !overlaps(set, other)));
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
