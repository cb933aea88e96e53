import { changeSearch } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { countryName, number } from '../i18n/i18n.ts';
import { filterFields, holds, toggle } from './filter-fields.ts';
import type { FacetValue } from './use-facets.ts';
import tiles from './world-tiles.json';

const STEPS = 5;
const [country] = filterFields;

/**
 * A map with one tile of equal size per country, so that the Netherlands are as easy to see and to click as Russia. The filters have the
 * same data as text.
 */
export function WorldTiles({
  counts,
  address,
}: {
  readonly counts: readonly FacetValue[];
  readonly address: SearchAddress;
}) {
  const countOf = new Map(counts.map(({ value, count }) => [value.toUpperCase(), count]));
  const most = Math.max(1, ...countOf.values());
  return (
    <div className="tiles" aria-hidden="true">
      {(Object.entries(tiles) as [string, number[]][]).map(([code, [column = 1, row = 1]]) => {
        const count = countOf.get(code) ?? 0;
        const step = count === 0 ? 0 : Math.max(1, Math.ceil(Math.sqrt(count / most) * STEPS));
        return (
          <button
            key={code}
            type="button"
            tabIndex={-1}
            disabled={count === 0}
            className={`tile step-${step}${holds(address.country, code) ? ' chosen' : ''}`}
            title={`${countryName(code)}: ${number(count)}`}
            style={{ gridColumn: column - 1, gridRow: row }}
            onClick={() => changeSearch(toggle(country, code, address))}
          >
            {code}
          </button>
        );
      })}
    </div>
  );
}
