import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useCallback, useEffect, useRef } from 'react';
import { areRows, type SearchAddress } from '../address/search-address.ts';
import type { Company } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { useDistanceFromTop } from '../parts/virtual-rows.tsx';
import { CompanyCard, nameOf } from './company-card.tsx';
import { CompanyCells, useRowLayout } from './company-cells.tsx';
import { placeKeyOf, usePlaceInResults } from './place-in-results.ts';
import { gridOf } from './row-grid.ts';
import { RowHead } from './row-head.tsx';

const ROW_HEIGHT = 41;
const COMPACT_ROW_HEIGHT = 33;
const CARD_HEIGHT = 136;
/** Rows kept above and below those in sight, and cards, which are three times as high. */
const OVERSCAN_ROWS = 8;
const OVERSCAN_CARDS = 3;
/** The value of --header with some margin. */
const HEADER_HEIGHT = 64;
/** The next page is requested this many rows before the end. */
const AHEAD = 15;

interface ListProps {
  readonly companies: readonly Company[];
  /** Domains that this account has viewed in other searches. */
  readonly viewed: ReadonlySet<string>;
  readonly address: SearchAddress;
  readonly isSelected: (domain: string) => boolean;
  readonly onSelect: (at: number, isSelected: boolean, isRange: boolean) => void;
  readonly hasMore: boolean;
  readonly onEnd: () => void;
}

/** A virtual list: only visible companies are in the document. */
export function CompanyList({ companies, viewed, address, isSelected, onSelect, hasMore, onEnd }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const top = useDistanceFromTop(list);
  const { view } = address;
  const isRows = areRows(address);
  const rowHeight = view === 'compact' ? COMPACT_ROW_HEIGHT : ROW_HEIGHT;
  const { layout, inSight, frame } = useRowLayout(isRows);
  // With another function, the places of all rows are computed again.
  const keyOf = useCallback((at: number) => `${view} ${companies[at]?.domain}`, [view, companies]);
  const virtual = useWindowVirtualizer({
    count: companies.length,
    estimateSize: () => (isRows ? rowHeight : CARD_HEIGHT),
    getItemKey: keyOf,
    overscan: isRows ? OVERSCAN_ROWS : OVERSCAN_CARDS,
    scrollMargin: top,
    // A row that is scrolled to must not be hidden behind the header.
    scrollPaddingStart: HEADER_HEIGHT,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (companies.length > 0 && last >= companies.length - AHEAD) onEnd();
  }, [last, companies.length, onEnd]);
  usePlaceInResults(placeKeyOf(address), {
    count: companies.length,
    hasMore,
    more: onEnd,
    topRow: () => virtual.getVirtualItemForOffset(scrollY + HEADER_HEIGHT)?.index ?? 0,
    scrollToRow: (at) => virtual.scrollToIndex(at, { align: 'start' }),
  });
  useOpenInSight(address.open, companies, (at) => virtual.scrollToIndex(at, { align: 'auto' }));
  return (
    <div
      className={isRows ? `as-rows ${address.view}` : 'as-cards'}
      ref={frame}
      style={isRows ? (gridOf(layout.columns) as CSSProperties) : undefined}
    >
      {isRows && <RowHead layout={layout} />}
      <ol className="list" ref={list} style={{ height: virtual.getTotalSize() }} aria-label={t('Companies')}>
        {items.map(({ index, key, start }) => {
          const company = companies[index];
          if (!company) return null;
          return (
            <li
              key={key}
              // All rows have the same height; only cards must be measured.
              ref={isRows ? undefined : virtual.measureElement}
              data-index={index}
              aria-setsize={companies.length}
              aria-posinset={index + 1}
              className={address.open === company.domain ? 'company current' : 'company'}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <input
                type="checkbox"
                aria-label={t('Select {name}', { name: nameOf(company) })}
                checked={isSelected(company.domain)}
                onChange={(event) =>
                  onSelect(index, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)
                }
              />
              {isRows ? (
                <CompanyCells
                  company={company}
                  address={address}
                  columns={layout.columns}
                  from={inSight.from}
                  to={inSight.to}
                />
              ) : (
                <CompanyCard company={company} address={address} isViewed={viewed.has(company.domain)} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Keeps the open company visible when moving through the list by keyboard. Opening one by mouse does not scroll. */
function useOpenInSight(open: string, companies: readonly Company[], show: (at: number) => void): void {
  const shown = useRef(show);
  shown.current = show;
  const all = useRef(companies);
  all.current = companies;
  useEffect(() => {
    const at = all.current.findIndex(({ domain }) => domain === open);
    if (open === '' || at < 0) return undefined;
    // A new list knows its rows only after a frame.
    const frame = requestAnimationFrame(() => !isInSight(at) && shown.current(at));
    return () => cancelAnimationFrame(frame);
  }, [open]);
}

/** Asks the window, because the list measures its own place only after the first rendering. */
function isInSight(at: number): boolean {
  const row = document.querySelector(`.company[data-index="${at}"]`)?.getBoundingClientRect();
  return row !== undefined && row.top >= HEADER_HEIGHT && row.bottom <= innerHeight;
}
