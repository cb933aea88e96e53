import { cleanText } from './clean-text.ts';
import type { HiddenBlock, TextBlock } from './parsed-page.ts';

/** A page with fewer characters shows nothing yet: its script will fill it in the browser. */
const shellCharactersMax = 400;
const stateCharactersMax = 1_000_000;
const textsMax = 300;
const textCharactersMax = 2000;

/**
 * Texts of a page that is rendered in the browser, from its embedded data (Next, Nuxt, Apollo and the like) or from what it shows to
 * visitors without scripts. Empty for pages that contain their text.
 */
export function clientRenderedTexts(
  html: string,
  shown: readonly TextBlock[],
  hidden: readonly HiddenBlock[],
): TextBlock[] {
  let characters = 0;
  for (const { text } of shown) {
    characters += text.length;
    if (characters > shellCharactersMax) return [];
  }
  const known = new Set(shown.map(({ text }) => text));
  const texts = [...stateTexts(html), ...withoutScriptsTexts(hidden)].filter((text) => !known.has(text));
  return [...new Set(texts)]
    .slice(0, textsMax)
    .map((text) => ({ text, region: 'body', tag: 'script', linked: false }));
}

const stateMarks = [
  '__NEXT_DATA__',
  '__NUXT_DATA__',
  '__NUXT__',
  '__APOLLO_STATE__',
  '__INITIAL_STATE__',
  '__PRELOADED_STATE__',
  '__remixContext',
  '__INITIAL_DATA__',
  'self.__next_f.push',
];

function stateTexts(html: string): string[] {
  const texts: string[] = [];
  for (const mark of stateMarks) {
    for (let at = html.indexOf(mark); at >= 0 && texts.length < textsMax; ) {
      const closing = html.indexOf('</script', at);
      const end = closing < 0 ? html.length : closing;
      readStrings(html.slice(at, Math.min(end, at + stateCharactersMax)), texts);
      at = html.indexOf(mark, end);
    }
    if (texts.length > 0) return texts;
  }
  return texts;
}

const quoted = /"((?:[^"\\\n]|\\.){3,4000})"(?!\s{0,2}:)/g;

/** Collects strings for readers: sentences and titles, but not addresses, keys, colours and class names. */
function readStrings(state: string, texts: string[]): void {
  // Data that is pushed in pieces is itself a string, whose quotation marks are escaped.
  const source = state.startsWith('self.__next_f')
    ? state.replaceAll('\\"', '"').replaceAll('\\\\', '\\')
    : state;
  for (const [, raw = ''] of source.matchAll(quoted)) {
    if (texts.length >= textsMax) return;
    if (!mayBeProse(raw)) continue;
    const text = cleanText(unescaped(raw).replace(/<[^<>]{0,500}>/g, ' ')).slice(0, textCharactersMax);
    if (isProse(text)) texts.push(text);
  }
}

function mayBeProse(raw: string): boolean {
  return raw.includes(' ') && !raw.startsWith('http') && !raw.startsWith('/') && !raw.startsWith('data:');
}

const technical =
  /[{}=;]|\b(?:px|rem|flex|text|bg|mt|mb|px|py|grid|hover|md|lg|sm)[:-]|https?:|^\W|::|_[a-z]|\.(?:js|css|png|jpe?g|svg|webp|woff2?)\b/;
const aWord = /\p{L}{2,}/gu;

function isProse(text: string): boolean {
  if (text.length < 8 || technical.test(text)) return false;
  const words = text.match(aWord)?.length ?? 0;
  return words >= 2 && /^[\p{Lu}\p{Lo}\p{N}“"¿¡]/u.test(text);
}

function unescaped(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(
    /\\u([\da-fA-F]{4})|\\(.)/g,
    (_, code: string | undefined, character: string | undefined) =>
      code === undefined
        ? character === 'n' || character === 't' || character === 'r'
          ? ' '
          : (character ?? '')
        : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** What every empty page shows to browsers without scripts. */
const aboutScripts = /javascript|\bJS\b|browser|navigateur|navegador|браузер|скрипт/i;

function withoutScriptsTexts(hidden: readonly HiddenBlock[]): string[] {
  return hidden
    .filter(
      ({ reason, text }) =>
        reason === 'noscript' && text.length >= 8 && !text.startsWith('<') && !aboutScripts.test(text),
    )
    .map(({ text }) => text);
}
