import type { Country } from '../places/country.ts';
import type { ActionId, TradeId } from '../trades.ts';

/**
 * What one language brings: the words of the user interface, sentences with slots, and a text for each trade.
 * Slots: {c} company, {city}, {in} "in Leeds", {s} and {s2} services inside a sentence, {S} a service that begins one,
 * {p} a person, {y} year of foundation, {w} a long-tail word, {n} a number.
 */
export interface Language {
  readonly code: string;
  readonly countries: readonly Country[];
  readonly labels: Labels;
  readonly sentences: Sentences;
  readonly trades: Readonly<Record<TradeId, TradeText>>;
  readonly naming: Naming;
  /** Relative frequency among all sites. */
  readonly weight: number;
}

export interface TradeText {
  /** The word that follows or precedes the name: "Bakery". */
  readonly noun: string;
  readonly headline: string;
  readonly services: readonly string[];
  readonly about: readonly string[];
}

export interface Naming {
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  /** Two lists whose every combination is a name nobody bears: "Harbor" + "light". */
  readonly nameStarts: readonly string[];
  readonly nameEnds: readonly string[];
  /** Where the noun stands: "Harborlight Bakery" or "Boulangerie Valclair". */
  readonly nounFirst: boolean;
  readonly mailboxes: readonly string[];
  readonly inCity: (city: string) => string;
  /** Whether a service keeps its capital inside a sentence. */
  readonly keepsCapital: boolean;
}

export interface Labels {
  readonly home: string;
  readonly about: string;
  readonly services: string;
  readonly shop: string;
  readonly prices: string;
  readonly blog: string;
  readonly contact: string;
  readonly team: string;
  readonly careers: string;
  readonly faq: string;
  readonly cart: string;
  readonly login: string;
  readonly imprint: string;
  readonly privacy: string;
  readonly terms: string;
  readonly openingHours: string;
  readonly weekdays: readonly string[];
  readonly closed: string;
  readonly phone: string;
  readonly email: string;
  readonly vatId: string;
  readonly readMore: string;
  readonly getInTouch: string;
  readonly send: string;
  readonly yourName: string;
  readonly yourMessage: string;
  readonly newsletter: string;
  readonly subscribe: string;
  readonly followUs: string;
  readonly rightsReserved: string;
  readonly testimonials: string;
  readonly process: string;
  readonly latest: string;
  readonly memberships: string;
  readonly numbers: readonly [years: string, customers: string, people: string];
  readonly accept: string;
  readonly decline: string;
  readonly addToCart: string;
  readonly from: string;
  readonly perMonth: string;
  readonly partners: string;
  readonly skipToContent: string;
  /** What a visitor is asked to do next, besides calling and writing. */
  readonly actions: Readonly<Record<ActionId, string>>;
}

export interface Sentences {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly leads: readonly string[];
  readonly about: readonly string[];
  readonly serviceBlurbs: readonly string[];
  readonly productBlurbs: readonly string[];
  readonly quotes: readonly string[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
  readonly steps: readonly (readonly [title: string, text: string])[];
  readonly posts: readonly (readonly [title: string, teaser: string])[];
  readonly roles: readonly string[];
  readonly invitations: readonly string[];
  readonly newsletter: string;
  readonly cookies: string;
  readonly plans: readonly (readonly [name: string, text: string])[];
}

export function trade(
  noun: string,
  headline: string,
  services: readonly string[],
  about: readonly string[],
): TradeText {
  return { noun, headline, services, about };
}
