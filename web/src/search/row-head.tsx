import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { openBuilder } from '../builder/builder-request.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import type { RowLayout, ShownColumn } from './company-cells.tsx';
import { moved, widened } from './order-columns.ts';
import type { ChosenColumn } from './stored-columns.ts';

const WIDTH_STEP = 1.25;

/** The column titles. They can be moved by dragging or with the arrow keys, and resized at their edges. */
export function RowHead({ layout: { columns, choose } }: { readonly layout: RowLayout }) {
  const [dragged, setDragged] = useState<string>();
  const chosen = columns.map(({ name, parts }): ChosenColumn => ({ name, width: parts }));
  const drop = (at: number): void => {
    const from = columns.findIndex(({ name }) => name === dragged);
    if (from >= 0 && from !== at) choose(moved(chosen, from, at));
    setDragged(undefined);
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const step = stepOf(event.key);
    if (step === 0) return;
    event.preventDefault();
    choose(event.shiftKey ? widened(chosen, at, WIDTH_STEP ** step) : moved(chosen, at, at + step));
  };
  return (
    <ul className="row-head" aria-label={t('Columns')}>
      {columns.map((column, at) => (
        <li
          key={column.name}
          className={column.isNumber ? 'number' : undefined}
          style={{ gridColumn: at + 2 }}
        >
          <button
            type="button"
            className="column-title"
            draggable
            title={column.description}
            aria-description={t('Arrow keys move this column, with Shift they change its width.')}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', column.title);
              setDragged(column.name);
            }}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => drop(at)}
            onDragEnd={() => setDragged(undefined)}
            onKeyDown={(event) => onKeyDown(event, at)}
          >
            {column.title}
          </button>
          {column.filter !== undefined && (
            <button
              type="button"
              className="quiet column-filter"
              aria-label={t('Filter by {title}', { title: column.title })}
              title={t('Filter by {title}', { title: column.title })}
              onClick={() => openBuilder(column.filter)}
            >
              <Icon name="filter" />
            </button>
          )}
          <Edge column={column} onPulled={(factor) => choose(widened(chosen, at, factor))} />
        </li>
      ))}
    </ul>
  );
}

const stepOf = (key: string): number => (key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0);

interface EdgeProps {
  readonly column: ShownColumn;
  readonly onPulled: (factor: number) => void;
}

/** The resize handle. The width is saved on release; until then only this title follows the pointer. */
function Edge({ column, onPulled }: EdgeProps) {
  const [start, setStart] = useState<{ readonly x: number; readonly width: number }>();
  const factorAt = ({ clientX }: PointerEvent): number =>
    start ? Math.max(0.05, (start.width + clientX - start.x) / start.width) : 1;
  const [factor, setFactor] = useState(1);
  return (
    <span
      className={start ? 'edge pulled' : 'edge'}
      style={start ? { translate: `${(factor - 1) * start.width}px` } : undefined}
      title={t('Width of {title}', { title: column.title })}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFactor(1);
        setStart({
          x: event.clientX,
          width: event.currentTarget.parentElement?.getBoundingClientRect().width ?? 1,
        });
      }}
      onPointerMove={(event) => start && setFactor(factorAt(event))}
      onPointerUp={(event) => {
        if (start && Math.abs(event.clientX - start.x) > 2) onPulled(factorAt(event));
        setStart(undefined);
      }}
      onPointerCancel={() => setStart(undefined)}
    />
  );
}
