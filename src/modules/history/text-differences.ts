import type { TextSearch } from '../../lib/text-index/api.ts';
import { AppError } from '../../platform/errors.ts';
import { notIndexed } from '../companies/index.ts';
import { decodeProfile, decodeStoredRelations, firstHistory, type Version } from '../company-index/index.ts';

export interface StoredTexts {
  find(
    version: { readonly domain: string; readonly fetchedAt: string },
    signal: AbortSignal,
  ): Promise<{ readonly kind: 'text'; readonly text: string } | { readonly kind: 'missing' | 'unreadable' }>;
}

export interface TextDifference {
  readonly from: Version;
  readonly to: Version;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly removedTotal: number;
  readonly addedTotal: number;
  readonly unchanged: number;
}

export interface TextDifferences {
  /** Compares two versions, named by fetch time or by crawl; the newest two by default. Throws `not_found`. */
  between(
    domain: string,
    versions: { readonly from?: string | undefined; readonly to?: string | undefined },
    signal: AbortSignal,
  ): Promise<TextDifference>;
}

const SENTENCES_SHOWN_MAX = 200;
const SENTENCE_CHARACTERS_MAX = 500;

export const createTextDifferences = (
  index: Pick<TextSearch, 'find'>,
  texts: StoredTexts,
): TextDifferences => ({
  async between(domain, wanted, signal) {
    const document = await index.find(domain);
    if (document === undefined) throw notIndexed(domain);
    const profile = decodeProfile(document.stored);
    const { history = firstHistory(profile) } = decodeStoredRelations(document.stored);
    const [from, to] = pickVersions(domain, history.versions, wanted);
    const textOf = async (version: Version): Promise<string> => {
      const found = await texts.find({ domain, fetchedAt: version.fetchedAt }, signal);
      if (found.kind === 'text') return found.text;
      // The text of the newest version is in the index itself.
      if (version === history.versions.at(-1)) return profile.body_text ?? '';
      throw new AppError(
        'not_found',
        found.kind === 'unreadable'
          ? `The version of ${version.fetchedAt} of ${domain} cannot be read in the page archive: it is damaged or too large.`
          : `The page archive no longer has the version of ${version.fetchedAt} of ${domain}, so its text cannot be compared.`,
      );
    };
    const before = await textOf(from);
    return { from, to, ...compareTexts(before, await textOf(to)) };
  },
});

function pickVersions(
  domain: string,
  versions: readonly Version[],
  wanted: { readonly from?: string | undefined; readonly to?: string | undefined },
): readonly [Version, Version] {
  const named = (name: string): Version => {
    const found = versions.findLast(({ fetchedAt, crawlId }) => fetchedAt === name || crawlId === name);
    if (found !== undefined) return found;
    throw new AppError(
      'not_found',
      `${domain} has no version '${name}'. Its history lists the existing ones.`,
    );
  };
  const to = wanted.to === undefined ? versions.at(-1) : named(wanted.to);
  const from = wanted.from === undefined ? to && versions[versions.indexOf(to) - 1] : named(wanted.from);
  if (from === undefined || to === undefined)
    throw new AppError('not_found', `${domain} has no earlier version, so there is nothing to compare.`);
  return [from, to];
}

/**
 * Sentences that only one of the texts has, or has more often, in their order. A sentence that only moved counts as unchanged, so that the
 * work grows only with the length of the texts.
 */
export function compareTexts(before: string, after: string) {
  const old = sentencesOf(before);
  const current = sentencesOf(after);
  const removed = without(old, current);
  const added = without(current, old);
  return {
    removed: shown(removed),
    added: shown(added),
    removedTotal: removed.length,
    addedTotal: added.length,
    unchanged: old.length - removed.length,
  };
}

/** A line is what a visitor sees as one block; only long lines are split into sentences. */
const LINE_CHARACTERS_MAX = 160;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => (line.length > LINE_CHARACTERS_MAX ? line.split(/(?<=[.!?…。！？])\s+/u) : [line]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

function without(sentences: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return sentences.filter((sentence) => {
    const count = left.get(sentence) ?? 0;
    left.set(sentence, count - 1);
    return count <= 0;
  });
}

const shown = (sentences: readonly string[]): readonly string[] =>
  sentences
    .slice(0, SENTENCES_SHOWN_MAX)
    .map((sentence) =>
      sentence.length > SENTENCE_CHARACTERS_MAX
        ? `${sentence.slice(0, SENTENCE_CHARACTERS_MAX)} …`
        : sentence,
    );
