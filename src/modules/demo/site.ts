import type { Builder } from './builders/builder.ts';
import type { Theme } from './design/theme.ts';
import type { Language, TradeText } from './languages/language.ts';
import type { City, Country } from './places/country.ts';
import type { PlantedWords } from './planted-phrases.ts';
import type { Random } from './seeded-random.ts';
import type { Technology } from './technologies/technology.ts';
import type { Trade, TradeId } from './trades.ts';

/** Everything decided about one site before a line of HTML is written. Texts are HTML-escaped unless named otherwise. */
export interface Site {
  readonly seed: number;
  readonly index: number;
  readonly random: Random;
  readonly language: Language;
  readonly country: Country;
  readonly locale: string;
  readonly tradeId: TradeId;
  readonly trade: Trade;
  readonly text: TradeText;
  readonly builder: Builder;
  readonly technologies: readonly Technology[];
  readonly theme: Theme;
  readonly domain: string;
  readonly suffix: string;
  readonly url: string;
  /** As written on paper, not escaped. */
  readonly plainName: string;
  readonly name: string;
  readonly legalName: string;
  readonly place: Place;
  readonly founded: number;
  readonly copyrightYear: number;
  readonly people: readonly string[];
  readonly emails: readonly Email[];
  readonly phones: readonly Phone[];
  readonly vatNumber: string | undefined;
  readonly socials: readonly SocialProfile[];
  readonly features: Features;
  readonly planted: PlantedWords;
  readonly bytesWanted: number;
}

export interface Place {
  readonly city: City;
  readonly street: string;
  readonly postalCode: string;
  readonly cityLine: string;
}

export interface Email {
  readonly address: string;
  /** How the page writes it: a link, plain text, encoded by Cloudflare, or with `[at]`. */
  readonly form: 'link' | 'text' | 'cloudflare' | 'at';
}

export interface Phone {
  readonly e164: string;
  readonly shown: string;
  /** Whether the page links the number with `tel:`. */
  readonly form: 'link' | 'text';
}

export interface SocialProfile {
  readonly network: 'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube' | 'pinterest' | 'tiktok';
  readonly url: string;
}

export interface Features {
  readonly ecommerce: boolean;
  readonly pricing: boolean;
  readonly blog: boolean;
  readonly contact: boolean;
  readonly openingHours: boolean;
  readonly structuredData: boolean;
  readonly cookieBanner: boolean;
}
