import {
  type CompanyPage,
  companySuffixes,
  countries,
  crawlIds,
  type HasFlag,
  hasFlags,
  hasShare,
  industries,
  technologies,
} from './company-page.ts';
import { Random } from './random.ts';
import { TextWriter } from './text-writer.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

/**
 * An endless corpus of homepages like those of companies. Page N depends only on the seed and N, so a run can stream the corpus, resume in
 * the middle, or write one page again.
 */
export class Corpus {
  readonly #seed: number;
  readonly #random = new Random(0);
  readonly #text: TextWriter;

  constructor(seed: number, vocabulary: Vocabulary = buildVocabulary()) {
    this.#seed = seed;
    this.#text = new TextWriter(vocabulary, this.#random);
  }

  page(number: number): CompanyPage {
    const random = this.#random;
    const text = this.#text;
    random.reseed(this.#seed, number);
    const { country, tld } = this.#place();
    const name = text.headline(2);
    const title = `${name} ${random.pick(companySuffixes)} - ${text.headline(3)}`;
    const page = {
      key: `${asciiName(name)}-${number}.${tld}`,
      title,
      meta: text.prose(random.between(12, 22)),
      h1: [text.headline(random.between(3, 6))],
      h2: this.#headings(random.between(2, 5)),
      h3: this.#headings(random.between(2, 7)),
      body: text.prose(random.between(250, 350)),
      country,
      tld,
      // The product of two draws gives a few industries and technologies most pages, as in reality.
      industry:
        industries[Math.floor(random.fraction() * random.fraction() * industries.length)] ?? 'Software',
      tech: this.#technologies(),
      has: this.#features(),
      crawlId: random.pick(crawlIds),
      firstIndexedAt: Date.UTC(2026, 0, 1) + random.below(300 * 86_400) * 1000,
    };
    return { ...page, stored: storedRecord(page) };
  }

  #place(): { country: string; tld: string } {
    const share = this.#random.fraction();
    const [country, tld] = countries.find(([, , shareUpTo]) => share < shareUpTo) ?? ['US', 'us'];
    return { country, tld: this.#random.chance(0.45) ? 'com' : tld };
  }

  #headings(count: number): string[] {
    return Array.from({ length: count }, () => this.#text.headline(this.#random.between(2, 5)));
  }

  #technologies(): string[] {
    const chosen = new Set<string>();
    const wanted = this.#random.between(1, 5);
    for (let draw = 0; draw < wanted; draw += 1)
      chosen.add(
        technologies[Math.floor(this.#random.fraction() * this.#random.fraction() * technologies.length)] ??
          'nginx',
      );
    return [...chosen];
  }

  #features(): Record<HasFlag, boolean> {
    const has: Partial<Record<HasFlag, boolean>> = {};
    for (const flag of hasFlags) has[flag] = this.#random.chance(hasShare[flag]);
    return has as Record<HasFlag, boolean>;
  }
}

function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/gu, '')
    .replaceAll(' ', '-');
}

function storedRecord(page: Omit<CompanyPage, 'stored'>): Uint8Array {
  const { body, ...shown } = page;
  return Buffer.from(JSON.stringify({ ...shown, excerpt: body.slice(0, 320) }));
}
