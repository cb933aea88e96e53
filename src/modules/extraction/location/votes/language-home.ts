import type { Voter } from '../vote.ts';

/** A language is evidence for the country where most of its websites are; English for none in particular. */
export const languageHomeVote: Voter = (_page, settled) => {
  const home = HOMES.get(settled.language ?? '');
  if (home === undefined) return [];
  return [{ country: home.country, weight: home.weight, evidence: `language ${settled.language}` }];
};

const ONE_COUNTRY = 2;
const MAIN_COUNTRY = 1;
/** Languages of several large countries: alone they decide nothing; together with other evidence they count fully. */
const SHARED: ReadonlySet<string> = new Set(['pt', 'ms', 'ru']);
const SHARED_WEIGHT = 0.9;

const HOMES = new Map(
  [
    ...'pl:PL cs:CZ sk:SK hu:HU da:DK no:NO sv:SE fi:FI et:EE lv:LV lt:LT sl:SI hr:HR bg:BG mk:MK sq:AL is:IS ka:GE hy:AM az:AZ uk:UA be:BY ja:JP ko:KR th:TH vi:VN id:ID he:IL tr:TR el:GR ro:RO fa:IR hi:IN mn:MN kk:KZ uz:UZ lo:LA bs:BA eu:ES gl:ES ca:ES mt:MT ga:IE cy:GB'
      .split(' ')
      .map((pair) => [pair, ONE_COUNTRY] as const),
    ...'de:DE fr:FR it:IT nl:NL es:ES pt:BR ru:RU zh:CN sr:RS ms:MY en:US bn:BD ur:PK ta:IN te:IN'
      .split(' ')
      .map((pair) => [pair, MAIN_COUNTRY] as const),
  ].map(([pair, weight]) => {
    const [language = '', country = ''] = pair.split(':');
    return [
      language,
      {
        country,
        weight:
          language === 'en' ? 0.4 : language === 'es' ? 0.7 : SHARED.has(language) ? SHARED_WEIGHT : weight,
      },
    ] as const;
  }),
);
