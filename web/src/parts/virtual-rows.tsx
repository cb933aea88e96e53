import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface VirtualRowsProps<Item> {
  readonly items: readonly Item[];
  readonly label: string;
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Called near the end of the list, to request more rows. */
  readonly onEnd?: () => void;
}

const ROW_HEIGHT = 49;
const OVERSCAN = 12;

/** A long list of rows with equal heights. Only the visible rows are in the document. */
export function VirtualRows<Item>({ items, label, keyOf, render, onEnd }: VirtualRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const top = useDistanceFromTop(list);
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (items.length > 0 && last >= items.length - OVERSCAN) onEnd?.();
  }, [last, items.length, onEnd]);
  return (
    <ul className="rows" ref={list} style={{ height: virtual.getTotalSize() }} aria-label={label}>
      {shown.map(({ index, start }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)`, height: ROW_HEIGHT }}
          >
            {render(item)}
          </li>
        );
      })}
    </ul>
  );
}

/** Measures again when chips, notes and charts above the list change its position. */
export function useDistanceFromTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => setTop((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    measure();
    return () => watch.disconnect();
  }, [list]);
  return top;
}
