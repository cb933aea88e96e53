import type { Language } from './languages/language.ts';
import type { PageKind, Site } from './site.ts';

/** The path of a page, in the style of the builder and the language of the site. */
export function pagePath(site: Site, kind: PageKind): string {
  return site.builder.path(kind, slugOf(site.language, kind));
}

export function slugify(text: string, fallback: string): string {
  const ascii = text
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/æ/gi, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ä/gi, 'ae')
    .replace(/ö/gi, 'oe')
    .replace(/ü/gi, 'ue')
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return ascii === '' ? fallback : ascii;
}

const slugs = new Map<string, string>();

function slugOf(language: Language, kind: PageKind): string {
  const key = `${language.code}:${kind}`;
  let slug = slugs.get(key);
  if (slug === undefined) {
    slug = slugify(language.labels[kind], kind);
    slugs.set(key, slug);
  }
  return slug;
}
