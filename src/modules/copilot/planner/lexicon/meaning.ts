import type { Role } from '../dictionaries/grammar.ts';

/** The languages that the planner reads. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const;
export type Language = (typeof languages)[number];

/** Further languages of many homepages. */
export const pageLanguages = ['da', 'sv', 'cs'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Where in the app something can be changed. */
export const appSections = ['lists', 'monitors', 'account', 'keys', 'history', 'views', 'results'] as const;
export type AppSection = (typeof appSections)[number];

/** Topics of questions about the tool itself. */
export const toolTopics = [
  'integrations',
  'keys',
  'saving',
  'endAlerts',
  'alerts',
  'languages',
  'source',
  'freshness',
  'prices',
  'export',
  'sharing',
  'lists',
  'contents',
  'order',
] as const;
export type ToolTopic = (typeof toolTopics)[number];

/** What people ask for and the copilot cannot do; `unknown` is what no homepage says, such as who pays best. */
export const unableRequests = [
  'contact',
  'booking',
  'printing',
  'translation',
  'crawling',
  'unknown',
] as const;
export type UnableRequest = (typeof unableRequests)[number];

/** A possible meaning of a word or phrase. */
export type Meaning =
  | { readonly kind: 'role'; readonly role: Role; readonly index?: number }
  | { readonly kind: 'technology'; readonly name: string; readonly isCommonWord: boolean }
  | { readonly kind: 'industry'; readonly name: string }
  /**
   * `isOnlyAfterSelling`: has this meaning only after a word for selling, as in "sells shoes online". `isOnlyAfterWith`: only after "with",
   * "without" and the like, as in "with a map".
   */
  | {
      readonly kind: 'feature';
      readonly name: string;
      readonly isOnlyAfterSelling: boolean;
      readonly isOnlyAfterWith?: boolean;
    }
  /** `isRough`: mountains or a coast, whose countries are searched instead. */
  | { readonly kind: 'country'; readonly codes: readonly string[]; readonly isApproximate?: boolean }
  | { readonly kind: 'people'; readonly codes: readonly string[]; readonly language: string | undefined }
  | { readonly kind: 'language'; readonly code: string }
  /** `isAdjective`: also counts without a capital letter, as in "boulangeries parisiennes". */
  | {
      readonly kind: 'place';
      /** Undefined for a place that only the index knows. */
      readonly country: string | undefined;
      readonly name: string | undefined;
      readonly isAdjective: boolean;
    };
