import type { Sample } from './sample.fixture.ts';

const app = (mount: string, title = 'Acme'): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><script type="module" src="/assets/index.js"></script></head><body>${mount}</body></html>`;

export const shells: readonly Sample[] = [
  ['React', app('<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>')],
  [
    'React with its template’s title',
    app(
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
      'React App',
    ),
  ],
  ['Vite', app('<div id="app"></div>', 'Vite App')],
  [
    'Vue',
    app(
      "<noscript><strong>We're sorry but acme doesn't work properly without JavaScript enabled.</strong></noscript><div id=app></div>",
    ),
  ],
  ['Next without a server', app('<div id="__next"></div>')],
  ['Nuxt, spinner', app('<div id="__nuxt"><div class="spinner"><div></div></div></div>')],
  ['Gatsby', app('<div id="___gatsby"><div style="outline:none"></div></div>')],
  ['Angular', app('<app-root></app-root>')],
  ['Angular, loading', app('<app-root>Loading...</app-root>')],
  ['Ionic', app('<ion-app></ion-app>')],
  ['Quasar', app('<div id=q-app></div>')],
  ['Svelte', app('<div id="svelte"></div>')],
  ['a comment in the mount', app('<div id="app"><!-- built files will be injected --></div>')],
  ['a loader in words', app('<div id="root"><div class="loader"><span>Loading</span></div></div>')],
  [
    'only scripts',
    '<html><head><title>Acme</title></head><body><script src="/main.js"></script></body></html>',
  ],
  [
    'scripts needed',
    '<html><head><title>Acme Boats Online</title></head><body><noscript>Please turn JavaScript on.</noscript><script src="/x.js"></script></body></html>',
  ],
  [
    'Flutter',
    '<html><head><title>acme</title></head><body><script src="flutter_bootstrap.js" async></script></body></html>',
  ],
  ['Blazor', app('<div id="app">Loading...</div>')],
  [
    'a meta refresh',
    '<html><head><meta http-equiv="refresh" content="0; url=/en/"></head><body>Redirecting</body></html>',
  ],
  ['a redirect by script', '<html><body><script>window.location.replace("/home")</script></body></html>'],
  [
    'a language by script',
    '<html><head><title>Acme</title><script>location.href = "/" + navigator.language</script></head></html>',
  ],
  [
    'a frameset',
    '<html><head><title>Acme</title></head><frameset rows="*"><frame src="http://acme.example.net/"></frameset></html>',
  ],
  [
    'a masked frame',
    '<html><head><title>Acme</title></head><body><iframe src="https://acme.example.net" width="100%"></iframe></body></html>',
  ],
];
