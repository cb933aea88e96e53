import type { City, Country } from './country.ts';
import { city, numberBeforeStreet } from './country.ts';
import { vatNumber } from './vat-numbers.ts';

const cityThenCode = (place: City, postalCode: string) => `${place.name} ${postalCode}`;
const cityStateCode = (place: City, postalCode: string) => `${place.name}, ${place.region} ${postalCode}`;
const dollars = (amount: string) => `$${amount}`;

const unitedStates: Country = {
  code: 'US',
  name: 'USA',
  callingCode: '1',
  trunkPrefix: '',
  suffixes: ['com', 'com', 'com', 'net', 'org', 'us', 'io'],
  currency: 'USD',
  price: dollars,
  decimalComma: false,
  cities: [
    city('Portland', 'OR', '972xx', '(503) 555-7xxx', 45.5152, -122.6784),
    city('Austin', 'TX', '787xx', '(512) 555-7xxx', 30.2672, -97.7431),
    city('Chicago', 'IL', '606xx', '(312) 555-7xxx', 41.8781, -87.6298),
    city('Boston', 'MA', '021xx', '(617) 555-7xxx', 42.3601, -71.0589),
    city('Denver', 'CO', '802xx', '(303) 555-7xxx', 39.7392, -104.9903),
    city('Savannah', 'GA', '314xx', '(912) 555-7xxx', 32.0809, -81.0912),
    city('Minneapolis', 'MN', '554xx', '(612) 555-7xxx', 44.9778, -93.265),
    city('Seattle', 'WA', '981xx', '(206) 555-7xxx', 47.6062, -122.3321),
  ],
  streets: [
    'Maple Avenue',
    'Oak Street',
    'Harbor Drive',
    'Mill Road',
    'Cedar Lane',
    'Lincoln Avenue',
    'River Street',
    'Franklin Boulevard',
  ],
  streetLine: numberBeforeStreet,
  cityLine: cityStateCode,
  legalForms: ['LLC', 'Inc.', 'LLC'],
};

const unitedKingdom: Country = {
  code: 'GB',
  name: 'United Kingdom',
  callingCode: '44',
  trunkPrefix: '0',
  suffixes: ['co.uk', 'co.uk', 'uk', 'com'],
  currency: 'GBP',
  price: (amount) => `£${amount}`,
  decimalComma: false,
  cities: [
    city('London', 'Greater London', 'SE1 x@@', '020 7946 0xxx', 51.5072, -0.1276),
    city('Manchester', 'Greater Manchester', 'M4 x@@', '0161 496 0xxx', 53.4808, -2.2426),
    city('Leeds', 'West Yorkshire', 'LS1 x@@', '0113 496 0xxx', 53.8008, -1.5491),
    city('Edinburgh', 'Midlothian', 'EH3 x@@', '0131 496 0xxx', 55.9533, -3.1883),
    city('Bristol', 'Avon', 'BS1 x@@', '0117 496 0xxx', 51.4545, -2.5879),
    city('Cardiff', 'South Glamorgan', 'CF10 x@@', '029 2018 0xxx', 51.4816, -3.1791),
    city('Birmingham', 'West Midlands', 'B3 x@@', '0121 496 0xxx', 52.4862, -1.8904),
  ],
  streets: [
    'Mill Lane',
    'High Street',
    'Station Road',
    'Church Street',
    'Victoria Road',
    'Canal Street',
    'Kings Road',
    'Orchard Lane',
  ],
  streetLine: numberBeforeStreet,
  cityLine: cityThenCode,
  legalForms: ['Ltd', 'Ltd', 'LLP'],
  vatNumber: vatNumber.britain,
};

const canada: Country = {
  ...unitedStates,
  code: 'CA',
  name: 'Canada',
  suffixes: ['ca', 'ca', 'com'],
  currency: 'CAD',
  cities: [
    city('Toronto', 'ON', 'M5V x@x', '(416) 555-7xxx', 43.6532, -79.3832),
    city('Vancouver', 'BC', 'V6B x@x', '(604) 555-7xxx', 49.2827, -123.1207),
    city('Halifax', 'NS', 'B3H x@x', '(902) 555-7xxx', 44.6488, -63.5752),
    city('Calgary', 'AB', 'T2P x@x', '(403) 555-7xxx', 51.0447, -114.0719),
  ],
  streets: [
    'Queen Street West',
    'Bayview Avenue',
    'Water Street',
    'Granville Street',
    'Spruce Road',
    'Lakeshore Drive',
  ],
  legalForms: ['Inc.', 'Ltd.'],
};

const australia: Country = {
  ...unitedStates,
  code: 'AU',
  name: 'Australia',
  callingCode: '61',
  trunkPrefix: '0',
  suffixes: ['com.au', 'com.au', 'au', 'com'],
  currency: 'AUD',
  cities: [
    city('Sydney', 'NSW', '20xx', '(02) 5550 xxxx', -33.8688, 151.2093),
    city('Melbourne', 'VIC', '30xx', '(03) 7010 xxxx', -37.8136, 144.9631),
    city('Brisbane', 'QLD', '40xx', '(07) 5550 xxxx', -27.4698, 153.0251),
    city('Fremantle', 'WA', '61xx', '(08) 5550 xxxx', -32.0569, 115.7439),
  ],
  streets: [
    'George Street',
    'Wattle Road',
    'Bridge Street',
    'Harbour Esplanade',
    'Jacaranda Avenue',
    'Elizabeth Street',
  ],
  cityLine: (place, postalCode) => `${place.name} ${place.region} ${postalCode}`,
  legalForms: ['Pty Ltd'],
};

const ireland: Country = {
  ...unitedStates,
  code: 'IE',
  name: 'Ireland',
  callingCode: '353',
  trunkPrefix: '0',
  suffixes: ['ie', 'ie', 'com'],
  currency: 'EUR',
  price: (amount) => `€${amount}`,
  cities: [
    city('Dublin', 'County Dublin', 'D02 @x@x', '01 000 7xxx', 53.3498, -6.2603),
    city('Galway', 'County Galway', 'H91 @x@x', '091 000 7xx', 53.2707, -9.0568),
    city('Cork', 'County Cork', 'T12 @x@x', '021 000 7xxx', 51.8985, -8.4756),
  ],
  cityLine: cityThenCode,
  streets: ['Quay Street', 'Abbey Road', 'Patrick Street', 'Bridge Street', 'Castle Avenue'],
  legalForms: ['Ltd', 'DAC'],
};

const newZealand: Country = {
  ...australia,
  code: 'NZ',
  name: 'New Zealand',
  callingCode: '64',
  suffixes: ['co.nz', 'co.nz', 'nz'],
  currency: 'NZD',
  cities: [
    city('Auckland', 'Auckland', '10xx', '09 555 7xxx', -36.8509, 174.7645),
    city('Wellington', 'Wellington', '60xx', '04 555 7xxx', -41.2866, 174.7756),
    city('Dunedin', 'Otago', '90xx', '03 555 7xxx', -45.8788, 170.5028),
  ],
  streets: ['Kauri Road', 'Ponsonby Terrace', 'Cuba Lane', 'Harbour View Road', 'Totara Street'],
  cityLine: cityThenCode,
  legalForms: ['Ltd'],
};

export const englishSpeakingCountries = [
  unitedStates,
  unitedStates,
  unitedKingdom,
  unitedKingdom,
  canada,
  australia,
  ireland,
  newZealand,
];
