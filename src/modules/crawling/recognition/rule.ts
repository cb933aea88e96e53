import type { PreparedPage } from './inspected-page.ts';
import type { PageKind } from './verdict.ts';

export interface Rule {
  readonly kind: PageKind;
  readonly by: string;
  readonly when: (page: PreparedPage) => boolean;
}

/** Healthy pages carry the markers of whatever protects or measures them: a marker counts only on a page with fewer words than these. */
export const HARDLY_ANY_WORDS = 20;
export const THIN_WORDS = 60;
/** A sentence tells what a page is where little else is said. */
export const FEW_WORDS = 100;
/** For signs that no healthy page has. */
export const SOME_WORDS = 150;

export const hasAny = (text: string, ...parts: readonly string[]): boolean =>
  parts.some((part) => text.includes(part));

/** A page with so many words of its own is somebody's homepage, whatever sentence stands on it. */
const OWN_WORDS = 28;

export const saysLittle = (page: PreparedPage, wordsMax: number): boolean =>
  page.words < wordsMax && page.ownWords() < OWN_WORDS;

/** It says the sentence, and hardly anything besides. */
export const saysLittleBut =
  (sentence: RegExp, wordsMax: number) =>
  (page: PreparedPage): boolean =>
    page.words < wordsMax &&
    sentence.test(page.said) &&
    sentence.test(page.unquoted()) &&
    page.ownWords() < OWN_WORDS;
