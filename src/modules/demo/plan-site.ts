import { builders } from './builders/index.ts';
import { planContacts } from './contacts.ts';
import { drawTheme } from './design/theme.ts';
import { languages } from './languages/index.ts';
import type { Language } from './languages/language.ts';
import { longTailWord } from './long-tail-words.ts';
import { slugify } from './page-links.ts';
import type { Country } from './places/country.ts';
import { plantWords } from './planted-phrases.ts';
import { createRandom, type Random } from './seeded-random.ts';
import type { Features, Site } from './site.ts';
import { drawTechnologies } from './technologies/index.ts';
import { bookableTrades, type Trade, type TradeId, tradeIds, trades } from './trades.ts';

/** Decides everything about site `index`. It depends only on the seed and the index, never on the size of the corpus. */
export function planSite(seed: number, index: number, medianBytes: number): Site {
  const random = createRandom(seed, index, 1);
  const tradeId = random.pick(tradeIds);
  const trade: Trade = trades[tradeId];
  const language = pickWeighted(random, languages);
  const country = random.pick(language.countries);
  const ecommerce = trade.sellsGoods && random.chance(0.8);
  const builder = pickWeighted(random, ecommerce ? shopBuilders : otherBuilders);
  const { plainName, label } = nameCompany(seed, index, language, tradeId);
  const features = {
    ...planFeatures(random, ecommerce),
    booking: bookableTrades.has(tradeId) && createRandom(seed, index, 7).chance(0.6),
  };
  const suffix = features.contact ? random.pick(country.suffixes) : nationalSuffix(country);
  const domain = `${label}.${suffix}`;
  const contacts = planContacts(createRandom(seed, index, 2), {
    language,
    country,
    domain,
    features,
    plainName,
    builder,
  });
  return {
    seed,
    index,
    language,
    country,
    tradeId,
    trade,
    builder,
    domain,
    suffix,
    features,
    plainName,
    name: escapeHtml(plainName),
    ...contacts,
    random: createRandom(seed, index, 3),
    locale: `${language.code}-${country.code}`,
    text: language.trades[tradeId],
    technologies: contacts.technologies
      .concat(drawTechnologies(createRandom(seed, index, 4), builder, ecommerce))
      .filter(firstOfName),
    theme: drawTheme(createRandom(seed, index, 5)),
    url: `https://${random.chance(0.5) ? 'www.' : ''}${domain}/`,
    founded: random.between(1921, 2021),
    employees: teamSize(createRandom(seed, index, 8)),
    copyrightYear: random.chance(0.7) ? 2026 : random.between(2019, 2025),
    planted: plantWords(seed, index),
    bytesWanted: Math.round(pageBytes(random, medianBytes)),
  };
}

/** Between 3 and 240, most often a dozen or two. */
const teamSize = (random: Random): number => Math.round(3 * 80 ** random.next());

/** The same site half a year earlier. */
export function planEarlierSite(seed: number, index: number, medianBytes: number): Site {
  const site = planSite(seed, index, medianBytes);
  const drawn = drawTechnologies(createRandom(seed, index, 6), site.builder, site.features.ecommerce);
  // Keep what hides the contacts, because both versions hide them, and half of the rest.
  const kept = site.technologies.filter((technology, at) => at % 2 === 0 || technology.kind === 'delivery');
  return {
    ...site,
    technologies: [...kept, ...drawn.slice(0, 2)].filter(firstOfName),
    copyrightYear: site.copyrightYear - 1,
  };
}

function escapeHtml(text: string): string {
  return text.includes('&') ? text.replaceAll('&', '&amp;') : text;
}

const shopBuilders = builders.filter((builder) => builder.sellsOnline);
const otherBuilders = builders.filter((builder) => !builder.sellsOnline);

function planFeatures(random: Random, ecommerce: boolean): Omit<Features, 'booking'> {
  const pricing = random.chance(0.4);
  return {
    ecommerce,
    // Shops show prices with their products; a separate price list would be unusual.
    pricing: pricing && !ecommerce,
    blog: random.chance(0.45),
    contact: random.chance(0.94) || ecommerce,
    openingHours: random.chance(0.6),
    structuredData: random.chance(0.65),
    cookieBanner: random.chance(0.4),
  };
}

/** A site that does not say where it is at least has the top-level domain of its country. */
function nationalSuffix(country: Country): string {
  return country.code === 'US' ? 'us' : (country.suffixes[0] ?? 'com');
}

/** Log-normal around the median, like real page sizes, between 0.25 and 2.7 times the median. */
function pageBytes(random: Random, medianBytes: number): number {
  const normal = random.next() + random.next() + random.next() + random.next() - 2;
  return medianBytes * Math.min(2.6, Math.max(0.28, Math.exp(normal * 0.95)));
}

function pickWeighted<T extends { readonly weight: number }>(random: Random, items: readonly T[]): T {
  let left = random.next() * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[0] as T;
}

function firstOfName(
  item: { readonly name: string },
  at: number,
  all: readonly { readonly name: string }[],
): boolean {
  return all.findIndex((other) => other.name === item.name) === at;
}

interface CompanyIdentity {
  readonly plainName: string;
  /** The domain without its public suffix. */
  readonly label: string;
}

/**
 * A name that no other site has, whatever the size of the corpus: each index has its own combination of the two halves of the name. Once
 * all combinations are used, a second word distinguishes the next rounds: first family names, then long-tail words.
 */
export function nameCompany(
  seed: number,
  index: number,
  language: Language,
  trade: TradeId,
): CompanyIdentity {
  const { nameStarts, nameEnds, nounFirst } = language.naming;
  const combinations = nameStarts.length * nameEnds.length;
  const round = Math.floor(index / combinations);
  // An odd multiplier permutes a power of two, so that neighbours in the corpus do not share half of their names.
  const place = (Math.imul(index % combinations, 2654435761) + Math.imul(seed, 40503)) & (combinations - 1);
  const start = nameStarts[place % nameStarts.length] ?? '';
  const invented = start + (nameEnds[Math.floor(place / nameStarts.length)] ?? '');
  const fancy = round === 0 ? invented : `${invented} ${secondWord(language, place, round)}`;
  const { noun } = language.trades[trade];
  const plainName = nounFirst ? `${noun} ${fancy}` : `${fancy} ${noun}`;
  return { plainName, label: `${slugify(plainName, `site-${index}`)}-demo` };
}

/** Differs between the rounds of one place; a long-tail word also differs between the places of a round. */
function secondWord(language: Language, place: number, round: number): string {
  const { lastNames } = language.naming;
  const family = lastNames[(place + round) % lastNames.length] ?? '';
  // If domains cannot contain the script of the name, two rounds would get the same domain.
  if (round <= lastNames.length && slugify(family, '') !== '') return family;
  return longTailWord(round * wordsOfRound + (place % wordsOfRound));
}

const wordsOfRound = 97;
