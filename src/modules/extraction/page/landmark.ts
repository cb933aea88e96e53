import type { Region } from './parsed-page.ts';

const byTag: Readonly<Record<string, Region>> = {
  head: 'head',
  header: 'header',
  nav: 'nav',
  main: 'main',
  footer: 'footer',
  aside: 'aside',
};
const byRole: Readonly<Record<string, Region>> = {
  banner: 'header',
  navigation: 'nav',
  main: 'main',
  contentinfo: 'footer',
  complementary: 'aside',
};

/** Pages older than the landmark elements, and many newer ones, say it in an id or a class. */
const byName: readonly (readonly [RegExp, Region])[] = [
  [
    /(?:^|[\s_-])(?:site|page|main|global|web|body|wrap|inner|app)?[_-]?(?:foot(?:er)?|colophon|bottom-?bar|rodape|fusszeile|pie-?pagina)(?:$|[\s_-]|\d)/i,
    'footer',
  ],
  [/(?:^|[\s_-])(?:nav|navbar|navigation|navi|menu|mainmenu|topmenu|main-nav)(?:$|[\s_-])/i, 'nav'],
  [/^(?:site|page|main|global|top)?[_-]?(?:header|head|topbar|top-bar|masthead|kopf)(?:$|[\s_-])/i, 'header'],
];
const partOfSomethingElse =
  /(?:card|modal|panel|entry|post|article|dialog|table|widget|item|box|section|block|product|tab|accordion|offcanvas|popup|form|comment|slide)[\s_-]{0,2}(?:foot|head)/i;

/** The region an element opens, or null when it stays in the region around it. */
export function landmarkOf(tag: string, role: string, idAndClass: string, around: Region): Region | null {
  const declared = byRole[role] ?? byTag[tag];
  if (declared !== undefined) {
    // A header or footer inside the main part belongs to an article, not to the page.
    const ofArticle =
      (tag === 'header' || tag === 'footer') && (around === 'main' || around === 'footer') && role === '';
    return ofArticle ? null : declared;
  }
  if (idAndClass === '' || around === 'footer' || around === 'head') return null;
  if (idAndClass.length > 300 || partOfSomethingElse.test(idAndClass)) return null;
  for (const [pattern, region] of byName) if (pattern.test(idAndClass)) return region;
  return null;
}
