import type { ReadTask } from './read-page.ts';

const html = `<!doctype html><html lang="en"><head><title>Oakfield Bakery, fresh bread in Leeds</title>
<meta name="description" content="Fresh bread, cakes and coffee every day.">
<script src="/wp-content/themes/x/app.js"></script><script type="application/ld+json">{"@type":"Bakery","name":"Oakfield Bakery"}</script></head>
<body><h1>Fresh bread in Leeds</h1><p>We bake rye loaves, sourdough and cakes for shops and families. Call +44 113 496 0841
or write to hello@oakfield-bakery.example. Open from Monday to Saturday, 12 Mill Road, Leeds LS1 4AP, United Kingdom.</p></body></html>`;

/** A small page with something for most heuristics, so that all of them are compiled when the first real page arrives. */
export const warmUpPage: ReadTask = {
  page: {
    domain: 'oakfield-bakery.example',
    url: 'https://oakfield-bakery.example/',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    crawlId: '',
    source: 'live_http',
    format: 'html',
    content: Buffer.from(html),
    charset: 'utf-8',
  },
  hops: ['https://oakfield-bakery.example/'],
  domainRank: null,
};
