import { describe, expect, it } from 'vitest';
import { isInFullSuite } from '../../../../test/harness/suite.ts';
import { columns } from '../../companies/index.ts';
import { featureNames, getFeatureColumn } from '../../company-index/index.ts';
import { labelsIn } from '../answers/answer-texts.ts';
import type { Plan } from './call.ts';
import { emptyConversation } from './conversation-state.ts';
import { columnNames } from './dictionaries/dictionaries.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { isNumber } from './lexicon/group-fields.ts';
import { type Language, languages } from './lexicon/meaning.ts';
import { plan } from './plan.ts';
import { filtersIn } from './to-arguments.ts';

const lexicon = buildLexicon(['WordPress', 'Google Tag Manager']);
const planned = (message: string): Plan =>
  plan(message, lexicon, { ...emptyConversation, today: '2026-11-18' });
const argsOf = (message: string) => {
  const made = planned(message);
  return made.kind === 'call' ? made.call.args : {};
};

const HOTELS_WITH: Readonly<Record<Language, string>> = {
  en: 'hotels in Spain with',
  de: 'Hotels in Spanien mit',
  fr: 'hôtels en Espagne avec',
  es: 'hoteles en España con',
  it: 'hotel in Spagna con',
  nl: 'hotels in Spanje met',
  pt: 'hotéis em Espanha com',
  pl: 'hotele w Hiszpanii z',
};
const MORE_THAN: Readonly<Record<Language, string>> = {
  en: 'more than',
  de: 'mehr als',
  fr: 'plus de',
  es: 'más de',
  it: 'più di',
  nl: 'meer dan',
  pt: 'mais de',
  pl: 'ponad',
};
const OF: Readonly<Record<Language, string>> = {
  en: 'of',
  de: 'von',
  fr: 'de',
  es: 'de',
  it: 'di',
  nl: 'van',
  pt: 'da',
  pl: 'firmy',
};

/** Columns that conditions name by their values: countries, years, technologies. */
const BY_VALUE: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  founded_year: {
    en: 'hotels founded before 1950',
    de: 'Hotels, die vor 1950 gegründet wurden',
    fr: 'hôtels fondés avant 1950',
    es: 'hoteles fundados antes de 1950',
    it: 'hotel fondati prima del 1950',
    nl: 'hotels opgericht voor 1950',
    pt: 'hotéis fundados antes de 1950',
    pl: 'hotele założone przed 1950 rokiem',
  },
  copyright_year: {
    en: 'hotels with a copyright before 2022',
    de: 'Hotels mit Copyright vor 2022',
    fr: 'hôtels avec un copyright avant 2022',
    es: 'hoteles con copyright antes de 2022',
    it: 'hotel con copyright prima del 2022',
    nl: 'hotels met copyright voor 2022',
    pt: 'hotéis com copyright antes de 2022',
    pl: 'hotele z copyright przed 2022 rokiem',
  },
  employee_count: {
    en: 'hotels with more than 50 employees',
    de: 'Hotels mit mehr als 50 Mitarbeitern',
    fr: 'hôtels avec plus de 50 salariés',
    es: 'hoteles con más de 50 empleados',
    it: 'hotel con più di 50 dipendenti',
    nl: 'hotels met meer dan 50 medewerkers',
    pt: 'hotéis com mais de 50 funcionários',
    pl: 'hotele z ponad 50 pracownikami',
  },
  postal_code: {
    en: 'companies with postcode 28001',
    de: 'Firmen mit der Postleitzahl 28001',
    fr: 'entreprises avec le code postal 28001',
    es: 'empresas con código postal 28001',
    it: 'aziende con CAP 28001',
    nl: 'bedrijven met postcode 28001',
    pt: 'empresas de Lisboa com código postal 28001',
    pl: 'firmy z kodem pocztowym 28001',
  },
  fetched_at: {
    en: 'hotels crawled since September 2026',
    de: 'Hotels, die seit September 2026 abgerufen wurden',
    fr: 'hôtels lus depuis septembre 2026',
    es: 'hoteles rastreados desde septiembre de 2026',
    it: 'hotel scansionati da settembre 2026',
    nl: 'hotels gecrawld sinds september 2026',
    pt: 'hotéis lidos desde setembro de 2026',
    pl: 'hotele odczytane od września 2026',
  },
  legal_form: {
    en: 'limited companies in Leeds',
    de: 'GmbHs in Hamburg',
    fr: 'SARL à Lyon',
    es: 'sociedades limitadas en Sevilla',
    it: 'S.r.l. a Torino',
    nl: "B.V.'s in Rotterdam",
    pt: 'sociedades por quotas no Porto',
    pl: 'spółki z o.o. w Gdańsku',
  },
  languages_offered: {
    en: 'hotels with a website in English and German',
    de: 'Hotels mit einer Website auf Englisch und Deutsch',
    fr: 'hôtels avec un site en anglais et en allemand',
    es: 'hoteles con web en inglés y alemán',
    it: 'hotel con sito in inglese e tedesco',
    nl: 'hotels met een website in het Engels en Duits',
    pt: 'hotéis com site em inglês e alemão',
    pl: 'hotele ze stroną po angielsku i niemiecku',
  },
};

