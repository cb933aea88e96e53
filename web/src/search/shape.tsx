import { useState } from 'react';
import { go } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';
import { BarTable } from '../parts/bar-table.tsx';
import { filterFields, toggle } from './filter-fields.ts';
import { FACET_VALUES_MAX, useCounts, withoutOwn } from './use-facets.ts';
import { WorldTiles } from './world-tiles.tsx';

const [country, , technology] = filterFields;
const TECHNOLOGIES_SHOWN = 12;

/** How the matches spread over the world and over technologies; requested only when opened. */
export default function Shape({ address }: { readonly address: SearchAddress }) {
  const [isOpen, setOpen] = useState(false);
  const countries = useCounts(withoutOwn(country, address), ['country'], FACET_VALUES_MAX, isOpen);
  const technologies = useCounts(address, ['technology'], TECHNOLOGIES_SHOWN, isOpen);
  return (
    <details className="shape" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Charts')}</summary>
      {isOpen && (
        <div className="charts">
          <WorldTiles counts={countries.data?.facets.country ?? []} address={address} />
          <BarTable
            caption={t('Technologies of these companies')}
            nameTitle={t('Technology')}
            rows={technologies.data?.facets.technology ?? []}
            whole={technologies.data?.total_count ?? 0}
            onChoose={(value) => go(toggle(technology, value, address))}
          />
        </div>
      )}
    </details>
  );
}
