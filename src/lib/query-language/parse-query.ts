import {
  type Comparison,
  DEPTH_MAX,
  DISTANCE_MAX,
  type Expression,
  PREFIX_CHARACTERS_MIN,
  TERMS_MAX,
  type Term,
  type Vocabulary,
} from './expression.ts';
import { type Lexeme, LexemeReader } from './read-lexemes.ts';

/** The meaning of a query, or where parsing stopped and what was expected there. */
export type ParsedQuery =
  | { readonly kind: 'expression'; readonly expression: Expression; readonly steps: number }
  | {
      readonly kind: 'error';
      /** UTF-16 units from the start of the query. */
      readonly position: number;
      /** A noun phrase: what was expected there. */
      readonly expected: string;
      readonly steps: number;
    };

/**
 * Parses a query:
 *
 *   any   = all { "OR" all }
 *   all   = one { ["AND"] one }
 *   one   = ("NOT" | "-") one | "(" any ")" | scope ":" (text | "(" any ")") | filter ":" [comparison] value | text
 *   text  = word ["*"] | '"' words '"' ["~" distance]
 *
 * Signs that are not words, like a lone `&`, are ignored as everywhere else.
 */
export function parseQuery(text: string, vocabulary: Vocabulary): ParsedQuery {
  const reader = new LexemeReader(text);
  const parser = new Parser(reader, vocabulary);
  try {
    const expression = parser.parse();
    return { kind: 'expression', expression, steps: reader.steps };
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    const { position, expected } = error;
    return { kind: 'error', position, expected, steps: reader.steps };
  }
}

/** Never leaves this file: callers get a union. */
class Unexpected extends Error {
  readonly position: number;
  readonly expected: string;
  constructor(position: number, expected: string) {
    super(expected);
    this.position = position;
    this.expected = expected;
  }
}

type Quoted = Extract<Lexeme, { kind: 'quoted' }>;
type Word = Extract<Lexeme, { kind: 'word' }>;

const wordExpected = 'a word, a "phrase", a field such as title:, a filter or "("';
const searchableExpected = 'a word with letters or digits';

class Parser {
  private readonly reader: LexemeReader;
  private readonly vocabulary: Vocabulary;
  private lexeme: Lexeme;
  private terms = 0;
  private depth = 0;
  private scope: string | undefined;

  constructor(reader: LexemeReader, vocabulary: Vocabulary) {
    this.reader = reader;
    this.vocabulary = vocabulary;
    this.lexeme = reader.next();
  }

  parse(): Expression {
    const found = this.any();
    const { kind, at } = this.lexeme;
    if (kind !== 'end') throw new Unexpected(at, 'the end of the query: there is no "(" for this ")"');
    if (found === undefined) throw new Unexpected(at, wordExpected);
    return found;
  }

  private any(): Expression | undefined {
    const parts = [this.all()];
    while (this.lexeme.kind === 'OR') {
      const { at } = this.lexeme;
      if (parts.at(-1) === undefined) throw new Unexpected(at, wordExpected);
      this.advance();
      const next = this.all();
      if (next === undefined) throw new Unexpected(this.lexeme.at, wordExpected);
      parts.push(next);
    }
    return joined('or', parts);
  }

  private all(): Expression | undefined {
    const parts: (Expression | undefined)[] = [];
    for (;;) {
      const { kind, at } = this.lexeme;
      if (kind === 'end' || kind === 'OR' || kind === ')') return joined('and', parts);
      if (kind === 'AND') {
        if (parts.every((part) => part === undefined)) throw new Unexpected(at, wordExpected);
        this.advance();
        if (isAnEnd(this.lexeme)) throw new Unexpected(this.lexeme.at, wordExpected);
      }
      parts.push(this.one(false));
    }
  }

  /** Undefined for signs without a word in them, unless the preceding operator needs a word. */
  private one(isNeeded: boolean): Expression | undefined {
    const { lexeme } = this;
    switch (lexeme.kind) {
      case '-':
      case 'NOT':
        return this.negated();
      case '(':
        return this.group();
      case 'name':
        return this.named(lexeme.name);
      case 'quoted':
        this.advance();
        return this.quoted(lexeme);
      case 'word':
        this.advance();
        return this.word(lexeme, isNeeded);
      case 'unclosed':
        throw new Unexpected(lexeme.at, 'a second quotation mark that closes this one');
      default:
        throw new Unexpected(lexeme.at, wordExpected);
    }
  }

  private negated(): Expression {
    this.advance();
    const of = this.deeper(() => this.one(true)) as Expression;
    return of.kind === 'not' ? of.of : { kind: 'not', of };
  }

  private group(): Expression {
    this.advance();
    const inside = this.deeper(() => this.any());
    const { kind, at } = this.lexeme;
    if (inside === undefined) throw new Unexpected(at, wordExpected);
    if (kind !== ')') throw new Unexpected(at, '")"');
    this.advance();
    return inside;
  }

