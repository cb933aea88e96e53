import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SearchAddress } from '../address/search-address.ts';
import type { Company } from '../api/api.ts';
import { useColumnsByName } from '../api/queries.ts';
import { useChosenColumns } from './chosen-columns.ts';
import { type RowColumn, rowColumn } from './row-columns.tsx';
import { columnsBetween, type InSight } from './row-grid.ts';
import type { ChosenColumn } from './stored-columns.ts';

/** Columns are rendered a little before they become visible. */
const AHEAD_PIXELS = 300;

/** A column with its width. */
export interface ShownColumn extends RowColumn {
  readonly parts: number;
}

export interface RowLayout {
  readonly columns: readonly ShownColumn[];
  readonly choose: (columns: readonly ChosenColumn[]) => void;
}

/** The columns of the rows, which of them are visible, and the element that they scroll in. */
export function useRowLayout(areShown: boolean): {
  readonly layout: RowLayout;
  readonly inSight: InSight;
  readonly frame: RefObject<HTMLDivElement | null>;
} {
  const { chosen, choose } = useChosenColumns(areShown);
  const { data: known } = useColumnsByName(areShown);
  const columns = useMemo(
    () =>
      chosen.flatMap(({ name, width }): ShownColumn[] => {
        const column = rowColumn(name, known);
        return column ? [{ ...column, parts: width }] : [];
      }),
    [chosen, known],
  );
  const frame = useRef<HTMLDivElement>(null);
  return { layout: { columns, choose }, inSight: useInSight(frame, areShown ? columns : none), frame };
}

const none: readonly ShownColumn[] = [];

/** Thirty rows with all 178 columns would be five thousand cells, so only the visible columns are rendered. */
function useInSight(frame: RefObject<HTMLDivElement | null>, columns: readonly ShownColumn[]): InSight {
  const [inSight, setInSight] = useState<InSight>({ from: 0, to: columns.length });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || columns.length === 0) return undefined;
    const look = (): void => {
      const next = columnsBetween(
        columns,
        element.scrollLeft - AHEAD_PIXELS,
        element.scrollLeft + element.clientWidth + AHEAD_PIXELS,
      );
      setInSight((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, columns]);
  return inSight;
}

interface CellsProps extends InSight {
  readonly company: Company;
  readonly address: SearchAddress;
  readonly columns: readonly ShownColumn[];
}

/** The visible cells of a row. They render again only when something about them changed, not with every step of scrolling. */
export const CompanyCells = memo(({ company, address, columns, from, to }: CellsProps) =>
  columns.slice(from, to).map((column, at) => (
    <div
      key={column.name}
      className={column.isNumber ? 'number' : undefined}
      dir="auto"
      style={{ gridColumn: from + at + 2 }}
    >
      {column.cell(company, address)}
    </div>
  )),
);
