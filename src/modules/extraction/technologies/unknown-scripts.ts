import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { FetchedPage } from '../page/fetched-page.ts';
import { parsePage } from '../page/parse-page.ts';
import type { TechnologyDetector } from './detector.ts';
import { evidenceOfPage } from './evidence-of-page.ts';
import type { WrittenRule } from './technology-rule.ts';

export interface ProposedRule {
  readonly host: string;
  /** Sites whose homepage loads a script from the host. */
  readonly sites: number;
  readonly name: string;
  readonly rule: Pick<WrittenRule, 'website' | 'cats' | 'loadedFrom' | 'samples' | 'comment'>;
}

export interface UnknownScripts {
  add(page: FetchedPage): void;
  /** The hosts that at least this many sites load scripts from and that no rule covers, most frequent first. */
  proposals(sitesMin: number, proposalsMax: number): readonly ProposedRule[];
}

/** Once there are this many, new hosts are not counted: rare ones fill the memory and are never proposed. */
const HOSTS_MAX = 100_000;
const SCRIPTS_PER_PAGE_MAX = 200;
const SAMPLES_PER_HOST_MAX = 3;

/** Counts which hosts pages load scripts from, to find products that have no rule yet. */
export function createUnknownScripts(detector: TechnologyDetector): UnknownScripts {
  const hosts = new Map<string, { sites: number; readonly samples: ForeignScript[] }>();
  return {
    add: (fetched) => {
      const page = evidenceOfPage(parsePage(fetched));
      const own = getDomain(page.url);
      const seen = new Set<string>();
      for (const url of page.scriptUrls.slice(0, SCRIPTS_PER_PAGE_MAX)) {
        const script = foreignScript(url, own);
        if (script === undefined || seen.has(script.host)) continue;
        seen.add(script.host);
        let known = hosts.get(script.host);
        if (known === undefined) {
          if (hosts.size >= HOSTS_MAX) continue;
          known = { sites: 0, samples: [] };
          hosts.set(script.host, known);
        }
        known.sites += 1;
        if (known.samples.length < SAMPLES_PER_HOST_MAX) known.samples.push(script);
      }
    },
    proposals: (sitesMin, proposalsMax) => {
      const proposed: ProposedRule[] = [];
      const frequent = [...hosts]
        .filter(([, { sites }]) => sites >= sitesMin)
        .sort(([one, first], [other, second]) => second.sites - first.sites || (one < other ? -1 : 1));
      for (const [host, { sites, samples }] of frequent) {
        if (proposed.length >= proposalsMax) break;
        if (samples.some(({ url }) => isKnown(detector, url))) continue;
        proposed.push(propose(host, sites, samples));
      }
      return proposed;
    },
  };
}

interface ForeignScript {
  readonly host: string;
  /** Without the query, which may identify the customer. */
  readonly address: string;
  /** With the query, which rules may depend on; it is never part of a proposal. */
  readonly url: string;
}

/** A script of another site. */
function foreignScript(given: string, own: string | null): ForeignScript | undefined {
  const [, host = '', path = '', query = ''] =
    /^(?:https?:)?\/\/([a-z\d.-]{4,100})(\/[^?#\s]{0,200})?(\?[^#\s]{0,200})?/i.exec(given) ?? [];
  const registered = getDomain(host);
  if (registered === null || registered === own) return undefined;
  const address = `https://${host.toLowerCase()}${path}`;
  return { host: host.toLowerCase(), address, url: `${address}${query}` };
}

function isKnown(detector: TechnologyDetector, url: string): boolean {
  const nothing = { headers: new Map(), cookies: new Map(), metas: new Map(), texts: [], inlineScripts: [] };
  return (
    detector.detectTechnologies({ url: '', html: '', scriptUrls: [url], ...nothing }).technologies.length > 0
  );
}

function propose(host: string, sites: number, samples: readonly ForeignScript[]): ProposedRule {
  const label = getDomainWithoutSuffix(host) ?? host;
  return {
    host,
    sites,
    name: label.charAt(0).toUpperCase() + label.slice(1),
    rule: {
      website: `https://${getDomain(host) ?? host}`,
      cats: [],
      loadedFrom: host,
      samples: samples.slice(0, 1).map(({ address }) => address),
      comment: `Proposed: ${sites} sites load scripts from ${host}. Check the name and choose a category.`,
    },
  };
}
