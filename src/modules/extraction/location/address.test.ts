import { describe, expect, test } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { locationHeuristics } from './index.ts';

function address(html: string, country: string) {
  const { street_address, postal_code, city, region } = settle(locationHeuristics, syntheticPage(html), {
    country,
    language: 'en',
  });
  return { street_address, postal_code, city, region };
}

describe('address', () => {
  test('a declared address is taken as declared', () => {
    const node = {
      '@type': 'Bakery',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Kvarnvägen 3',
        postalCode: '211 20',
        addressLocality: 'Malmö',
        addressRegion: 'Skåne',
      },
    };
    expect(address(`<script type="application/ld+json">${JSON.stringify(node)}</script>`, 'SE')).toEqual({
      street_address: 'Kvarnvägen 3',
      postal_code: '211 20',
      city: 'Malmö',
      region: 'Skåne',
    });
  });

  test.each([
    ['DE', 'Mühlenstraße 3, 79539 Lörrach', 'Mühlenstraße 3', '79539', 'Lörrach'],
    ['US', '545 Mill Road, Salt Lake City, UT 84107', '545 Mill Road', '84107', 'Salt Lake City'],
    ['FR', '10 chemin du Moulin, 31130 Flourens', '10 chemin du Moulin', '31130', 'Flourens'],
    ['NL', 'Molenstraat 3, 3511 AB Utrecht', 'Molenstraat 3', '3511 AB', 'Utrecht'],
    ['DK', 'Møllevej 144, 3460 Birkerød', 'Møllevej 144', '3460', 'Birkerød'],
    ['PL', 'ul. Młyńska 3, 00-123 Warszawa', 'ul. Młyńska 3', '00-123', 'Warszawa'],
  ])('%s: %s', (country, line, street, code, city) => {
    expect(address(`<footer><p>${line}</p></footer>`, country)).toMatchObject({
      street_address: street,
      postal_code: code,
      city,
    });
  });

  test('the street may be in the block before', () => {
    expect(address('<footer><p>Bregnevej 144</p><p>3460 Birkerød</p></footer>', 'DK')).toMatchObject({
      street_address: 'Bregnevej 144',
      city: 'Birkerød',
    });
  });

  test('a price or a year followed by a word is not an address', () => {
    expect(address('<p>12345 Kunden</p><p>1999 Kronen</p>', 'DE')).toEqual({
      street_address: null,
      postal_code: null,
      city: null,
      region: null,
    });
  });
});

test('coordinates are declared in structured data or metas; null island is refused', () => {
  const at = (html: string) => {
    const { latitude, longitude } = settle(locationHeuristics, syntheticPage(html));
    return [latitude, longitude];
  };
  expect(
    at(
      '<script type="application/ld+json">{"@type":"GeoCoordinates","latitude":"55.6","longitude":13}</script>',
    ),
  ).toEqual([55.6, 13]);
  expect(at('<meta name="geo.position" content="55.6;13.0">')).toEqual([55.6, 13]);
  expect(at('<meta name="ICBM" content="0, 0">')).toEqual([null, null]);
  expect(at('<meta name="geo.position" content="north;east">')).toEqual([null, null]);
});

test.each([
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2238.1!2d13.0038!3d55.605!2m3!1f0!2f0',
    [55.605, 13.0038],
  ],
  ['https://maps.google.com/maps?q=55.6050,13.0038&z=15&output=embed', [55.605, 13.0038]],
  ['https://www.openstreetmap.org/export/embed.html?bbox=12.9&marker=55.605%2C13.0038', [55.605, 13.0038]],
  ['https://yandex.ru/map-widget/v1/?ll=37.617700%2C55.755863&z=16', [55.755863, 37.6177]],
  ['https://www.google.com/maps/embed?pb=!1m18!2sKvarnby', [null, null]],
])('an embedded map provides the location: %s', (source, place) => {
  const page = syntheticPage(`<iframe src="${source.replaceAll('&', '&amp;')}"></iframe>`);
  const { latitude, longitude } = settle(locationHeuristics, page);
  expect([latitude, longitude]).toEqual(place);
});

test('declared data takes precedence over an embedded map', () => {
  const html =
    '<meta name="geo.position" content="55.6;13.0"><iframe src="https://maps.google.com/maps?q=48.1,11.50"></iframe>';
  expect(settle(locationHeuristics, syntheticPage(html))).toMatchObject({ latitude: 55.6, longitude: 13 });
});

test('areas served are listed once', () => {
  const node = {
    '@type': 'Plumber',
    areaServed: ['Skåne', { '@type': 'City', name: 'Malmö' }, 'Skåne', 'https://kvarnby.se'],
  };
  expect(
    settle(
      locationHeuristics,
      syntheticPage(`<script type="application/ld+json">${JSON.stringify(node)}</script>`),
    ).areas_served,
  ).toEqual(['Skåne', 'Malmö']);
});
