import { loadedFrom, type RuleTable } from '../rule-shapes.ts';

export const sessionReplay: RuleTable = {
  ClickTale: {
    website: 'https://clicktale.com',
    cats: ['Session replay'],
    scriptSrc: 'cdn\\.clicktale\\.net',
    scripts: ['ClickTaleSSL', 'WRInitTime', 'cdn\\.clicktale\\.net'],
    samples: ['https://cdn.clicktale.net/www/ptc/abc.js'],
  },
  Contentsquare: {
    website: 'https://contentsquare.com',
    cats: ['Session replay', 'Analytics'],
    ...loadedFrom('t.contentsquare.net'),
    samples: ['https://t.contentsquare.net/uxa/abc.js'],
  },
  'Crazy Egg': {
    website: 'https://crazyegg.com',
    cats: ['Session replay', 'A/B Testing'],
    ...loadedFrom('script.crazyegg.com', 'dnn506yrbagrg.cloudfront.net'),
    samples: ['https://script.crazyegg.com/pages/scripts/0012/3456.js'],
  },
  FullStory: {
    website: 'https://fullstory.com',
    cats: ['Session replay'],
    scriptSrc: ['edge\\.fullstory\\.com', 'www\\.fullstory\\.com/s/fs\\.js'],
    scripts: [
      '_fs_org',
      '_fs_namespace',
      'edge\\.fullstory\\.com',
      'www\\.fullstory\\.com\\\\?/s\\\\?/fs\\.js',
    ],
    samples: ["<script>window['_fs_org'] = 'ABC';</script>"],
  },
  Hotjar: {
    website: 'https://hotjar.com',
    cats: ['Session replay', 'Analytics'],
    scriptSrc: ['static\\.hotjar\\.com', 'script\\.hotjar\\.com'],
    scripts: ['_hjSettings', 'static\\.hotjar\\.com', 'script\\.hotjar\\.com'],
    samples: [
      '<script>h._hjSettings={hjid:123,hjsv:6};</script>',
      'https://static.hotjar.com/c/hotjar-123.js?sv=6',
    ],
  },
  Inspectlet: {
    website: 'https://inspectlet.com',
    cats: ['Session replay'],
    scriptSrc: 'cdn\\.inspectlet\\.com',
    scripts: ['__insp\\.push', 'cdn\\.inspectlet\\.com'],
    samples: ['https://cdn.inspectlet.com/inspectlet.js'],
  },
  LogRocket: {
    website: 'https://logrocket.com',
    cats: ['Session replay'],
    ...loadedFrom('cdn.logrocket.io', 'cdn.logrocket.com', 'cdn.lr-ingest.io', 'cdn.lr-in.com'),
    samples: ['https://cdn.lr-ingest.io/LogRocket.min.js'],
  },
  'Lucky Orange': {
    website: 'https://luckyorange.com',
    cats: ['Session replay'],
    scriptSrc: ['tools\\.luckyorange\\.com', 'd10lpsik1i8c69\\.cloudfront\\.net', 'cdn\\.luckyorange\\.com'],
    scripts: [
      '__lo_cs_added',
      '__lo_site_id',
      'tools\\.luckyorange\\.com',
      'd10lpsik1i8c69\\.cloudfront\\.net',
      'cdn\\.luckyorange\\.com',
    ],
    samples: ['https://d10lpsik1i8c69.cloudfront.net/w.js'],
  },
  'Microsoft Clarity': {
    website: 'https://clarity.microsoft.com',
    cats: ['Session replay', 'Analytics'],
    ...loadedFrom('www.clarity.ms', 'clarity.ms/tag'),
    samples: ['<script>t.src="https://www.clarity.ms/tag/"+i;</script>'],
  },
  Mouseflow: {
    website: 'https://mouseflow.com',
    cats: ['Session replay'],
    ...loadedFrom('cdn.mouseflow.com'),
    samples: ['https://cdn.mouseflow.com/projects/abc.js'],
  },
  'Quantum Metric': {
    website: 'https://quantummetric.com',
    cats: ['Session replay'],
    ...loadedFrom('cdn.quantummetric.com'),
    samples: ['https://cdn.quantummetric.com/qscripts/quantum-acme.js'],
  },
  SessionCam: {
    website: 'https://glassboxdigital.com',
    cats: ['Session replay'],
    ...loadedFrom('d2oh4tlt9mrke9.cloudfront.net'),
    samples: ['https://d2oh4tlt9mrke9.cloudfront.net/Record/js/sessioncam.recorder.js'],
  },
  Smartlook: {
    website: 'https://smartlook.com',
    cats: ['Session replay'],
    ...loadedFrom('rec.smartlook.com', 'web-sdk.smartlook.com'),
    samples: ['https://rec.smartlook.com/recorder.js'],
  },
};
