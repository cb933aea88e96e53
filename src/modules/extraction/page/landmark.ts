import type { Region } from './parsed-page.ts';

const byTag: ReadonlyMap<string, Region> = new Map([
  ['head', 'head'],
  ['header', 'header'],
  ['nav', 'nav'],
  ['main', 'main'],
  ['footer', 'footer'],
  ['aside', 'aside'],
]);
const byRole: ReadonlyMap<string, Region> = new Map([
  ['banner', 'header'],
  ['navigation', 'nav'],
  ['main', 'main'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
]);

/** The region that an element opens, or null if it stays in the surrounding region. */
export function landmarkOf(
  tag: string,
  role: string,
  idAndClass: string,
  mayBeNamed: boolean,
  around: Region,
): Region | null {
  const declared = (role === '' ? undefined : byRole.get(role)) ?? byTag.get(tag);
  if (declared !== undefined) {
    // A header or footer inside the main part belongs to an article, not to the page.
    const isOfArticle =
      (tag === 'header' || tag === 'footer') && (around === 'main' || around === 'footer') && role === '';
    return isOfArticle ? null : declared;
  }
  if (!mayBeNamed || around === 'footer' || around === 'head') return null;
  return landmarkByName(idAndClass);
}

/** Pages older than the landmark elements, and many newer ones, use an id or a class. */
const byName: readonly (readonly [RegExp, Region])[] = [
  [
    /(?:^|[\s_-])(?:site|page|main|global|web|body|wrap|inner|app)?[_-]?(?:foot(?:er)?|colophon|bottom-?bar|rodape|fusszeile|pie-?pagina)(?:$|[\s_-]|\d)/i,
    'footer',
  ],
  [/(?:^|[\s_-])(?:nav|navbar|navigation|navi|menu|mainmenu|topmenu|main-nav)(?:$|[\s_-])/i, 'nav'],
  [/^(?:site|page|main|global|top)?[_-]?(?:header|head|topbar|top-bar|masthead|kopf)(?:$|[\s_-])/i, 'header'],
];
const mayName = /foot|colophon|bottom|rodape|fusszeile|pie-?pagina|nav|menu|head|top-?bar|kopf/i;
const partOfSomethingElse =
  /(?:card|modal|panel|entry|post|article|dialog|table|widget|item|box|section|block|product|tab|accordion|offcanvas|popup|form|comment|slide)[\s_-]{0,2}(?:foot|head)/i;

/** Whether an id or a list of classes may name a landmark: a quick check before the long expressions. */
export function mayNameLandmark(names: string): boolean {
  return mayName.test(names);
}

function landmarkByName(idAndClass: string): Region | null {
  if (idAndClass.length > 300 || partOfSomethingElse.test(idAndClass)) return null;
  for (const [pattern, region] of byName) if (pattern.test(idAndClass)) return region;
  return null;
}
