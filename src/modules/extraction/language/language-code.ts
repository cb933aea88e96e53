/** The ISO 639-1 code of a language tag (`pt-BR`, `zh_Hans`, `nb`), or null for anything else. */
export function languageCode(tag: string): string | null {
  const base = /^\s*([a-z]{2,3})(?:[-_][a-z\d_-]{1,20})?\s*$/i.exec(tag)?.[1]?.toLowerCase();
  if (base === undefined) return null;
  const code = SYNONYMS.get(base) ?? base;
  return CODES.has(code) ? code : null;
}

/** Deprecated codes, three-letter codes, and country codes that pages mistake for language codes. */
const SYNONYMS = new Map(
  Object.entries({
    nb: 'no',
    nn: 'no',
    iw: 'he',
    in: 'id',
    ji: 'yi',
    fil: 'tl',
    cz: 'cs',
    dk: 'da',
    gr: 'el',
    jp: 'ja',
    kr: 'ko',
    cn: 'zh',
    ua: 'uk',
    vn: 'vi',
    ger: 'de',
    deu: 'de',
    eng: 'en',
    fra: 'fr',
    fre: 'fr',
    spa: 'es',
    ita: 'it',
    por: 'pt',
    rus: 'ru',
    nld: 'nl',
    dut: 'nl',
    pol: 'pl',
    ces: 'cs',
    cze: 'cs',
    swe: 'sv',
    dan: 'da',
    nor: 'no',
    fin: 'fi',
    tur: 'tr',
    jpn: 'ja',
    kor: 'ko',
    zho: 'zh',
    chi: 'zh',
    ara: 'ar',
    heb: 'he',
    hun: 'hu',
    ron: 'ro',
    rum: 'ro',
    bul: 'bg',
    ell: 'el',
    gre: 'el',
    ukr: 'uk',
    hrv: 'hr',
    srp: 'sr',
    slk: 'sk',
    slv: 'sl',
    est: 'et',
    lav: 'lv',
    lit: 'lt',
    cat: 'ca',
    yue: 'zh',
    cmn: 'zh',
  }),
);

const CODES = new Set(
  `af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fo fr fy ga gl gu he hi hr ht hu hy id is it ja ka kk km kn ko ku ky
   la lb lo lt lv mg mi mk ml mn mr ms mt my ne nl no or pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te tg th tk tl tr tt ug uk
   ur uz vi xh yi yo zh zu`.split(/\s+/),
);
