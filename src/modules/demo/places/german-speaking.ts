import type { Country } from './country.ts';
import { city, codeBeforeCity, numberAfterStreet } from './country.ts';
import { vatNumber } from './vat-numbers.ts';

const germany: Country = {
  code: 'DE',
  name: 'Deutschland',
  callingCode: '49',
  trunkPrefix: '0',
  suffixes: ['de', 'de', 'de', 'com', 'net', 'eu'],
  currency: 'EUR',
  price: (amount) => `${amount} €`,
  decimalComma: true,
  cities: [
    city('Berlin', 'Berlin', '101xx', '030 23125 xxx', 52.52, 13.405),
    city('Frankfurt am Main', 'Hessen', '603xx', '069 90009 xxx', 50.1109, 8.6821),
    city('Hamburg', 'Hamburg', '203xx', '040 66969 xxx', 53.5511, 9.9937),
    city('Köln', 'Nordrhein-Westfalen', '506xx', '0221 4710 xxx', 50.9375, 6.9603),
    city('München', 'Bayern', '803xx', '089 99998 xxx', 48.1351, 11.582),
  ],
  streets: [
    'Lindenstraße',
    'Hauptstraße',
    'Bahnhofstraße',
    'Am Mühlenbach',
    'Gartenweg',
    'Schillerstraße',
    'Alte Gasse',
    'Rosenweg',
  ],
  streetLine: numberAfterStreet,
  cityLine: codeBeforeCity,
  legalForms: ['GmbH', 'GmbH', 'GmbH & Co. KG', 'UG (haftungsbeschränkt)'],
  vatNumber: vatNumber.germany,
};

const austria: Country = {
  ...germany,
  code: 'AT',
  name: 'Österreich',
  callingCode: '43',
  suffixes: ['at', 'at', 'com'],
  cities: [
    city('Wien', 'Wien', '10x0', '01 5557 xxx', 48.2082, 16.3738),
    city('Graz', 'Steiermark', '80x0', '0316 000 7xxx', 47.0707, 15.4395),
    city('Linz', 'Oberösterreich', '40x0', '0732 000 7xxx', 48.3069, 14.2858),
    city('Salzburg', 'Salzburg', '50x0', '0662 000 7xxx', 47.8095, 13.055),
  ],
  streets: ['Mariengasse', 'Landstraße', 'Getreideweg', 'Schlossallee', 'Donaugasse', 'Neubauweg'],
  legalForms: ['GmbH', 'OG', 'KG'],
  vatNumber: vatNumber.austria,
};

const switzerland: Country = {
  ...germany,
  code: 'CH',
  name: 'Schweiz',
  callingCode: '41',
  suffixes: ['ch', 'ch', 'com'],
  currency: 'CHF',
  price: (amount) => `CHF ${amount}`,
  decimalComma: false,
  cities: [
    city('Zürich', 'Zürich', '80xx', '044 000 07 xx', 47.3769, 8.5417),
    city('Bern', 'Bern', '30xx', '031 000 07 xx', 46.948, 7.4474),
    city('Basel', 'Basel-Stadt', '40xx', '061 000 07 xx', 47.5596, 7.5886),
    city('Luzern', 'Luzern', '60xx', '041 000 07 xx', 47.0502, 8.3093),
  ],
  streets: ['Seestrasse', 'Bahnhofstrasse', 'Dorfstrasse', 'Kirchgasse', 'Rebenweg', 'Limmatquai'],
  legalForms: ['AG', 'GmbH'],
  vatNumber: vatNumber.switzerland,
};

export const germanSpeakingCountries = [germany, germany, germany, austria, switzerland];
