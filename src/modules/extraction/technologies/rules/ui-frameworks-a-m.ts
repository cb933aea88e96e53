import { library, type RuleTable, stylesheet } from './rule-shapes.ts';

export const uiFrameworksAM: RuleTable = {
  'Animate.css': {
    website: 'https://animate.style',
    cats: ['UI frameworks'],
    ...stylesheet('animate', 'animate.css'),
    samples: ['<link rel="stylesheet" href="/css/animate.min.css">'],
  },
  'Ant Design': {
    website: 'https://ant.design',
    cats: ['UI frameworks'],
    ...library('antd'),
    dom: ['div.ant-layout', '[class*="ant-btn"]'],
    samples: ['<button class="ant-btn ant-btn-primary">'],
  },
  Blueprint: {
    website: 'https://blueprintcss.org',
    cats: ['UI frameworks'],
    dom: 'link[href*="blueprint/screen.css"]',
    samples: ['<link rel="stylesheet" href="/css/blueprint/screen.css">'],
  },
  Bootstrap: {
    website: 'https://getbootstrap.com',
    cats: ['UI frameworks'],
    scriptSrc: [
      ...library('bootstrap', 'bootstrap.bundle', 'bootstrap-min', 'bootstrap-es5').scriptSrc,
      '(?:twitter-)?bootstrap[/@](\\d[\\d.]*)/\\;version:\\1',
      'bootstrapcdn\\.com/bootstrap/(\\d[\\d.]*)\\;version:\\1',
      // Joomla serves one file for each of its parts and puts Bootstrap's version behind it.
      'media/vendor/bootstrap/js/[\\w-]{2,30}(?:\\.min)?\\.js(?:\\?(\\d[\\d.]*))?\\;version:\\1',
    ],
    html: [
      ...stylesheet('bootstrap', 'bootstrap-theme', 'bootstrap-responsive', 'bootstrap-grid', 'bootstrap.rtl')
        .html,
      '(?:twitter-)?bootstrap[/@](\\d[\\d.]*)/(?:dist/)?css/\\;version:\\1',
    ],
    samples: [
      'https://stackpath.bootstrapcdn.com/bootstrap/4.5.2/js/bootstrap.min.js',
      '/media/vendor/bootstrap/js/bootstrap-es5.min.js?5.3.2',
      '/media/vendor/bootstrap/js/collapse.min.js?5.3.2',
      '/assets/bootstrap.bundle.min.3f9c21ab77de.js',
      '<link href="css/bootstrap.min.css" rel="stylesheet">',
    ],
  },
  Bulma: {
    website: 'https://bulma.io',
    cats: ['UI frameworks'],
    ...stylesheet('bulma'),
    samples: ['<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/bulma@0.9.4/css/bulma.min.css">'],
  },
  'Chakra UI': {
    website: 'https://chakra-ui.com',
    cats: ['UI frameworks'],
    html: '--chakra-ui-focus-ring-color',
    dom: '[class*="chakra-"]',
    implies: 'React',
    samples: ['<button class="chakra-button css-1">'],
  },
  'Element UI': {
    website: 'https://element.eleme.io',
    cats: ['UI frameworks'],
    scriptSrc: 'element-(?:ui|plus)[@/]',
    dom: 'link[href*="element-ui"]',
    implies: 'Vue.js',
    samples: ['<link rel="stylesheet" href="https://unpkg.com/element-ui/lib/theme-chalk/index.css">'],
  },
  Foundation: {
    website: 'https://get.foundation',
    cats: ['UI frameworks'],
    ...library('foundation'),
    ...stylesheet('foundation'),
    dom: 'div[class*="small-12"][class*="columns"]',
    samples: ['<link rel="stylesheet" href="/css/foundation.min.css">'],
  },
  Gantry: {
    website: 'https://gantry.org',
    cats: ['UI frameworks'],
    scriptSrc: '(?:media/gantry5|libraries/gantry)/',
    dom: ['link[href*="media/gantry5/"]', 'link[href*="libraries/gantry/"]'],
    samples: ['<link rel="stylesheet" href="/media/gantry5/engines/nucleus/css-compiled/nucleus.css">'],
  },
  'Helix Ultimate': {
    website: 'https://joomshaper.com/helix',
    cats: ['UI frameworks'],
    scriptSrc: '(?:plugins/system/helixultimate|templates/shaper_helix)/',
    dom: 'link[href*="plugins/system/helixultimate/"]',
    implies: 'Joomla',
    samples: ['/plugins/system/helixultimate/assets/js/main.js'],
  },
  'HTML5 Boilerplate': {
    website: 'https://html5boilerplate.com',
    cats: ['UI frameworks'],
    html: [
      '<!-- Place favicon\\.ico in the root directory -->',
      'paulirish\\.com/2008/conditional-stylesheets-vs-css-hacks',
    ],
    samples: ['<!-- Place favicon.ico in the root directory -->'],
  },
  'Material Design Lite': {
    website: 'https://getmdl.io',
    cats: ['UI frameworks'],
    scriptSrc: [...library('material').scriptSrc, 'code\\.getmdl\\.io'],
    scripts: 'code\\.getmdl\\.io',
    dom: '[class*="mdl-layout"]',
    samples: ['<div class="mdl-layout mdl-js-layout">'],
  },
  'Materialize CSS': {
    website: 'https://materializecss.com',
    cats: ['UI frameworks'],
    ...library('materialize'),
    ...stylesheet('materialize'),
    samples: ['<link rel="stylesheet" href="/css/materialize.min.css">'],
  },
  MDBootstrap: {
    website: 'https://mdbootstrap.com',
    cats: ['UI frameworks'],
    ...library('mdb'),
    implies: 'Bootstrap',
    samples: ['/js/mdb.min.js'],
  },
  MUI: {
    website: 'https://mui.com',
    cats: ['UI frameworks'],
    dom: [
      '[class*="MuiButton-root"]',
      '[class*="MuiBox-root"]',
      '[class*="MuiTypography-root"]',
      '[class*="MuiGrid-root"]',
    ],
    implies: 'React',
    samples: ['<div class="MuiBox-root css-0">'],
  },
};
