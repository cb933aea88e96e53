import { found, type Heuristic } from '../heuristic.ts';
import { jsonLdText } from '../page/json-ld.ts';

/** Areas served, from structured data. */
export const findAreasServed: Heuristic = (page) => {
  const areas = page.jsonLd.flatMap(({ properties }) => {
    const { areaServed = properties.serviceArea } = properties;
    const list: unknown[] = Array.isArray(areaServed) ? areaServed.slice(0, AREAS_MAX) : [areaServed];
    return list
      .flatMap((area) => jsonLdText(area) ?? [])
      .filter((area) => area.length <= 80 && !/^https?:/.test(area));
  });
  return found('areas_served', [...new Set(areas)].slice(0, AREAS_MAX), 'JSON-LD areaServed');
};

const AREAS_MAX = 50;
