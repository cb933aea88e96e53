import { hoursOf } from './sections/contact.ts';
import type { Site } from './site.ts';

/** The JSON-LD block in which a site describes its company. */
export function renderStructuredData(site: Site, description: string): string {
  if (!site.features.structuredData) return '';
  const [opens, closes] = hoursOf(site);
  const organisation: Record<string, unknown> = {
    '@context': 'https://schema.org',
    '@type': site.trade.schemaType,
    name: site.plainName,
    url: site.url,
    description: description.replaceAll('&amp;', '&'),
    logo: new URL(site.builder.image(site, 'logo').replaceAll('&amp;', '&'), site.url).href,
    foundingDate: String(site.founded),
  };
  if (site.features.contact) {
    organisation.address = {
      '@type': 'PostalAddress',
      streetAddress: site.place.street,
      addressLocality: site.place.city.name,
      addressRegion: site.place.city.region,
      postalCode: site.place.postalCode,
      addressCountry: site.country.code,
    };
    organisation.geo = {
      '@type': 'GeoCoordinates',
      latitude: site.place.city.latitude,
      longitude: site.place.city.longitude,
    };
    organisation.legalName = site.legalName.replaceAll('&amp;', '&');
    if (site.vatNumber !== undefined) organisation.vatID = site.vatNumber;
    if (site.phones[0] !== undefined) organisation.telephone = site.phones[0].e164;
    const linked = site.emails.find((email) => email.form === 'link' || email.form === 'text');
    if (linked !== undefined) organisation.email = linked.address;
    if (site.features.openingHours) organisation.openingHours = `Mo-Fr ${opens}-${closes}`;
  }
  if (site.socials.length > 0) organisation.sameAs = site.socials.map(({ url }) => url);
  return `<script type="application/ld+json">${JSON.stringify(organisation)}</script>`;
}