/** Columns without words of their own in conditions, and why. */
const NOT_IN_CONDITIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['country', 'tld', 'language', 'industry', 'technologies'].map((name) => [name, 'a filter of its own']),
  ),
  region: 'read as a place',
  city: 'read as a place',
  sub_industry: 'found by the names of trades',
  b2b_or_b2c: 'asked for by its values, B2B and B2C',
  title: 'words in the title are a filter of their own',
  tech_stack: 'the same as technologies',
  cms_version: 'asked for by a version after the name of a system',
  domain: 'domains are looked up',
  company_name: 'companies are looked up by their names',
  has_pricing: 'the feature pricing',
  latitude: 'nobody asks for coordinates',
  longitude: 'nobody asks for coordinates',
  crawl_id: 'internal',
  source: 'internal',
  extractor_version: 'internal',
};

const featureOf = new Map(featureNames.map((name) => [getFeatureColumn(name) as string, name as string]));

/** The names of a column in a language: of the table, or else its label, which is one of the words of all languages. */
function namesOf(column: string, language: Language): string[] {
  const names = columnNames[column]?.[language].split(',').map((name) => name.trim());
  const label = labelsIn(language).features[featureOf.get(column) ?? column];
  return names ?? (label === undefined ? [] : [label.replaceAll(/[“”„«»]/g, '')]);
}

const isFiltered = (message: string, column: string): boolean => {
  const args = argsOf(message);
  const feature = featureOf.get(column);
  return (
    filtersIn(args).some((filter) => filter.startsWith(`${column}:`)) ||
    (feature !== undefined && String(args.has).split(',').includes(feature))
  );
};

/** Of a list, what is tried in a language: everything in the full suite, and in `npm test` each item in one language, in turn. */
const inTurn = (items: readonly string[], language: Language): readonly string[] =>
  isInFullSuite ? items : items.filter((_, at) => languages[at % languages.length] === language);

const asked = columns.filter(({ name, filterable }) => filterable && !(name in NOT_IN_CONDITIONS));

describe.each(languages)('conditions in %s', (language) => {
  const names = asked.map(({ name }) => name);
  it.each(inTurn(names, language))('%s has a name that becomes its filter', (column) => {
    const sentence = BY_VALUE[column]?.[language];
    const names = namesOf(column, language);
    const messages = sentence
      ? [sentence]
      : names.map((name) =>
          isNumber(column)
            ? `${HOTELS_WITH[language]} ${MORE_THAN[language]} 7 ${name}`
            : `${HOTELS_WITH[language]} ${name}`,
        );
    expect(
      messages.some((message) => isFiltered(message, column)),
      messages.join(' | '),
    ).toBe(true);
  });
});

/** Columns that nobody asks of one company, or that another one answers. */
const NOT_FACTS = new Set(
  'domain,tld,homepage_url,final_url,company_name,alternate_names,about_text,country_name,latitude,longitude,emails,phones,has_contact,has_pricing,blog_page_url,body_text,h2,h3,html_lang,main_image_url,linked_domains,navigation_labels,calls_to_action,canonical_url,meta_robots,meta_keywords,og_title,og_description,og_image,og_site_name,viewport,tech_stack,technologies,crawl_id,source,content_hash,extractor_version,contact_page_url,pricing_page_url,industry,country,city,language'.split(
    ',',
  ),
);

