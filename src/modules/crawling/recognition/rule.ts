import type { PreparedPage } from './inspected-page.ts';
import type { PageKind } from './verdict.ts';

export interface Rule {
  readonly kind: PageKind;
  readonly by: string;
  readonly when: (page: PreparedPage) => boolean;
}

/** Word counts below which a vendor's marker counts: healthy pages also carry the markers of vendors that protect or measure them. */
export const HARDLY_ANY_WORDS = 20;
export const THIN_WORDS = 60;
/** For sentences: one decides what a page is only if there is little other text. */
export const FEW_WORDS = 100;
/** For markers that no healthy page has. */
export const SOME_WORDS = 150;

export const hasAny = (text: string, ...parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

/** A page with this many words of its own is a real homepage, whatever sentence it contains. */
const OWN_WORDS = 28;

export const hasLittleText = (page: PreparedPage, wordsMax: number): boolean =>
  page.words < wordsMax && page.ownWords() < OWN_WORDS;

/** Whether the page contains the sentence and hardly anything else. */
export const isMostly =
  (sentence: RegExp, wordsMax: number) =>
  (page: PreparedPage): boolean =>
    page.words < wordsMax &&
    sentence.test(page.titleAndText) &&
    sentence.test(page.unquoted()) &&
    page.ownWords() < OWN_WORDS;
