import type { Settled } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { industries } from './taxonomy.ts';

/** A fact about the page, as opposed to a word on it, that is evidence for an industry. */
export interface HardEvidence {
  readonly industry: number;
  /** -1 if it names no sub-industry. */
  readonly subIndustry: number;
  readonly score: number;
  readonly source: string;
}

/** A declared type outweighs a title word, but not a page whose whole text says otherwise, because templates copy types. */
const typeScore = 10;
const looseTypeScore = 4;
const endingScore = 5;
const reservedEndingScore = 14;
const shopScore = 4;

/** Types that plugins put on pages of every kind. */
const looseTypes = new Set([
  'SoftwareApplication',
  'WebApplication',
  'Event',
  'Course',
  'Blog',
  'NewsArticle',
  'ProfessionalService',
  'Store',
  'Residence',
  'Apartment',
  'HomeAndConstructionBusiness',
  'HealthAndBeautyBusiness',
  'MedicalBusiness',
  'Movie',
  'FinancialService',
  'EducationalOrganization',
  'Dataset',
  'Car',
  'Vehicle',
  'Game',
  'EntertainmentBusiness',
  'LiveBlogPosting',
  'MusicAlbum',
  'Photograph',
  'LearningResource',
  'Quiz',
  'Person',
  'Periodical',
  'BusTrip',
  'GovernmentOrganization',
  'FinancialProduct',
  'MobileApplication',
  'EventVenue',
  'Library',
  'BreadcrumbList',
]);

/** Domain endings whose registry checks who registers. */
const reservedEndings = new Set([
  'gov',
  'mil',
  'gob',
  'gouv',
  'go',
  'govt',
  'gub',
  'edu',
  'museum',
  'bank',
  'pharmacy',
  'ac',
  'sch',
  'k12',
  'police',
  'nhs',
]);
const secondLevelIndustry: Readonly<Record<string, string>> = {
  ac: 'Education',
  sch: 'Education',
  k12: 'Education',
  school: 'Education',
  police: 'Government',
  nhs: 'Health & Medical',
  museum: 'Arts & Entertainment',
};

export function hardEvidence(page: ParsedPage, settled: Settled): HardEvidence[] {
  return [...declaredTypes(page), ...domainEnding(page), ...shopPlatform(settled)];
}

function declaredTypes(page: ParsedPage): HardEvidence[] {
  const types = new Set<string>();
  // A type deep inside a list of offers or reviews describes a thing on the page, not the company.
  for (const node of page.jsonLd) {
    if (
      node.parentProperty === null ||
      node.parentProperty === '@graph' ||
      ownerProperties.has(node.parentProperty)
    ) {
      for (const type of node.types) types.add(type);
    }
  }
  for (const item of page.microdata) types.add(item.type);
  for (const value of page.metas.get('og:type') ?? []) types.add(value);
  const found: HardEvidence[] = [];
  for (const type of types) {
    const place = placeByType().get(type);
    if (place === undefined) continue;
    found.push({
      ...place,
      score: looseTypes.has(type) ? looseTypeScore : typeScore,
      source: `type ${type}`,
    });
  }
  return found;
}

const ownerProperties = new Set([
  'publisher',
  'about',
  'mainEntity',
  'provider',
  'parentOrganization',
  'department',
  'author',
]);

function domainEnding(page: ParsedPage): HardEvidence[] {
  const labels = page.address.finalDomain === '' ? [] : page.address.tld.split('.');
  // On a hosting platform like something.example.app, the ending belongs to the platform.
  const isHosted = page.address.host !== page.address.finalDomain;
  const found: HardEvidence[] = [];
  for (const label of new Set(labels)) {
    const industry = (labels.length > 1 ? bySecondLevel.get(label) : undefined) ?? byEnding.get(label);
    if (industry === undefined || (isHosted && !reservedEndings.has(label))) continue;
    const score = reservedEndings.has(label) ? reservedEndingScore : endingScore;
    found.push({ industry, subIndustry: -1, score, source: `domain ending .${page.address.tld}` });
  }
  return found;
}

const bySecondLevel: ReadonlyMap<string, number> = new Map(
  Object.entries(secondLevelIndustry).map(([label, named]) => [
    label,
    industries.findIndex(({ name }) => name === named),
  ]),
);
/** An ending belongs to the first industry that claims it. */
const byEnding: ReadonlyMap<string, number> = new Map(
  [...industries.entries()]
    .reverse()
    .flatMap(([industry, { domainEndings }]) =>
      (domainEndings ?? []).map((ending) => [ending, industry] as const),
    ),
);

/** A shop system shows that something is sold, but many hotels and museums sell things too. */
function shopPlatform(settled: Settled): HardEvidence[] {
  const retail = industries.findIndex(({ name }) => name === 'E-commerce & Retail');
  if (settled.ecommerce_platform !== null) {
    return [
      {
        industry: retail,
        subIndustry: -1,
        score: shopScore,
        source: `shop system ${settled.ecommerce_platform}`,
      },
    ];
  }
  return settled.has_ecommerce === true
    ? [{ industry: retail, subIndustry: -1, score: shopScore, source: 'a shop on the page' }]
    : [];
}

let placesByType: Map<string, { industry: number; subIndustry: number }> | undefined;

function placeByType(): Map<string, { industry: number; subIndustry: number }> {
  if (placesByType !== undefined) return placesByType;
  placesByType = new Map();
  for (const [industry, { types, subIndustries }] of industries.entries()) {
    for (const type of types ?? []) placesByType.set(type, { industry, subIndustry: -1 });
    for (const [subIndustry, sub] of subIndustries.entries()) {
      for (const type of sub.types ?? []) placesByType.set(type, { industry, subIndustry });
    }
  }
  return placesByType;
}
