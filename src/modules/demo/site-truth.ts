import type { PlantedPhrase } from './planted-phrases.ts';
import type { RenderedPage } from './render-page.ts';
import { mainHeading } from './sections/hero.ts';
import type { Site } from './site.ts';
import type { TradeId } from './trades.ts';

/** What an extractor must find on a site and what a search must return for it, under the names of the profile columns. */
export interface SiteTruth {
  readonly index: number;
  readonly domain: string;
  readonly tld: string;
  readonly homepage_url: string;
  readonly title: string;
  readonly meta_description: string;
  readonly h1: string;
  readonly company_name: string;
  readonly country: string;
  readonly language: string;
  readonly industry: string;
  /** The line of business, more specific than the industry. */
  readonly trade: TradeId;
  readonly builder: string;
  readonly technologies: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly vat_number: string | null;
  readonly copyright_year: number;
  /** Stated by the pages that state a number at all. */
  readonly employee_count: number;
  readonly social: Readonly<Record<string, string>>;
  readonly has_email: boolean;
  readonly has_phone: boolean;
  readonly has_pricing: boolean;
  readonly has_blog: boolean;
  readonly has_ecommerce: boolean;
  readonly has_contact: boolean;
  readonly has_booking: boolean;
  readonly phrases: readonly PlantedPhrase[];
  /** Shared phrases of which the page contains all words, but not in order. */
  readonly scattered: readonly string[];
}

export function truthOf(site: Site, page: RenderedPage): SiteTruth {
  return {
    index: site.index,
    domain: site.domain,
    tld: site.suffix,
    homepage_url: site.url,
    title: plainText(page.title),
    meta_description: plainText(page.description),
    h1: plainText(mainHeading(site)),
    company_name: site.plainName,
    country: site.country.code,
    language: site.language.code,
    industry: site.trade.industry,
    trade: site.tradeId,
    builder: site.builder.name,
    technologies: technologiesOf(site),
    emails: site.emails.map((email) => email.address),
    phones: site.phones.map((phone) => phone.e164),
    vat_number: site.vatNumber ?? null,
    copyright_year: site.copyrightYear,
    employee_count: site.employees,
    social: Object.fromEntries(site.socials.map(({ network, url }) => [network, url])),
    has_email: site.emails.length > 0,
    has_phone: site.phones.length > 0,
    has_pricing: site.features.pricing,
    has_blog: site.features.blog,
    has_ecommerce: site.features.ecommerce,
    has_contact: site.features.contact,
    has_booking: site.features.booking,
    phrases: site.planted.phrases.map(({ phrase, kind, field }) => ({ phrase, kind, field })),
    scattered: site.planted.scattered.map(({ phrase }) => phrase),
  };
}

function technologiesOf(site: Site): string[] {
  const names = new Set([...site.builder.technologies, ...site.technologies.map(({ name }) => name)]);
  const server = site.builder.headers(site).find(([name]) => name === 'server')?.[1] ?? '';
  if (server.startsWith('nginx')) names.add('Nginx');
  if (server.startsWith('Apache')) names.add('Apache');
  return [...names].sort();
}

function plainText(html: string): string {
  return html.replaceAll('&amp;', '&');
}
