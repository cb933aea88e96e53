import { useState } from 'react';
import type { Column } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { moved, widened } from './order-columns.ts';
import { rowColumn } from './row-columns.tsx';
import type { ChosenColumn } from './stored-columns.ts';
import { WIDTH_MAX, WIDTH_MIN } from './stored-columns.ts';

const WIDTH_STEP = 1.3;

interface OrderedProps {
  readonly columns: readonly ChosenColumn[];
  readonly known: ReadonlyMap<string, Column> | undefined;
  readonly onChange: (columns: readonly ChosenColumn[]) => void;
}

/** The chosen columns in order. They can be dragged or moved with buttons. */
export function OrderedColumns({ columns, known, onChange }: OrderedProps) {
  const [dragged, setDragged] = useState<string>();
  const drop = (at: number): void => {
    const from = columns.findIndex(({ name }) => name === dragged);
    if (from >= 0 && from !== at) onChange(moved(columns, from, at));
    setDragged(undefined);
  };
  return (
    <ol className="ordered-columns" aria-label={t('Shown columns, in their order')}>
      {columns.map(({ name, width }, at) => {
        const title = rowColumn(name, known)?.title ?? name;
        const acts = [
          {
            sign: '↑',
            label: t('Move {title} forward', { title }),
            isOff: at === 0,
            next: () => moved(columns, at, at - 1),
          },
          {
            sign: '↓',
            label: t('Move {title} back', { title }),
            isOff: at === columns.length - 1,
            next: () => moved(columns, at, at + 1),
          },
          {
            sign: '−',
            label: t('Make {title} narrower', { title }),
            isOff: width <= WIDTH_MIN,
            next: () => widened(columns, at, 1 / WIDTH_STEP),
          },
          {
            sign: '+',
            label: t('Make {title} wider', { title }),
            isOff: width >= WIDTH_MAX,
            next: () => widened(columns, at, WIDTH_STEP),
          },
          {
            sign: '×',
            label: t('Remove {title}', { title }),
            isOff: columns.length === 1,
            next: () => columns.filter((_, index) => index !== at),
          },
        ];
        return (
          <li
            key={name}
            draggable
            className={dragged === name ? 'dragged' : undefined}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', title);
              setDragged(name);
            }}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={() => drop(at)}
            onDragEnd={() => setDragged(undefined)}
          >
            <span>{title}</span>
            <span className="actions">
              {acts.map(({ sign, label, isOff, next }) => (
                <button
                  key={sign}
                  type="button"
                  disabled={isOff}
                  onClick={() => onChange(next())}
                  aria-label={label}
                >
                  {sign}
                </button>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
