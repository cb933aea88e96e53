/**
 * The language of the page and the languages that the site is offered in. The text decides, because declarations are often wrong;
 * declarations help with little text and similar languages. It runs first, because location and identity use the language. Start with
 * `detect-language.ts`; decision 7 has the figures.
 */
import type { Heuristic } from '../heuristic.ts';
import { findLanguagesOffered } from './languages-offered.ts';
import { findLanguage } from './page-language.ts';

export const languageHeuristics: readonly Heuristic[] = [findLanguage, findLanguagesOffered];
