import type { Role } from '../dictionaries/grammar.ts';
import type { Meaning } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';

/** What a word or phrase means beyond the grammar. */
export type Content = Exclude<Meaning, { readonly kind: 'role' }>;

/** A word or phrase of a message with the one meaning it has there. */
export interface Item {
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What it does in the sentence; a word may do several things. */
  readonly roles: ReadonlySet<Role>;
  /** Which place it has in the lists that have an order. */
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

export const isOf = (item: Item | undefined, ...roles: Role[]): boolean =>
  item !== undefined && roles.some((role) => item.roles.has(role));

/** A word that no dictionary has. */
export const isUnknown = (item: Item | undefined): boolean =>
  item !== undefined &&
  item.content === undefined &&
  item.roles.size === 0 &&
  (firstToken(item).kind === 'word' || firstToken(item).kind === 'number');

/** The same word, doing something else in the sentence. */
export const withRoles = (item: Item, ...roles: Role[]): Item => ({ ...item, roles: new Set(roles) });
