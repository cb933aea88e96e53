import type { Heuristic, Settled } from '../heuristic.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { bareLetters } from './domain-affinity.ts';
import { titleParts } from './title-parts.ts';

/** The line a company presents itself with: a declared slogan, the website's own description, what the title adds to the name, a short h1. */
export const findTagline: Heuristic = (page, settled) => {
  for (const [evidence, candidates] of taglineSources(page)) {
    const tagline = candidates.find((candidate) => isTagline(candidate, settled));
    if (tagline !== undefined) return [{ column: 'tagline', value: tagline, evidence }];
  }
  return [];
};

function* taglineSources(page: ParsedPage): Generator<[string, string[]]> {
  yield ['JSON-LD slogan', page.jsonLd.flatMap((node) => jsonLdText(node.properties.slogan) ?? [])];
  const websites = page.jsonLd.filter((node) => node.types.includes('WebSite'));
  yield [
    'JSON-LD website description',
    websites.flatMap((node) => jsonLdText(node.properties.description) ?? []),
  ];
  yield ['msapplication-tooltip', page.metas.get('msapplication-tooltip') ?? []] as [string, string[]];
  yield [
    'title',
    titleParts(page.title ?? '')
      .filter((part) => wordCount(part) >= 3)
      .slice(0, 4),
  ];
  const headings = page.headings.filter(({ level, hidden }) => level === 1 && !hidden);
  const [only] = headings;
  if (headings.length === 1 && only !== undefined && wordCount(only.text) >= 3) yield ['h1', [only.text]];
}

function isTagline(text: string, settled: Settled): boolean {
  const words = wordCount(text);
  if (
    words < 2 ||
    words > 16 ||
    text.length > 120 ||
    /https?:|@|©|\?$|^welcome|willkommen|bienvenue|bienvenid|benvenut/i.test(text)
  )
    return false;
  const letters = bareLetters(text);
  const names = [settled.company_name, settled.legal_name, settled.domain].map((name) =>
    bareLetters(name ?? ''),
  );
  return !names.some((name) => name.length > 1 && (name === letters || name.includes(letters)));
}

function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
