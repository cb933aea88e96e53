import { NameTable } from './name-table.ts';

/** The attributes that are used; all others are skipped without copying. */
const readAttributes = [
  'action',
  'alt',
  'aria-label',
  'class',
  'content',
  'data-cfemail',
  'data-lazy',
  'data-lazy-src',
  'data-original',
  'data-rocket-src',
  'data-src',
  'data-srcset',
  'datetime',
  'height',
  'hidden',
  'href',
  'hreflang',
  'http-equiv',
  'id',
  'itemprop',
  'itemscope',
  'itemtype',
  'lang',
  'method',
  'name',
  'placeholder',
  'property',
  'rel',
  'role',
  'sizes',
  'src',
  'srcset',
  'style',
  'title',
  'type',
  'value',
  'width',
  'xml:lang',
] as const;

export type AttributeName = (typeof readAttributes)[number];

const table = new NameTable(readAttributes.map((name) => [name, name] as const));

/** The attribute whose name is between two offsets of the page; null if it is not used. */
export function attributeName(html: string, start: number, end: number): AttributeName | null {
  return table.find(html, start, end) ?? null;
}
