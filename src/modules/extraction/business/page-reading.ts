import { oncePerPage } from '../page/once-per-page.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import type { FoundPhrase } from './matching/context-reader.ts';
import { findPhrases, findPhrasesInName } from './matching/find-phrases.ts';
import { type Zone, zonesOf } from './zones.ts';

/** A zone with its phrases of the lexicon. */
export interface ReadZone extends Omit<Zone, 'text'> {
  readonly found: readonly FoundPhrase[];
}

/** The zones of a page in the order they are read, heaviest first; the words of the domain come last. */
export type PageReading = readonly ReadZone[];

const domainWeight = 1.5;

/** All heuristics of this folder share one reading of the page. */
export const readPage = oncePerPage(
  (page: ParsedPage): PageReading => readZones(zonesOf(page), nameOf(page.address.host, page.address.tld)),
);

/** Reads texts that are already divided into zones. `domainName` is the host without its ending. */
function readZones(zones: readonly Zone[], domainName: string): PageReading {
  const reading: ReadZone[] = zones.map(({ text, ...zone }) => ({ ...zone, found: findPhrases(text) }));
  const found = findPhrasesInName(domainName.replaceAll(/[-_.\d]+/g, ' '));
  reading.push({ name: 'domain', weight: domainWeight, isIdentity: true, found });
  return reading;
}

/** The host without its ending; on a hosting platform the part before the platform's name is the company's own. */
function nameOf(host: string, tld: string): string {
  return tld !== '' && host.endsWith(`.${tld}`) ? host.slice(0, -tld.length - 1) : host;
}
