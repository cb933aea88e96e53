import { fitWeights, foldOf, type PageEvidence } from '../../scripts/industry-model/fit-weights.ts';
import {
  acceptedIndustries,
  pageEvidence,
  withUnseenWords,
} from '../../scripts/industry-model/page-evidence.ts';
import { escapeMarkup } from '../../src/lib/escape-markup.ts';
import {
  confidenceOf,
  industryModel,
  likelihoods,
} from '../../src/modules/extraction/business/model/industry-model.ts';
import { industries } from '../../src/modules/extraction/business/taxonomy.ts';
import type { FetchedPage } from '../../src/modules/extraction/index.ts';
import { parsePage } from '../../src/modules/extraction/page/parse-page.ts';
import type { ParsedPage } from '../../src/modules/extraction/page/parsed-page.ts';
import type { BenchPage } from './labelled-pages.ts';

export interface Fold {
  readonly pages: number;
  readonly right: number;
  readonly wrong: number;
}

export interface IndustryFolds {
  readonly bySet: readonly (Fold & { readonly set: string })[];
  /** Pages with confident labels, each classified with weights that were fitted without its fold. */
  readonly folds: readonly Fold[];
  /** Results for the same pages with other confidence thresholds. */
  readonly thresholds: readonly (Fold & { readonly confidenceMin: number })[];
  /** Results for the same pages cut short: only the title, only the first words, or without a title. */
  readonly shortenedPageThresholds: readonly (Fold & { readonly confidenceMin: number })[];
}

const foldsCount = 5;
const thresholds = [0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8];

/**
 * Cross-validation in five folds by organisation. Each page is read with words that were not written from its set. Null without labelled
 * pages.
 */
export function industryFolds(pages: readonly BenchPage[]): IndustryFolds | null {
  const labelled = withUnseenWords(
    pages.filter(({ note }) => acceptedIndustries(note).length > 0),
    (page) => {
      const { set, organisation, note, fetched } = page;
      const isSure = note?.confidence === 'high';
      const shortened = isSure ? shortenedPages(fetched).map((part) => pageEvidence(page, part)) : [];
      return { set, fold: foldOf(organisation, foldsCount), isSure, whole: pageEvidence(page), shortened };
    },
  );
  if (labelled.length < foldsCount) return null;
  const guesses = Array.from({ length: foldsCount }, (_, fold) => {
    const others = labelled.filter((page) => page.fold !== fold);
    const weights = fitWeights(
      others.map(({ whole }) => whole),
      industries.length,
    );
    const own = labelled.filter((page) => page.isSure && page.fold === fold);
    return {
      whole: own.map(({ whole, set }) => ({ set, ...guess(whole, weights) })),
      shortened: own.flatMap(({ shortened }) => shortened.map((page) => guess(page, weights))),
    };
  });
  const whole = guesses.flatMap((fold) => fold.whole);
  const shortened = guesses.flatMap((fold) => fold.shortened);
  return {
    bySet: [...Map.groupBy(whole, ({ set }) => set)].map(([set, own]) => ({
      set,
      ...count(own, industryModel.confidenceMin),
    })),
    folds: guesses.map((fold) => count(fold.whole, industryModel.confidenceMin)),
    thresholds: thresholds.map((confidenceMin) => ({ confidenceMin, ...count(whole, confidenceMin) })),
    shortenedPageThresholds: thresholds.map((confidenceMin) => ({
      confidenceMin,
      ...count(shortened, confidenceMin),
    })),
  };
}

interface Guess {
  readonly confidence: number;
  readonly isRight: boolean;
}

function guess({ features, lone, accepted }: PageEvidence, weights: readonly number[]): Guess {
  const shares = likelihoods(features, weights, industries.length);
  const share = Math.max(0, ...shares);
  const confidence = confidenceOf(share, lone[shares.indexOf(share)] === true);
  return { confidence, isRight: accepted.includes(shares.indexOf(share)) };
}

function count(guesses: readonly Guess[], confidenceMin: number): Fold {
  const given = guesses.filter(({ confidence }) => confidence >= confidenceMin);
  const right = given.filter(({ isRight }) => isRight).length;
  return { pages: guesses.length, right, wrong: given.length - right };
}

const wordCounts = [20, 50, 100];

/**
 * Shortened versions of a page, like pages with little text: only a title, a title and a description, and the first words of the page with
 * the menu, without it, and without a title. Confidence that was fitted on whole pages does not hold for these.
 */
function shortenedPages(fetched: FetchedPage): FetchedPage[] {
  const page = parsePage(fetched);
  const title = `<title>${escapeMarkup(page.title ?? '')}</title>`;
  const description = escapeMarkup(page.metas.get('description')?.[0] ?? '');
  const heads = [title, `${title}<meta name="description" content="${description}">`];
  const cuts = wordCounts.flatMap((words) => [
    title + firstWords(page, words, true),
    title + firstWords(page, words, false),
    firstWords(page, words, false),
  ]);
  const language = escapeMarkup(page.htmlLang ?? '');
  return [...heads, ...cuts].map((html) => ({
    ...fetched,
    body: Buffer.from(`<!doctype html><html lang="${language}"><meta charset="utf-8">${html}`),
  }));
}

function firstWords(page: ParsedPage, wordsMax: number, withMenu: boolean): string {
  let html = '';
  let left = wordsMax;
  for (const { text, linked, region, tag } of page.blocks) {
    const isMenu = linked || region === 'nav';
    if (text === '' || (isMenu && !withMenu)) continue;
    const words = text.split(' ').slice(0, left);
    const shown = escapeMarkup(words.join(' '));
    if (isMenu) html += `<nav><a href="/there">${shown}</a></nav>`;
    else html += /^h[1-6]$/.test(tag) ? `<${tag}>${shown}</${tag}>` : `<p>${shown}</p>`;
    left -= words.length;
    if (left <= 0) break;
  }
  return html;
}
