import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';

const rules =
  tokenRules('wst', ['color', 'font', 'shape', 'spacing', 'motion']) +
  utilityRules('comp-', ['lk2x', 'm8rz', 'wixui', 'kfz1', 'lq9d', 'jv3a'], ['md', 'lg']);

/** Wix: everything is a component with an id, and text is in rich-text elements. */
export const wix: Builder = {
  name: 'Wix',
  technologies: ['Wix', 'React'],
  sellsOnline: false,
  weight: 9,
  headers: (site) => [
    ['server', 'Pepyaka'],
    ['x-wix-request-id', `17315${elementId(site, 1, 8)}.${site.index}`],
    ['x-seen-by', 'yvSunuo/8ld62ehjr5B7kA==,pmHZlB45NPy7b1VBAukQrewfbs+7qUVAqsIx00yI78k='],
    ['strict-transport-security', 'max-age=86400'],
  ],
  head: (site) =>
    [
      '<meta name="generator" content="Wix.com Website Builder">',
      `<meta http-equiv="X-Wix-Meta-Site-Id" content="${elementId(site, 2, 8)}-4d1c-4f0e-9a53-${elementId(site, 3, 8)}0000">`,
      '<meta http-equiv="X-Wix-Published-Version" content="142">',
      '<link rel="preconnect" href="https://static.parastorage.com/" crossorigin>',
      '<script src="https://static.parastorage.com/unpkg/react@18.3.1/umd/react.production.min.js" crossorigin="anonymous" defer></script>',
      '<script src="https://static.parastorage.com/unpkg/react-dom@18.3.1/umd/react-dom.production.min.js" crossorigin="anonymous" defer></script>',
      '<script async id="wix-viewer-model-script" src="https://static.parastorage.com/services/wix-thunderbolt/dist/main.renderer.1d21f023.bundle.min.js"></script>',
    ].join('\n'),
  bodyClass: () => 'responsive',
  frame: [
    '<div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="site-root" class="site-root">',
    '</div></div></div>',
  ],
  section: (site, n, name, inner) => {
    const id = `comp-l${elementId(site, n, 7)}`;
    return `<section id="${id}" tabindex="-1" class="sec${n % 2 === 1 ? ' tint' : ''} wixui-section" data-section="${name}"><div id="bgLayers_${id}" data-hook="bgLayers" data-motion-part="BG_LAYER ${id}"></div><div data-mesh-id="${id}inlineContent" data-testid="inline-content">${inner}</div></section>`;
  },
  classes: {
    header: 'wixui-header',
    nav: 'wixui-horizontal-menu',
    grid: 'wixui-repeater',
    card: 'wixui-repeater__item',
    button: 'wixui-button StylableButton2545352419__root',
    image: 'wixui-image',
    footer: 'wixui-footer',
  },
  headingClass: 'font_2 wixui-rich-text__text',
  path: (_kind, slug) => `/${slug}`,
  image: (site, file) =>
    `https://static.wixstatic.com/media/${elementId(site, file.length, 6)}_${elementId(site, 9, 8)}~mv2.jpg/v1/fill/w_640,h_480,al_c,q_80/${file}.jpg`,
  tail: (site) =>
    `<script type="application/json" id="wix-essential-viewer-model">{"fleetConfig":{"fleetName":"thunderbolt-seo-renderer","type":"GA"},"site":{"siteId":"${elementId(site, 2, 8)}","siteRevision":142,"externalBaseUrl":"${site.url}"},"language":{"userLanguage":"${site.language.code}"}}</script>`,
  ballast: {
    open: '<style data-url="https://static.parastorage.com/services/editor-elements-library/dist/thunderbolt/rb_wixui.thunderbolt.min.css">',
    close: '</style>',
    rules,
  },
};
