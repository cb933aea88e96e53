import { describe, expect, it } from 'vitest';
import { findTradeByName } from './find-trade.ts';

/** Ordinary names of lines of business, as people ask for them, in the eight languages and some others. */
const names: Readonly<Record<string, string>> = {
  bakery:
    'bakeries, Bäckereien, boulangeries, panaderías, panifici, bakkerijen, padarias, piekarnie, bagerier, bageri, pekařství',
  winery: 'wineries, Weingüter, bodegas, cantine, vinícolas, winnice, vinařství, vingård',
  furniture:
    'furniture stores, Möbelhäuser, magasins de meubles, tiendas de muebles, negozi di mobili, meubelzaken, lojas de móveis, sklepy meblowe, møbelbutikker',
  restaurant: 'restaurants, restaurantes, ristoranti, restauracje, restauracji',
  hairdresser:
    'hairdressers, Friseurin, coiffeuses, peluqueras, parrucchiera, kapsalon, cabeleireira, fryzjerów, frisører',
  dentist: 'dentists, Zahnärztinnen, dentistas, dentystów, tandlæger, tandläkare',
  carpenter:
    'carpenters, Tischlereien, menuisiers, carpinteros, falegnameria, timmerman, carpinteiros, stolarze, tømrere',
  airline:
    'airlines, Fluggesellschaften, compagnies aériennes, aerolíneas, compagnie aeree, luchtvaartmaatschappijen, companhias aéreas, linie lotnicze',
  'auction house':
    'auction houses, Auktionshäuser, casas de subastas, veilinghuizen, leiloeiras, domy aukcyjne',
  'insurance broker':
    'insurance brokers, Versicherungsmakler, courtiers en assurance, corredores de seguros, broker assicurativi, corretores de seguros, brokerzy ubezpieczeniowi',
  foundry: 'foundries, Gießereien, fonderies, fundiciones, gieterijen, fundições, odlewnie',
  tutor:
    'tutors, Nachhilfelehrer, profesores particulares, insegnanti privati, bijlesleraren, explicadores, korepetytorzy',
};

describe('the name of a trade', () => {
  it.each(
    Object.entries(names).flatMap(([trade, list]) => list.split(', ').map((name) => [name, trade] as const)),
  )('%s is %s', (name, trade) => {
    expect(findTradeByName(name)?.name).toBe(trade);
  });

  it.each(['format', 'telefone', 'newsletter', 'organic', 'versions'])('%s is not a trade name', (word) => {
    expect(findTradeByName(word)).toBeUndefined();
  });
});

it.each([
  ['veterinarian', 'vets, Tierkliniken, cliniques vétérinaires, centros veterinarios, ambulatori veterinari'],
  ['veterinarian', 'dierenartspraktijken, hospitais veterinários, przychodnie weterynaryjne'],
  ['dentist', 'dental practices, Zahnkliniken, cabinets dentaires, consultorios dentales, studi dentistici'],
  ['dentist', 'tandartspraktijken, consultórios dentários, gabinety stomatologiczne'],
  [
    'optician',
    'optical shops, Brillengeschäfte, magasins d’optique, ópticas, negozi di ottica, brillenwinkels',
  ],
  [
    'physiotherapist',
    'physiotherapy clinics, Physiotherapiepraxen, cabinets de kinésithérapie, studi di fisioterapia',
  ],
  [
    'photographer',
    'photography studios, Fotostudios, studios photo, estudios fotográficos, studi fotografici',
  ],
  ['hairdresser', 'hair salons, Friseursalons, salons de coiffure, kapsalons, salony fryzjerskie'],
  [
    'notary',
    'notary offices, Notariate, études notariales, studi notarili, notariskantoren, kancelarie notarialne',
  ],
  ['architect', 'architecture offices, Architektenbüros, cabinets d’architectes, despachos de arquitectos'],
  ['architect', 'architectenkantoren, gabinetes de arquitetura, pracownie architektoniczne'],
])('people and the places where they work are one trade: %s, %s', (trade, names) => {
  for (const name of names.split(', ')) expect([name, findTradeByName(name)?.name]).toEqual([name, trade]);
});

describe('a kind of place that shares one name with a trade of another industry', () => {
  it.each([
    ['register', 'notary'],
    ['matrika', 'notary'],
    ['Standesamt', 'notary'],
    ['urząd stanu cywilnego', 'notary'],
  ])('is not that trade: %s', (name, trade) => {
    expect(findTradeByName(name)?.name).not.toBe(trade);
  });

  it.each([
    ['cartório', 'notary'],
    ['notaries', 'notary'],
    ['notariusze', 'notary'],
    ['Notariat', 'notary'],
  ])('leaves the trade its names: %s', (name, trade) => {
    expect(findTradeByName(name)?.name).toBe(trade);
  });
});
