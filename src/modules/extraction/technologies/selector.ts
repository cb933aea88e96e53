import { LITERAL_CHARS_MIN } from './literal-scanner.ts';

/**
 * A CSS selector reduced to what can be decided without a document tree: for each alternative, the last of its parts that names something
 * to look for. `#menu .item` looks for `.item` anywhere, `.gallery img` for `.gallery`.
 */
export interface Selector {
  readonly alternatives: readonly Compound[];
}

/** One part of a selector: a tag with its id, classes and attributes. */
export interface Compound {
  readonly tag: string;
  readonly conditions: readonly AttributeCondition[];
  /** Lower-case text that every tag selected by this part contains. */
  readonly literal: string;
  /** Whether it is the part whose element the whole selector selects. */
  readonly isSubject: boolean;
}

interface AttributeCondition {
  readonly attribute: string;
  readonly operator: '' | '=' | '*=' | '^=' | '$=' | '~=' | '|=';
  readonly value: string;
}

/** Parses a selector, or returns why it cannot be evaluated. */
export function parseSelector(source: string): Selector | { readonly refused: string } {
  const alternatives: Compound[] = [];
  for (const part of splitOutside(source, ',')) {
    const chain: Compound[] = [];
    for (const compoundSource of splitOutside(part.replace(/\s*[>+~]\s*(?![^[]*\])/g, ' '), ' ')) {
      const compound = parseCompound(compoundSource);
      if (!compound) return { refused: `selector part "${compoundSource}" is not supported` };
      chain.push(compound);
    }
    const searchable = chain.findLast(({ literal }) => literal.length >= LITERAL_CHARS_MIN);
    if (!searchable) return { refused: 'selector names nothing of five characters to look for' };
    alternatives.push({ ...searchable, isSubject: searchable === chain.at(-1) });
  }
  return alternatives.length > 0 ? { alternatives } : { refused: 'selector is empty' };
}

/** Whether a part of a selector selects a tag with these attributes; everything except the values is in lower case. */
export function selects(compound: Compound, tag: string, attributes: ReadonlyMap<string, string>): boolean {
  if (compound.tag !== '' && compound.tag !== tag) return false;
  return compound.conditions.every((condition) =>
    conditionHolds(condition, attributes.get(condition.attribute)),
  );
}

const COMPOUND =
  /^(?:(\*|[a-z][\w-]*))?((?:#[\w-]+|\.[\w-]+|\[\s*[\w:.-]+\s*(?:[*^$~|]?=\s*(?:"[^"]*"|'[^']*'|[^\]"']*?)\s*(?:\s[is])?)?\])*)$/i;
const CONDITION =
  /#([\w-]+)|\.([\w-]+)|\[\s*([\w:.-]+)\s*(?:([*^$~|]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]"']*?))\s*(?:\s[is])?)?\]/g;

function parseCompound(source: string): Compound | undefined {
  const [whole, tag = '', rest = ''] = COMPOUND.exec(source) ?? [];
  if (!whole) return undefined;
  const conditions: AttributeCondition[] = [];
  for (const [, id, className, attribute, operator, double, single, bare] of rest.matchAll(CONDITION)) {
    if (id) conditions.push({ attribute: 'id', operator: '=', value: id.toLowerCase() });
    else if (className)
      conditions.push({ attribute: 'class', operator: '~=', value: className.toLowerCase() });
    else if (attribute) {
      const value = (double ?? single ?? bare ?? '').toLowerCase();
      conditions.push({
        attribute: attribute.toLowerCase(),
        operator: (operator ?? '') as AttributeCondition['operator'],
        value,
      });
    }
  }
  const tagName = tag === '*' ? '' : tag.toLowerCase();
  return { tag: tagName, conditions, literal: longestLiteral(tagName, conditions), isSubject: true };
}

function longestLiteral(tag: string, conditions: readonly AttributeCondition[]): string {
  const names = tag.includes('-') ? [tag] : [];
  for (const { attribute, value } of conditions) {
    names.push(value, EVERYDAY_ATTRIBUTES.has(attribute) ? '' : attribute);
  }
  // A value with ampersands or quotes may be written with entities; any other is verbatim.
  const literals = names.filter((name) => !/[&"'<>]/.test(name));
  return literals.reduce((longest, name) => (name.length > longest.length ? name : longest), '');
}

const EVERYDAY_ATTRIBUTES = new Set([
  'class',
  'id',
  'href',
  'src',
  'name',
  'type',
  'content',
  'style',
  'action',
  'value',
  'title',
]);

const ATTRIBUTE_CHARS_MAX = 2_048;

function conditionHolds({ operator, value }: AttributeCondition, attribute: string | undefined): boolean {
  if (attribute === undefined) return false;
  if (operator === '') return true;
  const actual = attribute.slice(0, ATTRIBUTE_CHARS_MAX).toLowerCase();
  switch (operator) {
    case '=':
      return actual === value;
    case '*=':
      return value !== '' && actual.includes(value);
    case '^=':
      return value !== '' && actual.startsWith(value);
    case '$=':
      return value !== '' && actual.endsWith(value);
    case '|=':
      return actual === value || actual.startsWith(`${value}-`);
    case '~=':
      return actual === value || ` ${actual.replace(/\s/g, ' ')} `.includes(` ${value} `);
  }
}

/** Splits at separators outside brackets and quotes; empty pieces are dropped. */
function splitOutside(source: string, separator: string): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  let quote = '';
  let depth = 0;
  for (const character of source) {
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '[' || character === '(') depth++;
    else if (character === ']' || character === ')') depth--;
    if (character === separator && depth === 0 && !quote) {
      pieces.push(piece);
      piece = '';
    } else piece += character;
  }
  pieces.push(piece);
  return pieces.map((each) => each.trim()).filter((each) => each !== '');
}
