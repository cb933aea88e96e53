import { fillTemplate } from '../fill-template.ts';
import { pagePath } from '../page-links.ts';
import type { PageKind, Site } from '../site.ts';
import { emailHtml, phoneHtml } from './contact.ts';

/** What surrounds the content: the top bar, the footer, the cookie banner. */
export function renderTop(site: Site): string {
  const { labels } = site.language;
  const { classes } = site.builder;
  const links = menuKinds(site).map(
    (kind) => `<li><a href="${pagePath(site, kind)}">${labels[kind]}</a></li>`,
  );
  const first = site.phones[0];
  const strip =
    first !== undefined && site.index % 2 === 0
      ? `<div class="top"><div class="wrap"><span>${phoneHtml(first)}</span><span>${site.place.city.name}</span></div></div>`
      : '';
  return `<a class="skip" href="#content">${labels.skipToContent}</a>${strip}<header class="bar ${classes.header}"><div class="wrap"><a class="brand" href="/"><img class="custom-logo logo" src="${site.builder.image(site, 'logo')}" width="40" height="40" alt="${site.name} Logo">${site.name}</a><nav aria-label="${labels.home}"><ul class="menu ${classes.nav}"><li><a href="/">${labels.home}</a></li>${links.join('')}</ul></nav></div></header>`;
}

function menuKinds(site: Site): PageKind[] {
  const { features } = site;
  const kinds: PageKind[] = ['about'];
  kinds.push(features.ecommerce ? 'shop' : 'services');
  if (features.pricing) kinds.push('prices');
  if (site.index % 4 === 1) kinds.push('team');
  if (features.booking) kinds.push('booking');
  if (features.blog) kinds.push('blog');
  if (features.contact) kinds.push('contact');
  if (features.ecommerce) kinds.push('login', 'cart');
  return kinds;
}

export function renderFooter(site: Site): string {
  const { labels } = site.language;
  const columns = [
    `<h3>${site.name}</h3>${site.features.contact ? `<address>${site.place.street}<br>${site.place.cityLine}</address>` : ''}`,
    site.phones.length + site.emails.length > 0
      ? `<h3>${labels.contact}</h3><ul>${site.phones.map((phone) => `<li>${phoneHtml(phone)}</li>`).join('')}${site.emails.map((email) => `<li>${emailHtml(email)}</li>`).join('')}</ul>`
      : '',
    site.socials.length > 0
      ? `<h3>${labels.followUs}</h3><ul>${site.socials.map(({ network, url }) => `<li><a href="${url}" target="_blank" rel="noopener">${networkNames[network]}</a></li>`).join('')}</ul>`
      : '',
  ];
  const kinds = site.index % 3 === 0 ? (['careers', ...legalKinds] as const) : legalKinds;
  const legal = kinds.map((kind) => `<a href="${pagePath(site, kind)}">${labels[kind]}</a>`);
  const vat = site.vatNumber === undefined ? '' : `<span>${labels.vatId}: ${site.vatNumber}</span>`;
  const owner = site.features.contact ? site.legalName : site.name;
  return `<footer class="foot ${site.builder.classes.footer}"><div class="wrap"><div class="grid">${columns
    .filter((column) => column !== '')
    .map((column) => `<div>${column}</div>`)
    .join(
      '',
    )}</div><div class="legal"><span>&copy; ${site.copyrightYear} ${owner}. ${labels.rightsReserved}</span>
${vat}
${legal.join('\n')}</div></div></footer>`;
}

const legalKinds = ['imprint', 'privacy', 'terms'] as const;

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
} as const;

export function renderConsent(site: Site): string {
  if (!site.features.cookieBanner) return '';
  const { labels, sentences } = site.language;
  return `<div id="cookie-banner" class="consent cookie-consent" role="dialog" aria-label="Cookies"><p>${fillTemplate(site, sentences.cookies)}</p><button class="btn" type="button">${labels.accept}</button><button class="btn" type="button">${labels.decline}</button></div>`;
}
