import { hash } from 'node:crypto';
import type { IndexDocument } from '../../lib/text-index/api.ts';
import type { Database } from '../../platform/database/index.ts';
import { readIndexDocument, toIndexDocument } from './index-document.ts';
import { decodeProfile, decodeStoredEvidence, decodeStoredRelations } from './profile-record.ts';

/** Something that must not be indexed again: a site, or an e-mail address wherever it occurs. */
export interface Forgettable {
  readonly kind: 'domain' | 'email';
  readonly name: string;
}

/** The sites and addresses that were forgotten, checked by everything that writes to the index. */
export interface Forgotten {
  /** Returns the document without forgotten addresses, or undefined if its company must not be indexed. */
  admit(document: IndexDocument): IndexDocument | undefined;
}

const digestOf = ({ kind, name }: Forgettable): string => hash('sha256', `${kind}:${name.toLowerCase()}`);

/** Returns whether it was recorded now and not before. */
export async function rememberForgotten(
  database: Database,
  what: Forgettable,
  nowMs: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('forgotten')
    .values({ digest: digestOf(what), kind: what.kind, forgotten_at: nowMs })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function readForgotten(database: Database): Promise<Forgotten> {
  const rows = await database.selectFrom('forgotten').select(['digest', 'kind']).execute();
  const digests = new Set(rows.map(({ digest }) => digest));
  const hasEmails = rows.some(({ kind }) => kind === 'email');
  return {
    admit(document) {
      if (digests.size === 0) return document;
      if (digests.has(digestOf({ kind: 'domain', name: document.key }))) return undefined;
      if (!hasEmails) return document;
      return addressesIn(textOf(document.stored))
        .filter((name) => digests.has(digestOf({ kind: 'email', name })))
        .reduce((kept, email) => withoutText(kept.stored, email), document);
    },
  };
}

/** The document of a record with a text removed wherever it occurs in the profile, its evidence or its history. */
export function withoutText(stored: Uint8Array, text: string): IndexDocument {
  const pattern = new RegExp(RegExp.escape(text), 'gi');
  const clean = <Value>(value: Value): Value => cleaned(value, pattern) as Value;
  const profile = clean(decodeProfile(stored));
  const { identifiers, history } = clean(decodeStoredRelations(stored));
  return toIndexDocument(
    { ...profile, has_email: profile.emails.length > 0 },
    clean(decodeStoredEvidence(stored)),
    {
      identifiers: identifiers.filter(({ value }) => value !== ''),
      ...(history && { history }),
    },
  );
}

/** List items that become empty are dropped. */
function cleaned(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replaceAll(pattern, '');
  if (Array.isArray(value))
    return value.map((item) => cleaned(item, pattern)).filter((item, at) => item !== '' || value[at] === '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleaned(item, pattern)]));
}

/** Whether a record contains a text anywhere. */
export const holdsText = (stored: Uint8Array, text: string): boolean =>
  textOf(stored).includes(text.toLowerCase());

/** Everything that a record contains, in lower case. */
function textOf(stored: Uint8Array): string {
  const { filters } = readIndexDocument(stored);
  return JSON.stringify([
    decodeProfile(stored),
    decodeStoredEvidence(stored),
    decodeStoredRelations(stored),
    filters,
  ]).toLowerCase();
}

/** What may be an e-mail address. A page has addresses in its text that are not among the contacts of its company. */
function addressesIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [written] of text.matchAll(ADDRESS)) {
    const at = written.indexOf('@');
    let end = written.length;
    // "Write to ann@maker.com.thank you" has no space after the full stop.
    for (let cuts = 0; cuts <= CUTS_MAX && end > at; cuts++) {
      found.add(written.slice(0, end));
      end = written.lastIndexOf('.', end - 1);
    }
  }
  return [...found];
}

const ADDRESS = /[^\s@<>"'()[\],;:\\/]{1,64}@[^\s@<>"'()[\],;:\\/]{1,253}/g;
const CUTS_MAX = 3;
