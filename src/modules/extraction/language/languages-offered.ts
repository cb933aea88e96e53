import type { Heuristic } from '../heuristic.ts';
import type { Anchor, ParsedPage } from '../page/parsed-page.ts';
import { languageCode } from './language-code.ts';

/** Languages that a visitor can choose: hreflang alternates, or otherwise a language switcher; the page's own language comes first. */
export const findLanguagesOffered: Heuristic = (page, settled) => {
  const alternates = page.linkTags.flatMap((link) =>
    link.rel.includes('alternate') ? codes(link.hreflang) : [],
  );
  const switcher = alternates.length > 1 ? [] : switcherLanguages(page);
  const offered = [...new Set([...codes(settled.language ?? ''), ...alternates, ...switcher])];
  if (offered.length === 0) return [];
  const evidence =
    alternates.length > 1 ? 'hreflang' : switcher.length > 0 ? 'language switcher' : 'language of the text';
  return [{ column: 'languages_offered', value: offered.slice(0, LANGUAGES_MAX), evidence }];
};

const LANGUAGES_MAX = 60;

function codes(tag: string): string[] {
  const code = tag === '' || tag === 'x-default' ? null : languageCode(tag);
  return code === null ? [] : [code];
}

/** A link is a language switch if both its text and its address name a language; a single one may be "French wines". */
function switcherLanguages(page: ParsedPage): string[] {
  const found = page.anchors.flatMap((anchor) => {
    if (anchor.region === 'main') return [];
    const named = namedLanguage(anchor.text) ?? (anchor.label === '' ? null : namedLanguage(anchor.label));
    return named !== null && addressLanguage(anchor, page) === named ? [named] : [];
  });
  return [...new Set(found)];
}

function namedLanguage(text: string): string | null {
  if (text.length < 2 || text.length > NAME_MAX) return null;
  const bracket = text.indexOf(' (');
  const name = (bracket === -1 ? text : text.slice(0, bracket)).toLowerCase();
  return LANGUAGE_NAMES.get(name) ?? (name.length === 2 || name.length === 5 ? commonCode(name) : null);
}

const NAME_MAX = 14;

/** Names of languages in language switchers, each in the language itself and in English; one line per language code. */
const NAMES = `
ar العربية arabic
bg български bulgarian
bs bosanski bosnian
ca català catalan
cs čeština česky czech
da dansk danish
de deutsch german allemand alemán tedesco
el ελληνικά greek
en english englisch anglais inglés inglês inglese engels angielski engelsk английский angličtina
es español espanol castellano spanish spanisch espagnol spagnolo
et eesti estonian
eu euskara basque
fa فارسی persian
fi suomi finnish
fr français francais french französisch francés francese
gl galego galician
he עברית hebrew
hi हिन्दी हिंदी hindi
hr hrvatski croatian
hu magyar hungarian
id indonesia indonesian
is íslenska icelandic
it italiano italian italienisch italien
ja 日本語 japanese
ka ქართული georgian
ko 한국어 korean
lt lietuvių lietuviškai lithuanian
lv latviešu latviski latvian
mk македонски macedonian
ms melayu malay
nl nederlands dutch niederländisch néerlandais
no norsk norwegian
pl polski polska polish
pt português portugues portuguese
ro română romana romanian
ru русский russian russisch russe по-русски
sk slovenčina slovensky slovak
sl slovenščina slovensko slovenian
sq shqip albanian
sr српски srpski serbian
sv svenska swedish
th ไทย thai
tr türkçe turkce turkish
uk українська ukrainian
vi tiếng_việt vietnamese
zh 中文 简体中文 繁體中文 chinese`;

const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...names] = line.split(' ');
      const known = languageCode(code);
      return known === null ? [] : names.map((name) => [name.replaceAll('_', ' '), known] as const);
    }),
);

const COMMON = new Set(LANGUAGE_NAMES.values());

/** Two letters are often an abbreviation of something else, so only languages that switchers really offer count. */
function commonCode(tag: string): string | null {
  const code = languageCode(tag);
  return code !== null && COMMON.has(code) ? code : null;
}

const LANGUAGE_IN_PATH = /^\/(?:[\w-]+\/)?([a-z]{2}(?:[-_][a-z]{2})?)(?:\/|\.\w+$|$)/i;
const LANGUAGE_IN_QUERY =
  /[?&](?:lang|language|locale|hl|lng|l|idioma|langue|sprache)=([a-z]{2}(?:[-_][a-z]{2})?)(?:&|$)/i;

function addressLanguage(anchor: Anchor, page: ParsedPage): string | null {
  const url = URL.parse(anchor.href);
  if (url === null || !url.protocol.startsWith('http')) return null;
  const tag = LANGUAGE_IN_QUERY.exec(url.search)?.[1] ?? LANGUAGE_IN_PATH.exec(url.pathname)?.[1];
  if (tag !== undefined) return languageCode(tag);
  const [label = ''] = url.hostname.split('.');
  if (label.length === 2 && url.hostname.endsWith(page.address.domain)) return languageCode(label);
  return namedLanguageSuffix(url.hostname);
}

/** Sister sites on national domains, `firm.de` beside `firm.fr`, where the suffix names the language. */
function namedLanguageSuffix(hostname: string): string | null {
  const suffix = hostname.slice(hostname.lastIndexOf('.') + 1);
  return suffix.length === 2 ? languageCode(suffix) : null;
}
