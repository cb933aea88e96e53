import type { Builder, Site } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { phpServerHeaders } from './servers.ts';

const versions = ['6.4.3', '6.5.5', '6.6.2', '6.7.1', '6.8'] as const;

const rules =
  tokenRules('wp--preset', ['color', 'gradient', 'spacing', 'shadow', 'font-size', 'aspect-ratio']) +
  utilityRules('wp-block-', ['group', 'columns', 'cover', 'navigation', 'query', 'gallery'], ['md', 'lg']);

/** WordPress with a block theme. */
export const wordpress: Builder = {
  name: 'WordPress',
  technologies: ['WordPress', 'PHP'],
  sellsOnline: false,
  weight: 22,
  headers: (site) => [...phpServerHeaders(site), ['link', `<${site.url}wp-json/>; rel="https://api.w.org/"`]],
  head: (site) =>
    `<meta name="generator" content="WordPress ${versionOf(site)}">\n${wordpressHead(site, 'twentytwentyfour')}`,
  bodyClass: (site) =>
    `home wp-singular page-template-default page page-id-${7 + (site.index % 90)} wp-embed-responsive`,
  frame: ['<div class="wp-site-blocks">', '</div>'],
  section: (_site, n, name, inner) =>
    `<section class="sec${n % 2 === 1 ? ' tint' : ''} wp-block-group alignfull has-global-padding is-layout-constrained wp-block-group-is-layout-constrained" id="${name}">${inner}</section>`,
  classes: {
    header: 'wp-block-template-part',
    nav: 'wp-block-navigation__container',
    grid: 'wp-block-columns is-layout-flex wp-block-columns-is-layout-flex',
    card: 'wp-block-column is-layout-flow',
    button: 'wp-block-button__link wp-element-button',
    image: 'wp-image-41 size-large',
    footer: 'wp-block-template-part site-footer',
  },
  headingClass: 'wp-block-heading',
  path: (_kind, slug) => `/${slug}/`,
  image: wordpressImage,
  tail: wordpressTail,
  ballast: { open: '<style id="global-styles-inline-css">', close: '</style>', rules },
};

export function versionOf(site: Site): string {
  return versions[site.index % versions.length] ?? versions[0];
}

export function wordpressHead(site: Site, theme: string): string {
  const version = versionOf(site);
  return [
    `<link rel="https://api.w.org/" href="${site.url}wp-json/">`,
    `<link rel="EditURI" type="application/rsd+xml" title="RSD" href="${site.url}xmlrpc.php?rsd">`,
    `<link rel="alternate" type="application/rss+xml" title="${site.name} &raquo; Feed" href="${site.url}feed/">`,
    `<link rel="stylesheet" id="wp-block-library-css" href="${site.url}wp-includes/css/dist/block-library/style.min.css?ver=${version}" media="all">`,
    `<link rel="stylesheet" id="${theme}-style-css" href="${site.url}wp-content/themes/${theme}/style.css?ver=1.${site.index % 9}" media="all">`,
    `<link rel="shortlink" href="${site.url}">`,
    `<link rel="icon" href="${site.url}wp-content/uploads/2025/02/cropped-icon-32x32.png" sizes="32x32">`,
  ].join('\n');
}

export function wordpressImage(site: Site, file: string): string {
  return `/wp-content/uploads/202${3 + (site.index % 3)}/0${1 + (site.index % 9)}/${file}.jpg`;
}

function wordpressTail(site: Site): string {
  return `<script src="${site.url}wp-includes/js/dist/script-modules/block-library/navigation/view.min.js?ver=${versionOf(site)}" defer></script>`;
}