  private named(name: string): Expression {
    const { at } = this.lexeme;
    const { scopes, filters, expectedNames } = this.vocabulary;
    const isScope = scopes.includes(name);
    const rule = Object.hasOwn(filters, name) ? filters[name] : undefined;
    if (!isScope && rule === undefined)
      throw new Unexpected(
        at,
        `${expectedNames ?? `one of ${[...scopes, ...Object.keys(filters)].join(', ')}`} before the colon; put the text in quotes to search for it`,
      );
    if (this.scope !== undefined)
      throw new Unexpected(at, `words, because ${this.scope}: accepts only words`);
    this.advance();
    if (rule !== undefined) return this.filter(name, rule);
    const value = this.lexeme;
    if (value.kind === 'word' && /^(?:-|[a-z][a-z0-9_]*:)/i.test(value.text))
      throw new Unexpected(value.at, `a word, a "phrase" or "("; to exclude, write -${name}:word`);
    this.scope = name;
    const found = this.one(true) as Expression;
    this.scope = undefined;
    return found;
  }

  private filter(name: string, rule: Vocabulary['filters'][string]): Expression {
    const { lexeme } = this;
    if (lexeme.kind !== 'word' && (lexeme.kind !== 'quoted' || lexeme.distance !== undefined))
      throw new Unexpected(lexeme.at, `a value of ${name}`);
    this.count(lexeme.at);
    const [, sign = '', rest = ''] =
      lexeme.kind === 'word' ? (/^(>=|<=|>|<|=)?(.*)$/su.exec(lexeme.text) ?? []) : ['', '', lexeme.text];
    if (sign !== '' && sign !== '=' && !rule.isOrdered)
      throw new Unexpected(lexeme.at, `a value of ${name} without ${sign}`);
    const comparison = (sign === '' ? '=' : sign) as Comparison;
    const read = rule.read(rest.trim(), comparison);
    if ('expected' in read) throw new Unexpected(lexeme.at, read.expected);
    this.advance();
    return { kind: 'filter', name, comparison, value: read.value };
  }

  private quoted({ at, text, distance }: Quoted): Expression {
    const terms: Term[] = [];
    for (const { 0: piece, index } of text.matchAll(/\S+/gu))
      terms.push(...this.termsOf(piece, at + 1 + index));
    if (terms.length === 0) throw new Unexpected(at, searchableExpected);
    const scope = this.scope === undefined ? {} : { scope: this.scope };
    if (distance === undefined) return { kind: 'text', terms, ...scope };
    const words = Number(distance);
    const behind = at + text.length + 3;
    if (!/^\d{1,3}$/.test(distance) || words > DISTANCE_MAX)
      throw new Unexpected(behind, `a number of words from 0 to ${DISTANCE_MAX}`);
    if (terms.length === 1)
      throw new Unexpected(at, 'at least two words inside the quotation marks before ~');
    return { kind: 'near', terms, distance: words, ...scope };
  }

  private word({ at, text }: Word, isNeeded: boolean): Expression | undefined {
    const terms = this.termsOf(text, at);
    if (terms.length === 0) {
      if (isNeeded || this.scope !== undefined) throw new Unexpected(at, searchableExpected);
      return undefined;
    }
    return { kind: 'text', terms, ...(this.scope !== undefined && { scope: this.scope }) };
  }

  /** The words of a piece without white space; a star after the last makes it a prefix. */
  private termsOf(piece: string, at: number): Term[] {
    const star = piece.indexOf('*');
    const isPrefix = star >= 0 && star === piece.length - 1;
    if (star >= 0 && !isPrefix)
      throw new Unexpected(at + star, 'the * at the end of a word and nowhere else');
    const spelled = isPrefix ? piece.slice(0, -1) : piece;
    const tokens = this.vocabulary.tokenize(spelled);
    const last = tokens.at(-1);
    if (isPrefix && (last === undefined || last.end !== spelled.length || isShort(last.term)))
      throw new Unexpected(at, `at least ${PREFIX_CHARACTERS_MIN} letters or digits before the *`);
    return tokens.map((token) => {
      this.count(at);
      return { kind: isPrefix && token === last ? 'prefix' : 'word', text: token.term };
    });
  }

  private count(at: number): void {
    this.terms += 1;
    if (this.terms > TERMS_MAX) throw new Unexpected(at, `at most ${TERMS_MAX} words and filters`);
  }

  private deeper<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > DEPTH_MAX)
      throw new Unexpected(this.lexeme.at, `at most ${DEPTH_MAX} levels of parentheses and NOT`);
    const found = read();
    this.depth -= 1;
    return found;
  }

  private advance(): void {
    this.lexeme = this.reader.next();
  }
}

const isAnEnd = ({ kind }: Lexeme): boolean =>
  kind === 'end' || kind === 'OR' || kind === ')' || kind === 'AND';

const isShort = (term: string): boolean => [...term].length < PREFIX_CHARACTERS_MIN;

/** Merges parts of the same kind into one list without duplicates. */
function joined(kind: 'and' | 'or', parts: readonly (Expression | undefined)[]): Expression | undefined {
  const unique = new Map<string, Expression>();
  for (const part of parts) {
    if (part === undefined) continue;
    for (const one of part.kind === kind ? part.of : [part]) {
      const name = JSON.stringify(one);
      if (!unique.has(name)) unique.set(name, one);
    }
  }
  const [first, ...others] = unique.values();
  return first === undefined || others.length === 0 ? first : { kind, of: [first, ...others] };
}
