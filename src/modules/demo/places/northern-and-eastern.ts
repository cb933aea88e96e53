import type { Country } from './country.ts';
import { city, codeBeforeCity, numberAfterStreet } from './country.ts';
import { vatNumber } from './vat-numbers.ts';

const poland: Country = {
  code: 'PL',
  name: 'Polska',
  callingCode: '48',
  trunkPrefix: '',
  suffixes: ['pl', 'pl', 'com.pl', 'com'],
  currency: 'PLN',
  price: (amount) => `${amount} zł`,
  decimalComma: true,
  cities: [
    city('Warszawa', 'mazowieckie', '00-xxx', '22 000 7x xx', 52.2297, 21.0122, 'w Warszawie'),
    city('Kraków', 'małopolskie', '30-xxx', '12 000 7x xx', 50.0647, 19.945, 'w Krakowie'),
    city('Gdańsk', 'pomorskie', '80-xxx', '58 000 7x xx', 54.352, 18.6466, 'w Gdańsku'),
    city('Wrocław', 'dolnośląskie', '50-xxx', '71 000 7x xx', 51.1079, 17.0385, 'we Wrocławiu'),
  ],
  streets: ['ul. Lipowa', 'ul. Długa', 'ul. Ogrodowa', 'al. Jana Pawła II', 'ul. Młyńska', 'ul. Kościuszki'],
  streetLine: numberAfterStreet,
  cityLine: codeBeforeCity,
  legalForms: ['Sp. z o.o.', 'Sp. z o.o.', 'S.A.'],
  vatNumber: vatNumber.poland,
};

const sweden: Country = {
  code: 'SE',
  name: 'Sverige',
  callingCode: '46',
  trunkPrefix: '0',
  suffixes: ['se', 'se', 'se', 'nu', 'com'],
  currency: 'SEK',
  price: (amount) => `${amount} kr`,
  decimalComma: true,
  cities: [
    city('Stockholm', 'Stockholms län', '111 xx', '08-465 004 xx', 59.3293, 18.0686),
    city('Göteborg', 'Västra Götalands län', '411 xx', '031-390 06 xx', 57.7089, 11.9746),
    city('Malmö', 'Skåne län', '211 xx', '040-628 04 xx', 55.605, 13.0038),
    city('Kiruna', 'Norrbottens län', '981 xx', '0980-319 2xx', 67.8558, 20.2253),
  ],
  streets: ['Storgatan', 'Kungsgatan', 'Björkvägen', 'Hamngatan', 'Skolgatan', 'Kvarnvägen'],
  streetLine: numberAfterStreet,
  cityLine: codeBeforeCity,
  legalForms: ['AB', 'AB', 'HB'],
  vatNumber: vatNumber.sweden,
};

const denmark: Country = {
  code: 'DK',
  name: 'Danmark',
  callingCode: '45',
  trunkPrefix: '',
  suffixes: ['dk', 'dk', 'dk', 'com'],
  currency: 'DKK',
  price: (amount) => `${amount} kr.`,
  decimalComma: true,
  cities: [
    city('København', 'Hovedstaden', '21x0', '35 55 70 xx', 55.6761, 12.5683),
    city('Aarhus', 'Midtjylland', '8000', '86 55 70 xx', 56.1629, 10.2039),
    city('Odense', 'Syddanmark', '5000', '66 55 70 xx', 55.4038, 10.4024),
    city('Aalborg', 'Nordjylland', '9000', '98 55 70 xx', 57.0488, 9.9217),
  ],
  streets: ['Vestergade', 'Strandvejen', 'Møllevej', 'Nørregade', 'Søndergade', 'Havnegade'],
  streetLine: numberAfterStreet,
  cityLine: codeBeforeCity,
  legalForms: ['ApS', 'ApS', 'A/S'],
  vatNumber: vatNumber.denmark,
};

const czechia: Country = {
  code: 'CZ',
  name: 'Česko',
  callingCode: '420',
  trunkPrefix: '',
  suffixes: ['cz', 'cz', 'cz', 'eu', 'com'],
  currency: 'CZK',
  price: (amount) => `${amount} Kč`,
  decimalComma: true,
  cities: [
    city('Praha', 'Praha', '110 xx', '200 000 7xx', 50.0755, 14.4378, 'v Praze'),
    city('Brno', 'Jihomoravský kraj', '602 xx', '530 000 7xx', 49.1951, 16.6068, 'v Brně'),
    city('Ostrava', 'Moravskoslezský kraj', '702 xx', '550 000 7xx', 49.8209, 18.2625, 'v Ostravě'),
    city('Plzeň', 'Plzeňský kraj', '301 xx', '370 000 7xx', 49.7384, 13.3736, 'v Plzni'),
  ],
  streets: ['Lipová', 'Nádražní', 'Zahradní', 'Masarykova', 'Na Příkopě', 'Husova'],
  streetLine: numberAfterStreet,
  cityLine: codeBeforeCity,
  legalForms: ['s.r.o.', 's.r.o.', 'a.s.'],
  vatNumber: vatNumber.czechia,
};

const japan: Country = {
  code: 'JP',
  name: '日本',
  callingCode: '81',
  trunkPrefix: '0',
  suffixes: ['jp', 'co.jp', 'co.jp', 'com'],
  currency: 'JPY',
  price: (amount) => `¥${amount}`,
  decimalComma: false,
  cities: [
    city('千代田区', '東京都', '100-00xx', '03-2000-07xx', 35.694, 139.7536, '東京'),
    city('北区', '大阪府', '530-00xx', '06-2000-07xx', 34.7055, 135.5103, '大阪'),
    city('中京区', '京都府', '604-80xx', '075-200-07xx', 35.0105, 135.7519, '京都'),
    city('中区', '愛知県', '460-00xx', '052-200-07xx', 35.168, 136.899, '名古屋'),
  ],
  streets: ['丸の内', '本町', '桜通', '梅田', '栄', '神田'],
  streetLine: (street, houseNumber) => `${street}${1 + (houseNumber % 4)}丁目${houseNumber}番`,
  cityLine: (place, postalCode) => `〒${postalCode} ${place.region}${place.name}`,
  legalForms: ['株式会社', '合同会社'],
};

export const polishSpeakingCountries = [poland];
export const swedishSpeakingCountries = [sweden];
export const danishSpeakingCountries = [denmark];
export const czechSpeakingCountries = [czechia];
export const japaneseSpeakingCountries = [japan];
