import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { encodeHttpResponse, encodeRecord } from '../../src/lib/warc/index.ts';
import { Random } from '../search/corpus/random.ts';

export interface SyntheticPage {
  readonly url: string;
  readonly fetchedAt: string;
  readonly status: number;
  readonly html: string;
}

/** The number of a page decides how it differs from a plain homepage: some are older or newer captures, some are not homepages. */
export function syntheticPage(number: number, htmlBytes: number): SyntheticPage {
  const generator = new Random((number + 1) * 0x9e3779b9);
  const random = () => generator.fraction();
  const isAgain = number >= 100 && number % 20 === 0;
  const site = isAgain ? number - 1 - Math.floor(random() * 99) : number;
  const day = 1 + Math.floor(random() * 28);
  return {
    url: number % 33 === 7 ? `https://${siteDomain(site)}/about` : `https://${siteDomain(site)}/`,
    fetchedAt: `2026-10-${String(day).padStart(2, '0')}T08:30:00Z`,
    status: number % 50 === 9 ? 404 : 200,
    html: pageHtml(site, htmlBytes, random),
  };
}

export const siteDomain = (site: number): string => `site${site}-bench-example.com`;
export const siteTitle = (site: number): string => `Harbour ${wordAt(site % 997)} number ${site} works`;

function pageHtml(site: number, htmlBytes: number, random: () => number): string {
  const parts = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${siteTitle(site)}</title>`,
    `<meta name="description" content="${words(18, random)}"><link rel="stylesheet" href="/wp-content/themes/one/style.css">`,
    `<script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script></head><body><nav><a href="/shop">Shop</a><a href="/contact">Contact</a></nav>`,
    `<h1>${words(5, random)}</h1><a href="mailto:hello@${siteDomain(site)}">Write to us</a>`,
  ];
  for (let bytes = 600, section = 0; bytes < htmlBytes; section++) {
    const block = sectionHtml(section, random);
    parts.push(block);
    bytes += block.length;
  }
  parts.push(`<footer>&copy; 2026 ${siteTitle(site)}</footer></body></html>`);
  return parts.join('\n');
}

/** About 1.3 KB of markup around 30 words, as on real homepages. */
function sectionHtml(section: number, random: () => number): string {
  const number = () => Math.floor(random() * 1e9);
  const path = Array.from(
    { length: 24 },
    () => `${Math.floor(random() * 24)} ${Math.floor(random() * 24)}`,
  ).join('L');
  return [
    `<section id="block-${number()}" class="elementor-section elementor-top-section elementor-element elementor-element-${number()} is-wide" data-id="${number()}" data-settings="{&quot;background&quot;:&quot;classic&quot;}">`,
    `<div class="container container--narrow"><div class="row row-${section}"><div class="col col-12 col-md-6"><h2 class="heading heading-title">${words(4, random)}</h2>`,
    `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M${path}z"></path></svg><p class="text">${words(22, random)}</p>`,
    `<a class="button button-primary" href="/item/${section}?ref=${number()}"><span class="button-inner">${words(2, random)}</span></a></div>`,
    `<div class="col"><img class="lazy size-large wp-image-${number()}" src="/images/${number()}-600x400.jpg" srcset="/images/${number()}-300x200.jpg 300w, /images/${number()}-1024x768.jpg 1024w" alt="${words(2, random)}" loading="lazy"></div></div></div>`,
    `<script type="text/javascript">window.blocks=window.blocks||[];window.blocks.push({"id":${number()},"kind":"slider","speed":${number() % 1000}});</script></section>`,
  ].join('\n');
}

export function toRecord({ url, fetchedAt, status, html }: SyntheticPage): Buffer {
  return encodeRecord(
    {
      type: 'response',
      date: fetchedAt,
      targetUri: url,
      contentType: 'application/http; msgtype=response',
      block: encodeHttpResponse(status, [['Content-Type', 'text/html; charset=utf-8']], Buffer.from(html)),
    },
    1,
  );
}

/** Writes a WARC file with this many synthetic captures, streamed to disk. */
export async function writeSyntheticWarc(path: string, pages: number, htmlBytes: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(
    encodeRecord({
      type: 'warcinfo',
      date: '2026-10-01T00:00:00Z',
      contentType: 'application/warc-fields',
      block: Buffer.from('isPartOf: BENCH-2026-43\r\n'),
    }),
  );
  for (let number = 0; number < pages; number++)
    if (!file.write(toRecord(syntheticPage(number, htmlBytes)))) await once(file, 'drain');
  file.end();
  await finished(file);
}

const syllables = [
  'ba',
  'ker',
  'lo',
  'min',
  'ta',
  'ro',
  'sel',
  'vi',
  'dan',
  'mo',
  'ne',
  'pra',
  'shu',
  'gol',
  'fi',
  'ter',
];

/** The word with this number. Small numbers are frequent words. */
export function wordAt(number: number): string {
  let word = '';
  for (let rest = number + 16; rest > 0; rest = Math.floor(rest / 16)) word += syllables[rest % 16];
  return word;
}

/** Word numbers follow Zipf's law, as in real text. */
function words(count: number, random: () => number): string {
  return Array.from({ length: count }, () => wordAt(Math.floor(40_000 ** random()) - 1)).join(' ');
}
