import type { Theme } from './design/theme.ts';
import type { Language, TradeText } from './languages/language.ts';
import type { City, Country } from './places/country.ts';
import type { PlantedWords } from './planted-phrases.ts';
import type { Random } from './seeded-random.ts';
import type { Technology } from './technologies/technology.ts';
import type { Trade, TradeId } from './trades.ts';

/** Class names that the builder adds to parts of the page. */
interface PartClasses {
  readonly header: string;
  readonly nav: string;
  readonly grid: string;
  readonly card: string;
  readonly button: string;
  readonly image: string;
  readonly footer: string;
}

interface Ballast {
  readonly open: string;
  readonly close: string;
  readonly rules: string;
}

/** A way of making websites, with the habits that identify its pages: paths, classes, generator, headers, assets. */
export interface Builder {
  readonly name: string;
  /** What a detector must find on every page of this builder. */
  readonly technologies: readonly string[];
  readonly sellsOnline: boolean;
  /** Relative frequency among sites of its kind. */
  readonly weight: number;
  readonly headers: (site: Site) => readonly Header[];
  readonly head: (site: Site) => string;
  readonly bodyClass: (site: Site) => string;
  /** Wraps the whole content of the body. */
  readonly frame: readonly [open: string, close: string];
  /** The element around section number `n`, named after its content. */
  readonly section: (site: Site, n: number, name: string, inner: string) => string;
  readonly classes: PartClasses;
  readonly headingClass: string;
  readonly path: (kind: PageKind, slug: string) => string;
  readonly image: (site: Site, file: string) => string;
  readonly tail: (site: Site) => string;
  /** Style rules that the builder's themes include but no page fully uses; they bring pages to their target size. */
  readonly ballast: Ballast;
}

export type Header = readonly [name: string, value: string];

/** The pages a homepage links to. */
export type PageKind =
  | 'about'
  | 'services'
  | 'shop'
  | 'prices'
  | 'blog'
  | 'contact'
  | 'team'
  | 'careers'
  | 'booking'
  | 'cart'
  | 'login'
  | 'imprint'
  | 'privacy'
  | 'terms';

/** Everything that is decided about one site before any HTML is written. Texts are HTML-escaped unless noted otherwise. */
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
  /** As many as every part of the page says that states a number. */
  readonly employees: number;
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
  /** Whether customers can book a table, a room or an appointment online. */
  readonly booking: boolean;
  readonly openingHours: boolean;
  readonly structuredData: boolean;
  readonly cookieBanner: boolean;
}
