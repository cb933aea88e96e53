import type { Builder, Site } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { usesCloudflare, webServerOf } from './servers.ts';

const rules =
  tokenRules('site', ['color', 'space', 'type']) +
  utilityRules('', ['m', 'p', 'box', 'text', 'layout', 'media'], ['md', 'lg']);

/** Pages written by hand and served as they are. */
export const plain: Builder = {
  name: 'plain HTML',
  technologies: [],
  sellsOnline: false,
  weight: 8,
  headers: staticHeaders,
  head: () =>
    '<link rel="shortcut icon" href="favicon.ico" type="image/x-icon">\n<link rel="stylesheet" href="css/style.css">',
  bodyClass: () => 'start',
  frame: ['<div id="container">', '</div>'],
  section: (_site, n, name, inner) =>
    `<section class="sec${n % 2 === 1 ? ' tint' : ''}" id="${name}">${inner}</section>`,
  classes: {
    header: 'head',
    nav: 'navigation',
    grid: 'row3',
    card: 'box',
    button: 'more',
    image: 'photo',
    footer: 'bottom',
  },
  headingClass: 'headline',
  path: (_kind, slug) => `${slug}.html`,
  image: (_site, file) => `images/${file}.jpg`,
  tail: () => '<script src="js/main.js"></script>',
  ballast: { open: '<style>', close: '</style>', rules },
};

/** The same with Bootstrap and jQuery from a CDN, like a purchased template. */
export const bootstrapTemplate: Builder = {
  ...plain,
  name: 'Bootstrap template',
  technologies: ['Bootstrap', 'jQuery', 'Font Awesome'],
  weight: 7,
  head: (site) =>
    [
      '<link rel="icon" href="assets/img/favicon.png">',
      `<link href="https://cdn.jsdelivr.net/npm/bootstrap@5.${1 + (site.index % 3)}.3/dist/css/bootstrap.min.css" rel="stylesheet">`,
      '<link rel="stylesheet" href="https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.4.0/css/all.min.css">',
    ].join('\n'),
  classes: {
    header: 'navbar navbar-expand-lg fixed-top',
    nav: 'navbar-nav',
    grid: 'row g-4',
    card: 'col-lg-4 col-md-6',
    button: 'btn-primary btn-lg',
    image: 'img-fluid',
    footer: 'footer',
  },
  headingClass: 'display-6',
  image: (_site, file) => `assets/img/${file}.jpg`,
  tail: (site) =>
    `<script src="https://code.jquery.com/jquery-3.${5 + (site.index % 3)}.1.min.js"></script><script src="https://cdn.jsdelivr.net/npm/bootstrap@5.${1 + (site.index % 3)}.3/dist/js/bootstrap.bundle.min.js"></script>`,
};

function staticHeaders(site: Site) {
  if (usesCloudflare(site)) return [['last-modified', 'Tue, 12 May 2026 08:14:00 GMT']] as const;
  return [
    ['server', webServerOf(site) === 'Nginx' ? 'nginx/1.24.0' : 'Apache/2.4.58 (Unix)'],
    ['last-modified', 'Tue, 12 May 2026 08:14:00 GMT'],
    ['accept-ranges', 'bytes'],
  ] as const;
}
