import type { Country } from './country.ts';
import { city, codeBeforeCity, numberAfterStreet, numberBeforeStreet } from './country.ts';
import { vatNumber } from './vat-numbers.ts';

const france: Country = {
  code: 'FR',
  name: 'France',
  callingCode: '33',
  trunkPrefix: '0',
  suffixes: ['fr', 'fr', 'fr', 'com', 'net'],
  currency: 'EUR',
  price: (amount) => `${amount} €`,
  decimalComma: true,
  cities: [
    city('Paris', 'Île-de-France', '750xx', '01 99 00 xx xx', 48.8566, 2.3522, 'à Paris'),
    city('Nantes', 'Pays de la Loire', '440xx', '02 61 91 xx xx', 47.2184, -1.5536, 'à Nantes'),
    city('Strasbourg', 'Grand Est', '670xx', '03 53 01 xx xx', 48.5734, 7.7521, 'à Strasbourg'),
    city('Lyon', 'Auvergne-Rhône-Alpes', '690xx', '04 65 71 xx xx', 45.764, 4.8357, 'à Lyon'),
    city('Bordeaux', 'Nouvelle-Aquitaine', '330xx', '05 36 49 xx xx', 44.8378, -0.5792, 'à Bordeaux'),
  ],
  streets: [
    'rue des Tilleuls',
    'avenue de la Gare',
    'rue du Moulin',
    'place du Marché',
    'rue Victor Hugo',
    'quai des Brumes',
    'rue de la République',
  ],
  streetLine: numberBeforeStreet,
  cityLine: codeBeforeCity,
  legalForms: ['SARL', 'SAS', 'SASU'],
  vatNumber: vatNumber.france,
};

const netherlands: Country = {
  code: 'NL',
  name: 'Nederland',
  callingCode: '31',
  trunkPrefix: '0',
  suffixes: ['nl', 'nl', 'nl', 'com', 'eu'],
  currency: 'EUR',
  price: (amount) => `€ ${amount}`,
  decimalComma: true,
  cities: [
    city('Amsterdam', 'Noord-Holland', '10xx @@', '020 000 7xxx', 52.3676, 4.9041),
    city('Rotterdam', 'Zuid-Holland', '30xx @@', '010 000 7xxx', 51.9244, 4.4777),
    city('Utrecht', 'Utrecht', '35xx @@', '030 000 7xxx', 52.0907, 5.1214),
    city('Groningen', 'Groningen', '97xx @@', '050 000 7xxx', 53.2194, 6.5665),
  ],
  streets: [
    'Dorpsstraat',
    'Molenweg',
    'Kerkstraat',
    'Prinsengracht',
    'Havenkade',
    'Lindelaan',
    'Stationsplein',
  ],
  streetLine: numberAfterStreet,
  cityLine: codeBeforeCity,
  legalForms: ['B.V.', 'B.V.', 'V.O.F.'],
  vatNumber: vatNumber.netherlands,
};

const walloniaAndBrussels: Country = {
  ...france,
  code: 'BE',
  name: 'Belgique',
  callingCode: '32',
  suffixes: ['be', 'be', 'com'],
  cities: [
    city('Bruxelles', 'Bruxelles-Capitale', '10x0', '02 200 07 xx', 50.8503, 4.3517, 'à Bruxelles'),
    city('Liège', 'Liège', '40x0', '04 200 07 xx', 50.6326, 5.5797, 'à Liège'),
    city('Namur', 'Namur', '50x0', '081 00 07 xx', 50.4674, 4.872, 'à Namur'),
  ],
  streets: ['rue Haute', 'avenue Louise', 'rue du Pont', 'chaussée de Wavre', 'place Verte'],
  streetLine: numberAfterStreet,
  legalForms: ['SRL', 'SA'],
  vatNumber: vatNumber.belgium,
};

const flanders: Country = {
  ...netherlands,
  code: 'BE',
  name: 'België',
  callingCode: '32',
  suffixes: ['be', 'be', 'com'],
  cities: [
    city('Antwerpen', 'Antwerpen', '20x0', '03 200 07 xx', 51.2194, 4.4025),
    city('Gent', 'Oost-Vlaanderen', '90x0', '09 200 07 xx', 51.0543, 3.7174),
    city('Brugge', 'West-Vlaanderen', '80x0', '050 00 07 xx', 51.2093, 3.2247),
  ],
  streets: ['Meirbrug', 'Veldstraat', 'Kasteellaan', 'Steenweg', 'Vismarkt'],
  legalForms: ['BV', 'NV'],
  vatNumber: vatNumber.belgium,
};

export const frenchSpeakingCountries = [france, france, france, walloniaAndBrussels];
export const dutchSpeakingCountries = [netherlands, netherlands, netherlands, flanders];
