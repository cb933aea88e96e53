import { icons } from '../design/pictures.ts';
import { pagePath } from '../page-links.ts';
import type { PageKind, Site } from '../site.ts';

/** A part of the page. Its name becomes the id of the element; the builder's markup wraps its content. */
export interface Section {
  readonly name: string;
  readonly render: (site: Site) => string;
}

export function heading(site: Site, level: 2 | 3, text: string): string {
  return `<h${level} class="${site.builder.headingClass}">${text}</h${level}>`;
}

export function grid(site: Site, cards: readonly string[]): string {
  const { classes } = site.builder;
  // Puts four cards in one row instead of three and a single one.
  let html = `<div class="grid${cards.length === 4 ? ' four' : ''} ${classes.grid}">`;
  for (const card of cards) html += `<div class="card ${classes.card}">${card}</div>\n`;
  return `${html}</div>`;
}

export function button(site: Site, kind: PageKind, label: string): string {
  return `<a class="btn ${site.builder.classes.button}" href="${pagePath(site, kind)}">${label}</a>`;
}

export function picture(site: Site, file: string, alternative: string): string {
  const source = site.builder.image(site, file);
  return `<img class="pic ${site.builder.classes.image}" src="${source}" width="640" height="480" loading="lazy" decoding="async" alt="${alternative}">`;
}

export function icon(site: Site, n: number): string {
  return icons[(site.theme.scene + n) % icons.length] ?? '';
}

export function wrap(inner: string): string {
  return `<div class="wrap">${inner}</div>`;
}
