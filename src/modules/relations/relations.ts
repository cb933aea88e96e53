import { registrableDomain } from '../../lib/domain-name.ts';
import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type { QueryOptions, TextQuery, TextSearch } from '../../lib/text-index/api.ts';
import { type Identifier, identifierKinds, identifierText } from '../companies/index.ts';
import {
  type CompanyRow,
  decodeStoredRelations,
  toCompanyRow,
  toCompanyRows,
} from '../company-index/index.ts';

export interface RatedIdentifier extends Identifier {
  /** The display name of its kind. */
  readonly name: string;
  /** The exact number of indexed domains that have it. */
  readonly domains: number;
  /** Whether it is so widespread that it says nothing about ownership. */
  readonly common: boolean;
}

export interface RelatedSite extends CompanyRow {
  /** Between 0 and 1. */
  readonly score: number;
  /** The identifiers that both sites have, strongest first. */
  readonly via: readonly Identifier[];
}

/** A site that shares an identifier with a related site, but none with the first one. */
export interface SecondSite extends Omit<RelatedSite, 'via'> {
  /** The related site. */
  readonly through: string;
  /** The identifiers it shares with that site, strongest first. */
  readonly via: readonly RatedIdentifier[];
}

export interface RelationsWanted {
  readonly by: readonly string[] | undefined;
  readonly limit: number;
  /** With 2, also finds sites related to the strongest related sites. */
  readonly hops?: number;
}

export interface SitesAround {
  readonly identifiers: readonly RatedIdentifier[];
  readonly related: readonly RelatedSite[];
  /** Empty unless two hops were requested. */
  readonly second: readonly SecondSite[];
}

export interface RelationsOfSites {
  /** Undefined if the domain is not indexed. */
  related(domain: string, wanted: RelationsWanted, options: QueryOptions): Promise<SitesAround | undefined>;
  domainsOf(
    identifier: Identifier,
    page: { readonly limit: number; readonly offset: number },
    options: QueryOptions,
  ): Promise<{ total: number; common: boolean; domains: readonly CompanyRow[] }>;
}

/**
 * An identifier is common if companies of this many industries, under this many registrable domains, have it: such accounts belong to site
 * builders, agencies, themes and plugins. A chain with hundreds of sites has one industry or one domain.
 */
const COMMON = { registrableDomains: 20, industries: 5 };
/** The first hits may all be under one registrable domain; this many are examined before the identifier counts as one owner's. */
const SPREAD_DOMAINS_MAX = 2_000;
/**
 * Identifiers are searched together as long as no more than this many sites have them. Of an identifier that more sites have, only
 * this many are candidates: if it is not common, its owner is one very large company.
 */
const CANDIDATES_PER_SEARCH_MAX = 1_000;
const CANDIDATES_MAX = 2_000;
/** How many of the strongest related sites a second hop starts from, and how many sites are shown for each. */
const SECOND_HOP_SEEDS_MAX = 8;
const SECOND_HOP_SITES_MAX = 5;
/** How much of its strength a common identifier keeps. */
const COMMON_SHARE = 0.05;

