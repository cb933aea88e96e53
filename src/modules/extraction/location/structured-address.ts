import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

export interface StructuredAddress {
  readonly street: string | null;
  readonly city: string | null;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly evidence: string;
}

/** The first postal address the page declares in JSON-LD, microdata or contact metas. */
export function structuredAddress(page: ParsedPage): StructuredAddress | null {
  for (const node of page.jsonLd) {
    if (!node.types.includes('PostalAddress') && node.parentProperty !== 'address') continue;
    const read = (name: string): string | null => filled(jsonLdText(node.properties[name]));
    const address = fields(read, 'JSON-LD address');
    if (address !== null) return address;
  }
  for (const item of page.microdata) {
    const address = fields((name) => filled(item.properties.get(name)?.[0] ?? null), 'microdata address');
    if (address !== null) return address;
  }
  const metas = new Map(Object.entries(CONTACT_METAS));
  return fields((name) => filled(page.metas.get(metas.get(name) ?? '')?.[0] ?? null), 'contact metas');
}

const CONTACT_METAS = {
  streetAddress: 'business:contact_data:street_address',
  addressLocality: 'business:contact_data:locality',
  addressRegion: 'business:contact_data:region',
  postalCode: 'business:contact_data:postal_code',
  addressCountry: 'business:contact_data:country_name',
};

function fields(read: (name: string) => string | null, evidence: string): StructuredAddress | null {
  const address = {
    street: read('streetAddress')?.replace(MAP_NOTE, '') ?? null,
    city: townOf(read('addressLocality'), read('addressRegion')),
    region: read('addressRegion'),
    postalCode: read('postalCode')?.replace(/^[A-Z]{1,2}-(?=\d)/, '') ?? null,
    country: read('addressCountry'),
    evidence,
  };
  return (address.street ?? address.city ?? address.postalCode ?? address.country) ? address : null;
}

/** "(see map)" after a street is a hint for visitors. */
const MAP_NOTE = /\s*\([^()]*(?:map|карт|karte|carte|mapa|mappa|kart)[^()]*\)\s*$/i;
/** "г. Казань": the word for town before its name. */
const TOWN_TITLE = /^(?:г\.|гор\.|город|м\.|місто|гр\.)\s*(?=\p{Lu})/u;

/** A ward or a district of a Vietnamese town is not a town; the province beside it is used. */
const WARD = /^(?:phường|p\.|xã|quận|q\.|huyện)\s?\S/iu;

function townOf(locality: string | null, region: string | null): string | null {
  const town = firstPart(locality);
  const named = town !== null && WARD.test(town) ? firstPart(region) : town;
  return named?.replace(TOWN_TITLE, '') ?? null;
}

/** "Lyon, France" and "Leith, Edinburgh": the town comes first. */
function firstPart(locality: string | null): string | null {
  return locality?.split(/[,;|/]/)[0]?.trim() || null;
}

function filled(text: string | null): string | null {
  const clean = text?.replace(/\s+/g, ' ').trim() ?? '';
  return clean === '' || clean.length > 200 || /^(?:null|undefined|n\/a|-)$/i.test(clean) ? null : clean;
}
