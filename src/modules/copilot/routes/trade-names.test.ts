import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { converse as conversation, found } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  const crafts = { industry: 'Construction & Trades' } as const;
  const wine = { industry: 'Food & Beverage', sub_industry: 'Wine, Beer & Spirits' } as const;
  running = await buildTestApp({
    limits: { anonymousPerMinute: 1_000 },
    companies: [
      { ...crafts, domain: 'builds.uk', title: 'Hale Construction', country: 'GB' },
      { ...crafts, domain: 'baut.de', title: 'Bauunternehmen Hale', country: 'DE' },
      { ...crafts, domain: 'batit.fr', title: 'Hale Construction et rénovation', country: 'FR' },
      { ...crafts, domain: 'edile.it', title: 'Impresa edile Hale', country: 'IT' },
      {
        ...crafts,
        domain: 'pipes.uk',
        title: 'Hale Plumbing',
        country: 'GB',
        sub_industry: 'Plumbing, Heating & Air',
      },
      { ...wine, domain: 'wijngaard.nl', title: 'Wijngaard Hale', country: 'NL' },
      { ...wine, domain: 'adega.pt', title: 'Vinhos da nossa adega', country: 'PT' },
      { ...wine, domain: 'weingut.at', title: 'Weingut Hale', country: 'AT' },
      { domain: 'doctor.jp', title: '医 院', country: 'JP', industry: 'Health & Medical' },
      { domain: 'lunettes.fr', title: 'Opticien Hale', country: 'FR', industry: 'Health & Medical' },
      { domain: 'ads.fr', title: 'Hale, publicité', country: 'FR', industry: 'Marketing & Media' },
      { domain: 'rx.it', title: 'Farmacia Hale', country: 'IT', industry: 'Health & Medical' },
      {
        domain: 'lab.it',
        title: 'Hale Biotech, nuovi farmaci',
        country: 'IT',
        industry: 'Pharmaceuticals & Biotech',
      },
      {
        domain: 'bread.be',
        title: 'Chez Hale',
        country: 'BE',
        industry: 'Restaurants & Catering',
        sub_industry: 'Cafés & Bakeries',
      },
      {
        domain: 'bistro.be',
        title: 'Restaurant Hale',
        meta_description: 'Cuisine du marché, café et boulangerie voisine',
        country: 'BE',
        industry: 'Restaurants & Catering',
      },
      { domain: 'backt.at', title: 'Bäckerei Hale', country: 'AT', industry: 'Food & Beverage' },
      { domain: 'kauneus.pl', title: 'Salon kosmetyczny Hale', country: 'PL', industry: 'Beauty & Wellness' },
      { domain: 'beleza.pt', title: 'Hale, esteticista', country: 'PT', industry: 'Beauty & Wellness' },
      { domain: 'cura.it', title: 'Hale, estetista', country: 'IT', industry: 'Beauty & Wellness' },
      { domain: 'haar.de', title: 'Friseur Hale', country: 'DE', industry: 'Beauty & Wellness' },
      {
        domain: 'viajes.es',
        title: 'Hale',
        country: 'ES',
        industry: 'Travel & Hospitality',
        sub_industry: 'Travel Agencies & Tour Operators',
      },
      {
        domain: 'circuitos.es',
        title: 'Hale',
        h1: ['Agencia de viajes y circuitos guiados'],
        country: 'ES',
        industry: 'Travel & Hospitality',
      },
      { domain: 'beer.fr', title: 'Pub Hale', country: 'FR', industry: 'Restaurants & Catering' },
    ],
  });
});
afterAll(() => running.app.close());

const domainsFor = async (message: string): Promise<string[]> =>
  found(await conversation(running.app, [message]));

const builders = ['batit.fr', 'baut.de', 'builds.uk', 'edile.it'];

describe('a word for the companies of a trade', () => {
  it.each([
    'construction companies',
    'Bauunternehmen',
    'entreprises de construction',
    'empresas constructoras',
    'aziende edili',
    'bouwondernemingen',
    'empresas de construção',
    'przedsiębiorstwa budowlane',
  ])('means the trade and not its whole industry: %s', async (message) => {
    expect(await domainsFor(message)).toEqual(builders);
  });

  it.each(['the construction industry', 'Baubranche', 'entreprises du bâtiment', 'branża budowlana'])(
    'means the whole industry if it names that: %s',
    async (message) => {
      expect(await domainsFor(message)).toEqual([...builders, 'pipes.uk']);
    },
  );

  it('keeps its industry if one of its words names a trade of another', async () => {
    expect(await domainsFor('agences de pub')).toEqual(['ads.fr']);
  });
});

it('a trade without a country is found by more than one name in each frequent language', async () => {
  expect(await domainsFor('wineries')).toEqual(['adega.pt', 'weingut.at', 'wijngaard.nl']);
});

it('a part of a Japanese name is not looked for by itself', async () => {
  expect(await domainsFor('opticians')).toEqual(['lunettes.fr']);
});

it.each(['pharmacies in Italy', 'Apotheken in Italien', 'farmacie in Italia', 'apteki we Włoszech'])(
  'a pharmacy is no maker of medicines: %s',
  async (message) => {
    expect(await domainsFor(message)).toEqual(['rx.it']);
  },
);

it.each([
  'bakeries and cafés',
  'Bäckereien und Cafés',
  'boulangeries et cafés',
  'panaderías y cafeterías',
  'padarias e cafetarias',
])('the trades that make up a sub-industry are found by it: %s', async (message) => {
  expect(await domainsFor(message)).toEqual(['backt.at', 'bread.be']);
});

it.each([
  'hairdressers and beauty salons',
  'Friseure und Kosmetikstudios',
  'peluquerías y salones de belleza',
])('two trades are found by names in as many languages as one: %s', async (message) => {
  expect(await domainsFor(message)).toEqual(expect.arrayContaining(['beleza.pt', 'cura.it', 'haar.de']));
});

it.each(['travel agencies in Spain', 'agencias de viajes en España', 'agences de voyage en Espagne'])(
  'a company of unknown sub-industry matches the trade that its main heading names: %s',
  async (message) => {
    expect(await domainsFor(message)).toEqual(['circuitos.es', 'viajes.es']);
  },
);