export function createRelations(index: TextSearch): RelationsOfSites {
  return {
    async related(domain, { by, limit, hops = 1 }, options) {
      const document = await index.find(domain);
      if (document === undefined) return undefined;
      const identifiers = await rate(identifiersOf(document.stored, by), options);
      const candidates = await candidatesOf(identifiers, new Set([domain]), options);
      const ranked = await rankCandidates([...candidates], identifiers, limit, options);
      return {
        identifiers,
        related: ranked.map((site) => ({
          ...site,
          via: site.via.map(({ kind, value }) => ({ kind, value })),
        })),
        second:
          hops < 2
            ? []
            : await findSecondHop(
                ranked.slice(0, SECOND_HOP_SEEDS_MAX).map((site) => site.domain),
                { by, first: identifiers, known: new Set([domain, ...candidates]) },
                options,
              ),
      };
    },

    async domainsOf(identifier, { limit, offset }, options) {
      const query = having(identifier);
      const { total, hits } = await index.search(query, { ...options, limit, offset });
      return {
        total,
        common: await isCommon(query, total, options),
        domains: await toCompanyRows(hits),
      };
    },
  };

  /** Finds the sites of the second hop. It ignores common identifiers, which say nothing, and those that the first site has itself. */
  async function findSecondHop(
    related: readonly string[],
    from: {
      readonly by: readonly string[] | undefined;
      readonly first: readonly Identifier[];
      readonly known: ReadonlySet<string>;
    },
    options: QueryOptions,
  ): Promise<readonly SecondSite[]> {
    const ofFirst = new Set(from.first.map(folded));
    const known = new Set(from.known);
    const documents = await index.findMany(related, options);
    const found: SecondSite[] = [];
    for (const through of related) {
      const document = documents.get(through);
      if (document === undefined) continue;
      const own = identifiersOf(document.stored, from.by).filter((one) => !ofFirst.has(folded(one)));
      const distinctive = (await rate(own, options)).filter(({ common }) => !common);
      const candidates = await candidatesOf(distinctive, known, options);
      const ranked = await rankCandidates([...candidates], distinctive, SECOND_HOP_SITES_MAX, options);
      for (const { domain } of ranked) known.add(domain);
      found.push(...ranked.map((site) => ({ ...site, through })));
    }
    return found;
  }

  async function rate(
    identifiers: readonly Identifier[],
    options: QueryOptions,
  ): Promise<readonly RatedIdentifier[]> {
    const counts = await index.counts(identifiers.map(having), options);
    return Promise.all(
      identifiers.map(async ({ kind, value }, at) => {
        const domains = counts[at] ?? 0;
        return {
          kind,
          value,
          name: nameOfKind(kind),
          domains,
          common: await isCommon(having({ kind, value }), domains, options),
        };
      }),
    );
  }

  async function isCommon(query: TextQuery, domains: number, options: QueryOptions): Promise<boolean> {
    if (domains < COMMON.registrableDomains) return false;
    const { facets } = await index.facets(query, ['industry'], { ...options, size: COMMON.industries });
    if ((facets.industry?.length ?? 0) < COMMON.industries) return false;
    const { hits } = await index.search(query, { ...options, limit: SPREAD_DOMAINS_MAX, stored: false });
    const owners = new Set<string>();
    for (const { key } of hits) {
      owners.add(registrableDomain(key) ?? key);
      if (owners.size === COMMON.registrableDomains) return true;
    }
    return false;
  }

  /** Sites that share an identifier that is not common; if there are none, sites that share a common one. */
  async function candidatesOf(
    identifiers: readonly RatedIdentifier[],
    known: ReadonlySet<string>,
    options: QueryOptions,
  ): Promise<ReadonlySet<string>> {
    const distinctive = identifiers.filter(({ common }) => !common);
    const found = new Set<string>();
    for (const group of [distinctive, identifiers.filter(({ common }) => common)]) {
      if (found.size > 0) break;
      const shared = group.filter(({ domains }) => domains >= 2);
      for (const batch of inBatches(shared.toSorted((one, other) => one.domains - other.domains))) {
        if (found.size >= CANDIDATES_MAX) break;
        const { hits } = await index.search(havingOneOf(batch), {
          ...options,
          limit: CANDIDATES_PER_SEARCH_MAX,
          stored: false,
        });
        for (const { key } of hits) if (!known.has(key)) found.add(key);
      }
    }
    return found;
  }

  async function rankCandidates(
    candidates: readonly string[],
    identifiers: readonly RatedIdentifier[],
    limit: number,
    options: QueryOptions,
  ): Promise<readonly RatedSite[]> {
    const documents = await index.findMany(candidates.slice(0, CANDIDATES_MAX), options);
    const ranked: { domain: string; stored: Uint8Array; score: number; via: RatedIdentifier[] }[] = [];
    for (const [domain, { stored }] of documents) {
      if (isTurnSpent()) await freshTurn();
      const theirs = new Set(decodeStoredRelations(stored).identifiers.map(folded));
      const via = identifiers
        .filter((identifier) => theirs.has(folded(identifier)))
        .sort((one, other) => strengthOf(other) - strengthOf(one));
      const apart = via.reduce((product, identifier) => product * (1 - strengthOf(identifier)), 1);
      ranked.push({ domain, stored, score: Math.round((1 - apart) * 1_000) / 1_000, via });
    }
    return ranked
      .sort((one, other) => other.score - one.score || (one.domain < other.domain ? -1 : 1))
      .slice(0, limit)
      .map(({ domain, stored, score, via }) => ({
        ...toCompanyRow(domain, stored),
        score,
        via,
      }));
  }
}

interface RatedSite extends CompanyRow {
  readonly score: number;
  readonly via: readonly RatedIdentifier[];
}

const identifiersOf = (stored: Uint8Array, by: readonly string[] | undefined): readonly Identifier[] =>
  decodeStoredRelations(stored).identifiers.filter(({ kind }) => by === undefined || by.includes(kind));

/** The display name of a kind of identifier. */
export const nameOfKind = (kind: string): string => identifierKinds.get(kind)?.name ?? kind;

/** The index ignores case when it compares values, so this must too. */
const folded = (identifier: Identifier): string => identifierText(identifier).toLowerCase();

/** The more sites have an identifier, the weaker it is: two sites that share it are less likely to have the same owner. */
function strengthOf({ kind, domains, common }: RatedIdentifier): number {
  const strength = identifierKinds.get(kind)?.strength ?? 0.5;
  return strength * (common ? COMMON_SHARE : 1 / (1 + Math.log2(Math.max(2, domains) / 2) / 16));
}

/** Divides identifiers into groups that are searched together: each fits into one search, or is a single identifier. */
function inBatches(identifiers: readonly RatedIdentifier[]): readonly (readonly RatedIdentifier[])[] {
  const batches: RatedIdentifier[][] = [];
  let sitesLeft = 0;
  for (const identifier of identifiers) {
    if (identifier.domains > sitesLeft) {
      batches.push([]);
      sitesLeft = CANDIDATES_PER_SEARCH_MAX;
    }
    batches.at(-1)?.push(identifier);
    sitesLeft -= identifier.domains;
  }
  return batches;
}

const having = (identifier: Identifier): TextQuery => havingOneOf([identifier]);

const havingOneOf = (identifiers: readonly Identifier[]): TextQuery => ({
  mode: 'all',
  filters: [{ field: 'identifier', op: 'in', values: identifiers.map(identifierText) }],
});
