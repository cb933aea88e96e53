import { type PhraseField, type PhraseKind, sharedPhrases } from './planted-phrases.ts';
import type { SiteTruth } from './site-truth.ts';

/** A row of `phrases.json`. */
export interface CataloguedPhrase {
  readonly phrase: string;
  readonly kind: PhraseKind;
  readonly field: PhraseField;
  /** Every domain that contains the phrase, in corpus order: the exact result of a phrase search. */
  readonly domains: readonly string[];
  /** Domains that contain all its words but not the phrase; a search for all words finds these too. */
  readonly scattered_domains: readonly string[];
}

/** Collects the sites of shared phrases; unique phrases are only in the truth of their site. */
export function collectPhrases() {
  const rows = new Map(
    sharedPhrases.map(({ phrase, kind, field }) => [
      phrase,
      { phrase, kind, field, domains: [] as string[], scattered_domains: [] as string[] },
    ]),
  );
  return {
    add(truth: SiteTruth): void {
      for (const { phrase, kind } of truth.phrases)
        if (kind !== 'unique') rows.get(phrase)?.domains.push(truth.domain);
      for (const phrase of truth.scattered) rows.get(phrase)?.scattered_domains.push(truth.domain);
    },
    list(): CataloguedPhrase[] {
      return [...rows.values()];
    },
    toJson(): string {
      return `${JSON.stringify([...rows.values()], null, 1)}\n`;
    },
  };
}