describe.each(languages)('facts of one company in %s', (language) => {
  const names = columns.flatMap(({ name }) => (NOT_FACTS.has(name) ? [] : [name]));
  it.each(inTurn(names, language))('%s can be asked for', (column) => {
    const feature = featureOf.get(column) ?? column;
    const messages = namesOf(column, language).map((name) => `${name} ${OF[language]} Maplegate Xylo`);
    const isFact = (message: string): boolean => {
      const { facts = [], company } = planned(message);
      return facts.includes(feature) || company?.facts.includes(feature) === true;
    };
    expect(messages.some(isFact), messages.join(' | ')).toBe(true);
  });
});

it('every column that nobody asks for exists', () => {
  const known = new Set(columns.map(({ name }) => name as string));
  expect(
    [...NOT_FACTS, ...Object.keys(NOT_IN_CONDITIONS), ...Object.keys(BY_VALUE)].filter(
      (name) => !known.has(name),
    ),
  ).toEqual([]);
  expect(Object.keys(columnNames).filter((name) => !known.has(name.split('=')[0] ?? ''))).toEqual([]);
});

it('names only columns that exist', () => {
  const known = new Set<string>(columns.map(({ name }) => name));
  const named = Object.keys(columnNames).map((name) => name.split('=', 1)[0] as string);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

describe('names of columns stay words where they name a trade', () => {
  it.each([
    'VAT advisers in Leeds',
    'security companies in Berlin',
    'map makers in the UK',
    'price comparison sites',
    'logo designers in London',
    'video production companies in Leeds',
    'hosting companies in Germany',
    'payment providers in France',
    'font designers',
    'CRM consultants in Spain',
    'press photographers in Lyon',
    'image agencies in Paris',
    'Zahlungsanbieter in Deutschland',
    'Kartenverlage in Berlin',
    'Videoproduktionen in Hamburg',
    'agencias de redes sociales en Madrid',
    'hébergeurs en France',
    'agenzie di stampa a Roma',
    'hostingbedrijven in Nederland',
    'producenci map w Polsce',
  ])('%s', (message) => {
    const made = planned(message);
    const filters = filtersIn(argsOf(message)).filter((filter) => !/^(?:place|business_model):/.test(filter));
    expect(filters).toEqual([]);
    expect(made.kind === 'call' && made.call.name).toBe('search');
    expect(argsOf(message).sort).toBeUndefined();
  });
});

it.each([
  ['hotels with the fewest words', 'word_count'],
  ['Restaurants in Berlin nach Anzahl der Bilder sortiert', '-image_count'],
  ['hôtels avec le plus de scripts', '-script_count'],
  ['hoteles ordenados por precio mínimo', 'price_min'],
])('is an order: %s', (message, sort) => {
  expect(argsOf(message).sort).toBe(sort);
});

it.each([
  ['hairdressers with prices under 20 euros', ['price_min:lt:20', 'currency:eq:EUR']],
  ['Möbelhäuser mit Preisen über 1000 Euro', ['price_max:gt:1000', 'currency:eq:EUR']],
  ['bedrijven met een pagina groter dan 50 KB', ['html_bytes:gt:50000']],
  ['Hotels mit einer Ladezeit von mehr als 2 Sekunden', ['response_ms:gt:2000']],
])('compares a number with its unit: %s', (message, filters) => {
  expect(filtersIn(argsOf(message))).toEqual(filters);
});

it.each([
  ['most common legal forms of hotels', 'legal_form'],
  ['Verteilung der Währungen bei Hotels', 'currency'],
  ['empresas de Portugal por subsector', 'sub_industry'],
])('is counted by: %s', (message, fields) => {
  expect(argsOf(message)).toMatchObject({ fields });
});

it.each([
  ['personal emails of CEOs of insurance companies', 'personal of CEOs'],
  ['private E-Mail-Adressen der Geschäftsführer von Versicherungen', 'private der Geschäftsführer'],
  ['emails pessoais dos diretores das seguradoras', 'pessoais dos diretores'],
])(
  'data of persons is reported as missing, and companies with an e-mail are found: %s',
  (message, persons) => {
    const made = planned(message);
    expect(made.remarks.persons).toBe(persons);
    expect(made.kind === 'call' && made.call.args).toMatchObject({ has: 'email' });
  },
);
