import { useState } from 'react';
import { changeSearch } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { number, t } from '../i18n/i18n.ts';
import { BarTable } from '../parts/bar-table.tsx';
import {
  areChartsOpen,
  type Filter,
  filterFields,
  holds,
  keepChartsOpen,
  labelOf,
  titleOf,
  toggle,
} from './filter-fields.ts';
import { FACET_VALUES_MAX, useCounts, useFacet, withoutOwn } from './use-facets.ts';
import { WorldTiles } from './world-tiles.tsx';

const [country, , technology] = filterFields;
/** As many as keep their names beside the filters on a usual screen. */
const SHOWN = 4;
const TECHNOLOGIES_SHOWN = 12;

/**
 * The most common countries and technologies of the matches, from counts that the filters request anyway. The map loads when it is opened.
 */
export default function ResultCharts({ address }: { readonly address: SearchAddress }) {
  const [isOpen, setOpen] = useState(areChartsOpen);
  const [isMapOpen, setMapOpen] = useState(false);
  return (
    <details
      className="shape"
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        keepChartsOpen(event.currentTarget.open);
      }}
    >
      <summary>{t('Charts')}</summary>
      {isOpen && (
        <>
          <div className="strip">
            <Strip filter={country} address={address} />
            <Strip filter={technology} address={address} />
          </div>
          <button
            type="button"
            className="link"
            aria-expanded={isMapOpen}
            onClick={() => setMapOpen(!isMapOpen)}
          >
            {isMapOpen ? t('Hide map') : t('Map and all technologies')}
          </button>
          {isMapOpen && <FullCharts address={address} />}
        </>
      )}
    </details>
  );
}

function Strip({ filter, address }: { readonly filter: Filter; readonly address: SearchAddress }) {
  const { values } = useFacet(filter, address, false);
  const shown = values?.slice(0, SHOWN) ?? [];
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    // Not a landmark, because the filters have one with the same name.
    <div>
      <p className="strip-title">{titleOf(filter.field)}</p>
      <ul>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={holds(address[filter.field], value)}
              onClick={() => changeSearch(toggle(filter, value, address))}
            >
              <span className="name">{labelOf(filter.field, value)}</span>
              <span className="count">{number(count)}</span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className="whole" width="100" height="4" />
                <rect width={(count / most) * 100} height="4" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FullCharts({ address }: { readonly address: SearchAddress }) {
  const countries = useCounts(withoutOwn(country, address), ['country'], FACET_VALUES_MAX);
  const technologies = useCounts(address, ['technology'], TECHNOLOGIES_SHOWN);
  return (
    <div className="charts">
      <WorldTiles counts={countries.data?.facets.country ?? []} address={address} />
      <BarTable
        caption={t('Technologies of these companies')}
        nameTitle={t('Technology')}
        rows={technologies.data?.facets.technology ?? []}
        whole={technologies.data?.total_count ?? 0}
        onChoose={(value) => changeSearch(toggle(technology, value, address))}
      />
    </div>
  );
}
