import { cutRules } from './builders/ballast.ts';
import { elementId } from './builders/builder.ts';
import { stylesheet } from './design/stylesheet.ts';
import { anySentence } from './fill-template.ts';
import { plantedIn } from './planted-text.ts';
import { renderConsent, renderFooter, renderTop } from './sections/chrome.ts';
import { prices, products } from './sections/commerce.ts';
import { contact, hoursOf } from './sections/contact.ts';
import { renderHero } from './sections/hero.ts';
import { hasMemberships, memberships } from './sections/memberships.ts';
import type { Section } from './sections/section.ts';
import { about, figures, process, services, team } from './sections/services.ts';
import { blog, faq, invitation, newsletter, partners, testimonials } from './sections/stories.ts';
import type { Site } from './site.ts';
import { fillTrace } from './technologies/technology.ts';

export interface RenderedPage {
  readonly html: string;
  /** As written in the page, HTML-escaped. */
  readonly title: string;
  readonly description: string;
}

export function renderPage(site: Site): RenderedPage {
  const title = [anySentence(site, site.language.sentences.titles), ...plantedIn(site, 'title')].join(' | ');
  const named = plantedIn(site, 'meta').join(', ');
  const description = [
    anySentence(site, site.language.sentences.descriptions),
    ...(named === '' ? [] : [`${site.language.labels.memberships}: ${named}.`]),
  ].join(' ');
  const { builder } = site;
  const content = renderContent(site);
  const head = renderHead(site, title, description);
  const [open, close] = builder.frame;
  const tail = site.technologies
    .map((technology) => traceOf(site, technology.name, technology.tail))
    .join('\n');
  const lean = head.length + content.length + tail.length + 600;
  // Two in three characters of a Japanese page take three bytes; for ballast, an estimate by characters is close enough.
  const ballast = cutRules(builder.ballast.rules, site.bytesWanted - lean, Math.imul(site.index, 977) >>> 8);
  const html = `<!DOCTYPE html>
<html lang="${site.locale}"${builder.name === 'Webflow' ? ` data-wf-page="${elementId(site, 11, 8)}" data-wf-site="${elementId(site, 2, 8)}"` : ''}>
<head>
${head}
${ballast === '' ? '' : builder.ballast.open + ballast + builder.ballast.close}
</head>
<body class="${site.theme.bodyClasses} ${builder.bodyClass(site)}">
${open}
${content}
${close}
${renderConsent(site)}
${tail}
${builder.tail(site)}
</body>
</html>
`;
  return { html, title, description };
}

function traceOf(site: Site, name: string, trace: string | undefined): string {
  return trace === undefined ? '' : fillTrace(trace, elementId(ownerOf(site), name.length, 8));
}

/** Three in every twenty sites have the same owner, and therefore the same accounts with the services they use. */
function ownerOf({ index }: Site): Pick<Site, 'index'> {
  const place = index % 20;
  return { index: place > 17 ? index - place + 17 : index };
}

function renderHead(site: Site, title: string, description: string): string {
  const extras = site.technologies.map((technology) => traceOf(site, technology.name, technology.head));
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${site.url}">`,
    `<meta property="og:type" content="website">\n<meta property="og:title" content="${title}">\n<meta property="og:description" content="${description}">\n<meta property="og:url" content="${site.url}">\n<meta property="og:site_name" content="${site.name}">\n<meta property="og:locale" content="${site.locale.replace('-', '_')}">`,
    ...extras.filter((extra) => extra !== ''),
    site.builder.head(site),
    renderStructuredData(site, description),
    `<style>${site.theme.variables}${stylesheet}</style>`,
  ].join('\n');
}

function renderContent(site: Site): string {
  let html = `${renderTop(site)}\n<div id="content">\n${renderHero(site)}\n`;
  const sections = chooseSections(site);
  for (let n = 0; n < sections.length; n += 1) {
    const section = sections[n] as Section;
    html += `${site.builder.section(site, n, section.name, section.render(site))}\n`;
  }
  return `${html}</div>\n${renderFooter(site)}`;
}

/** Small pages have only the essentials; the larger a page should be, the more optional sections it gets. */
function chooseSections(site: Site): Section[] {
  const { features } = site;
  const optionalCount = Math.max(0, Math.floor((site.bytesWanted - 14_000) / 4_000));
  const optional = site.random.sample(optionalSections, optionalCount);
  return [
    ...(features.ecommerce ? [products] : [services]),
    about,
    ...(features.pricing ? [prices] : []),
    ...optional,
    ...(features.blog ? [blog] : []),
    ...(hasMemberships(site) ? [memberships] : []),
    ...(features.contact ? [contact] : []),
  ];
}

const optionalSections: readonly Section[] = [
  figures,
  process,
  team,
  testimonials,
  faq,
  partners,
  invitation,
  newsletter,
];

/** The JSON-LD block in which a site describes its company. */
function renderStructuredData(site: Site, description: string): string {
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
