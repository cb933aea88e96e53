import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { phpServerHeaders } from './servers.ts';

const rules =
  tokenRules('bs', ['primary', 'secondary', 'body', 'border']) +
  utilityRules(
    'frame-',
    ['layout', 'background', 'space-before', 'space-after', 'ruler', 'indent'],
    ['sm', 'md', 'lg'],
  );

/** TYPO3 with a bootstrap-like site package: content elements in frames. */
export const typo3: Builder = {
  name: 'TYPO3',
  technologies: ['TYPO3', 'PHP'],
  sellsOnline: false,
  weight: 4,
  headers: (site) => [
    ...phpServerHeaders(site),
    ['content-language', site.language.code],
    ['x-ua-compatible', 'IE=edge'],
  ],
  head: () =>
    [
      '<!--\n\tThis website is powered by TYPO3 - inspiring people to share!\n\tTYPO3 is a free open source Content Management Framework initially created by Kasper Skaarhoj and licensed under GNU/GPL.\n-->',
      '<meta name="generator" content="TYPO3 CMS">',
      '<link rel="icon" href="/fileadmin/Resources/Public/Icons/favicon.ico" type="image/vnd.microsoft.icon">',
      '<link rel="stylesheet" href="/typo3temp/assets/compressed/merged-4f1c0b8a6f5ad2c9a6b0-min.css?1716540000" media="all">',
      '<script src="/typo3temp/assets/compressed/merged-27a1e3c0bb1d6e2b5d4f-min.js?1716540000" defer></script>',
    ].join('\n'),
  bodyClass: () => 'page-1 pagelevel-0 language-0 backendlayout-default layout-default',
  frame: ['<div id="page-content" class="body-bg">', '</div>'],
  section: (site, n, name, inner) =>
    `<div id="c${100 + (site.index % 700) + n}" class="sec${n % 2 === 1 ? ' tint' : ''} frame frame-default frame-type-textmedia frame-layout-0 frame-background-${n % 2 === 1 ? 'light' : 'none'}" data-anchor="${name}"><div class="frame-container"><div class="frame-inner">${inner}</div></div></div>`,
  classes: {
    header: 'bp-page-header navbar navbar-mainnavigation',
    nav: 'navbar-nav',
    grid: 'card-group-element',
    card: 'card-group-element-item ce-textpic',
    button: 'btn-primary',
    image: 'image-embed-item',
    footer: 'bp-page-footer',
  },
  headingClass: 'element-header',
  path: (_kind, slug) => `/${slug}/`,
  image: (_site, file) => `/fileadmin/_processed_/c/5/csm_${file}_1f6b0a0c3d.jpg`,
  tail: () =>
    '<script src="/typo3conf/ext/sitepackage/Resources/Public/JavaScript/main.js?1716540000" defer></script>',
  ballast: { open: '<style>', close: '</style>', rules },
};
