import { languageCode } from './language-code.ts';

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

export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [code = '', ...names] = line.split(' ');
      const known = languageCode(code);
      return known === null ? [] : names.map((name) => [name.replaceAll('_', ' '), known] as const);
    }),
);
