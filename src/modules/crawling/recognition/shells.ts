import { HARDLY_ANY_WORDS, type Rule } from './rule.ts';

const WORDS_MAX = 40;

/** The elements into which frameworks render; one that contains only a spinner counts as empty. */
const EMPTY_MOUNT =
  /<(?:div|main|section|body)\b[^>]{0,200}\bid=["']?(?:root|app|__next|__nuxt|___gatsby|svelte|main-app|app-root|react-root|q-app|ember-basic|application|mount|outlet|container-app)["']?[^>]{0,200}>\s{0,200}(?:<!--[^>]{0,200}-->\s{0,200})?(?:<(?:div|span|img|svg|p)[^>]{0,200}>[^<]{0,60}){0,4}(?:<\/(?:div|span|svg|p)>\s{0,200}){0,4}<\/(?:div|main|section|body)>/;
const EMPTY_COMPONENT =
  /<(?:app-root|my-app|app-shell|ion-app|[a-z]+-app)\b[^>]{0,200}>\s{0,200}(?:loading[.…]{0,3})?\s{0,200}<\/(?:app-root|my-app|app-shell|ion-app|[a-z]+-app)>/;
const NEEDS_SCRIPTS = /<noscript\b[^>]{0,100}>.{0,400}?(?:javascript|java script)/s;
const LEADS_AWAY = /http-equiv=["']?refresh|location(?:\.href)?\s{0,5}=|location\.(?:replace|assign)\(/;

const hasScript = (markup: string): boolean => markup.includes('<script');

/** Pages that are empty until their scripts have run. "Enable JavaScript" alone does not decide: server-rendered pages have it too. */
export const shells: readonly Rule[] = [
  {
    kind: 'shell',
    by: 'an empty mount',
    when: ({ words, markup }) =>
      words < WORDS_MAX && hasScript(markup) && (EMPTY_MOUNT.test(markup) || EMPTY_COMPONENT.test(markup)),
  },
  {
    kind: 'shell',
    by: 'Blazor',
    when: ({ words, markup }) => words < WORDS_MAX && markup.includes('_framework/blazor.'),
  },
  {
    kind: 'shell',
    by: 'a script',
    when: ({ words, markup }) => words < 8 && hasScript(markup) && (NEEDS_SCRIPTS.test(markup) || words < 5),
  },
  {
    kind: 'shell',
    by: 'a redirect',
    when: ({ words, markup }) => words < HARDLY_ANY_WORDS && LEADS_AWAY.test(markup),
  },
  {
    kind: 'shell',
    by: 'frames',
    when: ({ words, markup }) => words < HARDLY_ANY_WORDS && /<(?:frameset|iframe)\b/.test(markup),
  },
];
