import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => plan(message, lexicon, { ...emptyConversation, today: '2026-11-19' });
const argsOf = (message: string) => {
  const made = planned(message);
  return made.kind === 'call' ? made.call.args : {};
};

describe('other wordings of columns', () => {
  it.each([
    'hotels in Spain still on plain http',
    'Hotels in Spanien nur mit http',
    'hôtels en Espagne dont le site est encore en http',
    'hoteles en España con web no segura',
    'hotele w Hiszpanii z niezabezpieczoną stroną',
  ])('plain http is no HTTPS: %s', (message) => {
    expect(argsOf(message)).toMatchObject({ country: 'ES', filter: 'is_https:ne:true' });
  });

  it.each([
    'sites not updated since 2021',
    'Websites, die seit 2021 nicht aktualisiert wurden',
    "sites qui n'ont pas été mis à jour depuis 2021",
    'sites die sinds 2021 niet zijn bijgewerkt',
    'sitios que no se han actualizado desde 2021',
    'siti non aggiornati dal 2021',
    'sites que não são atualizados desde 2021',
  ])('a site that was not updated has an old copyright: %s', (message) => {
    expect(argsOf(message)).toEqual({ filter: 'copyright_year:lte:2021' });
  });

  it('the legal form names its column once', () => {
    expect(argsOf('hotels in Germany whose legal form is GmbH').filter).toEqual(
      expect.stringMatching(/^legal_form:/),
    );
  });

  it('a column follows "and" after a number of employees', () => {
    expect(argsOf('hotels in Spain with more than 5 employees and a VAT number').filter).toEqual([
      'vat_number:exists',
      'employee_count:gt:5',
    ]);
  });

  it.each(['Onlineshops in Spanien mit Klarna oder Twint', 'webshops in Spanje met Klarna of Twint'])(
    'a technology or a word: one of them is enough: %s',
    (message) => {
      expect(String(argsOf(message).q)).toMatch(/\(\(technology:Klarna OR Twint\)\)$/);
    },
  );
});

it.each([
  'is there a free trial?',
  'habt ihr eine kostenlose Testversion?',
  'y a-t-il un essai gratuit ?',
  'hebben jullie een proefperiode?',
  '¿hay una prueba gratuita?',
  "c'è una prova gratuita?",
  'há um período de teste?',
  'czy jest okres próbny?',
])('a free trial of nobody is one of this service: %s', (message) => {
  expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'about_tool', topic: 'prices' });
});

it.each([
  ['Is Pebblehaven Events older than Birchbridge Games?', 'founded_year'],
  ['Ist Pebblehaven Events älter als Birchbridge Games?', 'founded_year'],
  ['Pebblehaven Events est-il plus ancien que Birchbridge Games ?', 'founded_year'],
  ['Is Pebblehaven Events jonger dan Birchbridge Games?', '-founded_year'],
  ['¿Es Pebblehaven Events más antigua que Birchbridge Games?', 'founded_year'],
  ['Pebblehaven Events è più vecchia di Birchbridge Games?', 'founded_year'],
  ['A Pebblehaven Events é mais antiga que a Birchbridge Games?', 'founded_year'],
  ['Czy Pebblehaven Events jest starsza niż Birchbridge Games?', 'founded_year'],
])('names beside an age are compared: %s', (message, order) => {
  const { company } = planned(message);
  expect(company).toMatchObject({ purpose: 'compare', order });
  expect(company?.names).toEqual(expect.arrayContaining(['Pebblehaven Events', 'Birchbridge Games']));
});

describe('people of companies', () => {
  it.each([
    ['find me the owners of bakeries in Spain', 'owners'],
    ['I need decision makers at bakeries in Spain', 'decision makers'],
    ['Inhaber von Bäckereien in Spanien', 'Inhaber'],
    ['je cherche les gérants des boulangeries en Espagne', 'gérants'],
    ['eigenaren van bakkerijen in Spanje', 'eigenaren'],
    ['busco a los dueños de las panaderías en España', 'dueños'],
    ['titolari di panifici in Spagna', 'titolari'],
    ['donos de padarias em Espanha', 'donos'],
    ['właściciele piekarni w Hiszpanii', 'właściciele'],
  ])('are named as not in the index, and the companies are searched: %s', (message, people) => {
    const { remarks } = planned(message);
    expect(remarks.positions).toBe(people);
    expect(argsOf(message)).toMatchObject({ country: 'ES' });
    expect(String(argsOf(message).q)).toMatch(/bak|boul|pan|pad|piek|Bäck/);
  });

  it('a trade with such a word stays a trade', () => {
    const { remarks } = planned('funeral directors in Spain');
    expect(remarks.positions).toBeUndefined();
  });
});

describe('words that depend on their neighbours', () => {
  it.each([
    ['shops in Spain', 'E-commerce & Retail'],
    ['tiendas en España', 'E-commerce & Retail'],
    ['magasins en Espagne', 'E-commerce & Retail'],
    ['Geschäfte in Spanien', 'E-commerce & Retail'],
  ])('shops alone are an industry: %s', (message, industry) => {
    expect(argsOf(message)).toEqual({ country: 'ES', industry });
  });

  it.each([
    'hotels with a restaurant in Spain',
    'Hotels mit Restaurant in Spanien',
    'hoteles con restaurante en España',
  ])('what a hotel has is no second trade: %s', (message) => {
    expect(argsOf(message).industry).toBeUndefined();
    const made = planned(message);
    expect(made.kind === 'call' && made.attributeWords?.join()).toMatch(/restaurant/i);
  });

  it.each([
    'German sites that are not in German',
    'deutsche Websites, die nicht auf Deutsch sind',
    'sites allemands qui ne sont pas en allemand',
  ])('the first of two such words is the country: %s', (message) => {
    expect(argsOf(message)).toEqual({ country: 'DE', not_language: 'de' });
  });

  it.each([
    ['bodegas fundadas en el siglo XX', 1900, 1999],
    ['Weingüter aus dem 19. Jahrhundert', 1800, 1899],
    ['domaines viticoles créés au XIXe siècle', 1800, 1899],
    ['winnice założone w XX wieku', 1900, 1999],
    ['wineries founded in the 19th century', 1800, 1899],
  ])('a century is a period: %s', (message, first, last) => {
    expect(argsOf(message).filter).toEqual([`founded_year:gte:${first}`, `founded_year:lte:${last}`]);
  });

  it.each([
    ['hotels in Leeds and surroundings', 'Leeds'],
    ['Hotels in Köln und Umgebung', 'Köln'],
    ['hotele w Krakowie i okolicach', 'Kraków'],
  ])('surroundings after a place are named: %s', (message, place) => {
    expect(planned(message)).toMatchObject({ remarks: { near: [place] }, ignored: [] });
  });

  it.each([
    'how many companies are in each industry in Spain',
    'cuántas empresas hay en cada sector en España',
  ])('each value of a field is counted: %s', (message) => {
    expect(argsOf(message)).toMatchObject({ country: 'ES', fields: 'industry' });
  });

  it('the last word of a technology is declined too', () => {
    expect(argsOf('ile firm korzysta z Google Tag Managera')).toEqual({ technology: 'Google Tag Manager' });
  });

  it.each([
    'hotels met de hoogste prijzen',
    'hotels with the highest prices',
    'hôtels aux prix les plus élevés',
  ])('the highest prices are an order: %s', (message) => {
    expect(argsOf(message)).toMatchObject({ sort: '-price_max' });
  });
});
