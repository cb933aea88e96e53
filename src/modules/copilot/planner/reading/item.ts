import type { Role } from '../dictionaries/grammar.ts';
import type { Meaning } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';

/** The meaning of a word or phrase besides its grammatical role. */
export type Content = Exclude<Meaning, { readonly kind: 'role' }>;

/** A word or phrase of a message with its meaning in context. */
export interface Item {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Its roles in the sentence; a word may have several. */
  readonly roles: ReadonlySet<Role>;
  /** Its position in ordered lists, by role. */
  readonly indexes: ReadonlyMap<Role, number>;
  readonly content: Content | undefined;
  readonly breakBefore: string;
  readonly isJoined: boolean;
}

export const firstToken = ({ tokens }: Item): Token => {
  const [token] = tokens;
  if (!token) throw new Error('an item is made of tokens');
  return token;
};

export const hasRole = (item: Item | undefined, ...roles: Role[]): boolean =>
  item !== undefined && roles.some((role) => item.roles.has(role));

/** Whether no dictionary has the word. */
export const isUnknown = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.content === undefined &&
  item.roles.size === 0 &&
  (firstToken(item).kind === 'word' || firstToken(item).kind === 'number');

/** The same word with other roles. */
export const withRoles = (item: Item, ...roles: Role[]): Item => ({ ...item, roles: new Set(roles) });

/** Something that was found in a message. */
export interface Found {
  /** The positions of its items, in order. */
  readonly at: readonly number[];
}

export const positionsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
