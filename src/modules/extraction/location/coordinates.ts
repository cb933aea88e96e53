import type { Heuristic } from '../heuristic.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** Coordinates the page declares in structured data or in the geo metas, else those of the map it embeds. */
export const findCoordinates: Heuristic = (page) => {
  for (const [evidence, latitudeText, longitudeText] of declaredPairs(page)) {
    const latitude = degrees(latitudeText, 90);
    const longitude = degrees(longitudeText, 180);
    // 0, 0 is the default of map plug-ins, not a place.
    if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) continue;
    return [
      { column: 'latitude', value: latitude, evidence },
      { column: 'longitude', value: longitude, evidence },
    ];
  }
  return [];
};

function* declaredPairs(page: ParsedPage): Generator<[string, string | null, string | null]> {
  for (const { properties } of page.jsonLd) {
    if ('latitude' in properties)
      yield ['JSON-LD geo', jsonLdText(properties.latitude), jsonLdText(properties.longitude)];
  }
  for (const { properties } of page.microdata) {
    if (properties.has('latitude'))
      yield [
        'microdata geo',
        properties.get('latitude')?.[0] ?? null,
        properties.get('longitude')?.[0] ?? null,
      ];
  }
  for (const name of ['geo.position', 'icbm']) {
    const [latitude = null, longitude = null] = (page.metas.get(name)?.[0] ?? '').split(/[;,]/);
    yield [name, latitude, longitude];
  }
  yield [
    'place metas',
    page.metas.get('place:location:latitude')?.[0] ?? null,
    page.metas.get('place:location:longitude')?.[0] ?? null,
  ];
  for (const { src } of page.iframes) {
    const { latitude, longitude } = MAPS.map((map) => map.exec(src)?.groups).find((groups) => groups) ?? {};
    if (latitude !== undefined && longitude !== undefined) yield ['embedded map', latitude, longitude];
  }
}

const LATITUDE = '(?<latitude>-?\\d{1,2}\\.\\d{2,})';
const LONGITUDE = '(?<longitude>-?\\d{1,3}\\.\\d{2,})';

/** How map services write the location they show: Google (longitude first in its packed form), OpenStreetMap, Yandex (longitude first). */
const MAPS: readonly RegExp[] = [
  new RegExp(`google\\.[\\w.]{2,6}/maps[^#]{0,200}!2d${LONGITUDE}!3d${LATITUDE}`),
  new RegExp(
    `google\\.[\\w.]{2,6}/(?:maps[^#]{0,200})?[?&](?:q|ll|center)=(?:loc:)?${LATITUDE}(?:,|%2C)${LONGITUDE}`,
    'i',
  ),
  new RegExp(`openstreetmap\\.org/[^#]{0,200}marker=${LATITUDE}(?:,|%2C)${LONGITUDE}`, 'i'),
  new RegExp(`yandex\\.\\w{2,3}/map-widget/[^#]{0,200}[?&]ll=${LONGITUDE}(?:,|%2C)${LATITUDE}`, 'i'),
];

function degrees(text: string | null, limit: number): number | null {
  if (text === null || !/^\s*-?\d{1,3}(?:[.,]\d+)?\s*$/.test(text)) return null;
  const value = Number(text.trim().replace(',', '.'));
  return Math.abs(value) <= limit ? value : null;
}
