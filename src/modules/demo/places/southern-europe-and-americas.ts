import type { Country } from './country.ts';
import { city, codeBeforeCity, numberAfterStreet } from './country.ts';
import { vatNumber } from './vat-numbers.ts';

const spain: Country = {
  code: 'ES',
  name: 'España',
  callingCode: '34',
  trunkPrefix: '',
  suffixes: ['es', 'es', 'es', 'com'],
  currency: 'EUR',
  price: (amount) => `${amount} €`,
  decimalComma: true,
  cities: [
    city('Madrid', 'Madrid', '280xx', '910 000 7xx', 40.4168, -3.7038),
    city('Barcelona', 'Cataluña', '080xx', '930 000 7xx', 41.3874, 2.1686),
    city('Valencia', 'Comunidad Valenciana', '460xx', '960 000 7xx', 39.4699, -0.3763),
    city('Sevilla', 'Andalucía', '410xx', '955 000 7xx', 37.3891, -5.9845),
  ],
  streets: [
    'Calle del Olmo',
    'Calle Mayor',
    'Avenida de la Constitución',
    'Plaza de la Fuente',
    'Calle de las Flores',
    'Paseo del Prado',
  ],
  streetLine: (street, houseNumber) => `${street}, ${houseNumber}`,
  cityLine: codeBeforeCity,
  legalForms: ['S.L.', 'S.L.', 'S.A.'],
  vatNumber: vatNumber.spain,
};

const mexico: Country = {
  code: 'MX',
  name: 'México',
  callingCode: '52',
  trunkPrefix: '',
  suffixes: ['com.mx', 'mx', 'com'],
  currency: 'MXN',
  price: (amount) => `$${amount} MXN`,
  decimalComma: false,
  cities: [
    city('Guadalajara', 'Jalisco', '441xx', '33 0000 7xxx', 20.6597, -103.3496),
    city('Monterrey', 'Nuevo León', '640xx', '81 0000 7xxx', 25.6866, -100.3161),
    city('Ciudad de México', 'CDMX', '067xx', '55 0000 7xxx', 19.4326, -99.1332),
  ],
  streets: ['Calle Hidalgo', 'Avenida Juárez', 'Calle Jacarandas', 'Avenida Reforma', 'Calle Morelos'],
  streetLine: numberAfterStreet,
  cityLine: codeBeforeCity,
  legalForms: ['S.A. de C.V.', 'S. de R.L. de C.V.'],
};

const italy: Country = {
  code: 'IT',
  name: 'Italia',
  callingCode: '39',
  trunkPrefix: '',
  suffixes: ['it', 'it', 'it', 'com'],
  currency: 'EUR',
  price: (amount) => `${amount} €`,
  decimalComma: true,
  cities: [
    city('Milano', 'MI', '201xx', '02 0000 7xxx', 45.4642, 9.19),
    city('Roma', 'RM', '001xx', '06 0000 7xxx', 41.9028, 12.4964),
    city('Torino', 'TO', '101xx', '011 000 7xxx', 45.0703, 7.6869),
    city('Bologna', 'BO', '401xx', '051 000 7xxx', 44.4949, 11.3426),
  ],
  streets: ['Via Garibaldi', 'Via Roma', 'Corso Italia', 'Via dei Tigli', 'Piazza San Marco', 'Via Mazzini'],
  streetLine: numberAfterStreet,
  cityLine: (place, postalCode) => `${postalCode} ${place.name} (${place.region})`,
  legalForms: ['S.r.l.', 'S.r.l.', 'S.n.c.', 'S.p.A.'],
  vatNumber: vatNumber.italy,
};

const portugal: Country = {
  code: 'PT',
  name: 'Portugal',
  callingCode: '351',
  trunkPrefix: '',
  suffixes: ['pt', 'pt', 'com'],
  currency: 'EUR',
  price: (amount) => `${amount} €`,
  decimalComma: true,
  cities: [
    city('Lisboa', 'Lisboa', '1200-xxx', '210 000 7xx', 38.7223, -9.1393),
    city('Porto', 'Porto', '4000-xxx', '220 000 7xx', 41.1579, -8.6291),
    city('Braga', 'Braga', '4700-xxx', '253 000 7xx', 41.5454, -8.4265),
  ],
  streets: [
    'Rua das Oliveiras',
    'Rua de Santa Catarina',
    'Avenida da Liberdade',
    'Rua do Comércio',
    'Largo do Carmo',
  ],
  streetLine: (street, houseNumber) => `${street}, ${houseNumber}`,
  cityLine: codeBeforeCity,
  legalForms: ['Lda.', 'Unipessoal Lda.', 'S.A.'],
  vatNumber: vatNumber.portugal,
};

const brazil: Country = {
  code: 'BR',
  name: 'Brasil',
  callingCode: '55',
  trunkPrefix: '',
  suffixes: ['com.br', 'com.br', 'com'],
  currency: 'BRL',
  price: (amount) => `R$ ${amount}`,
  decimalComma: true,
  cities: [
    city('São Paulo', 'SP', '010xx-xxx', '(11) 2000-07xx', -23.5558, -46.6396),
    city('Curitiba', 'PR', '800xx-xxx', '(41) 3000-07xx', -25.4284, -49.2733),
    city('Belo Horizonte', 'MG', '301xx-xxx', '(31) 3000-07xx', -19.9167, -43.9345),
  ],
  streets: ['Rua das Palmeiras', 'Avenida Paulista', 'Rua Sete de Setembro', 'Rua do Ipê', 'Avenida Brasil'],
  streetLine: (street, houseNumber) => `${street}, ${houseNumber}`,
  cityLine: (place, postalCode) => `${place.name} - ${place.region}, ${postalCode}`,
  legalForms: ['Ltda.', 'S.A.'],
};

export const spanishSpeakingCountries = [spain, spain, mexico];
export const italianSpeakingCountries = [italy];
export const portugueseSpeakingCountries = [portugal, portugal, brazil];
