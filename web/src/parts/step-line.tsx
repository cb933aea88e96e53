import { number } from '../i18n/i18n.ts';

interface StepLineProps {
  /** In chronological order. */
  readonly points: readonly { readonly at: string; readonly value: number }[];
  readonly label: string;
}

const WIDTH = 300;
const HEIGHT = 60;
const EDGE = 4;

/** A step chart of a number over time, constant until the next value. The table beside it has the same data. */
export function StepLine({ points, label }: StepLineProps) {
  // A level line says less than the table.
  if (new Set(points.map(({ value }) => value)).size < 2) return null;
  const times = points.map(({ at }) => Date.parse(at));
  const values = points.map(({ value }) => value);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (time: number): number => EDGE + ((time - from) / Math.max(1, to - from)) * (WIDTH - 2 * EDGE);
  const y = (value: number): number =>
    HEIGHT - EDGE - ((value - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE);
  const path = points.map(({ at, value }, index) => {
    const place = x(Date.parse(at)).toFixed(1);
    return index === 0 ? `M${place} ${y(value).toFixed(1)}` : `H${place}V${y(value).toFixed(1)}`;
  });
  return (
    <svg
      className="step-line"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${label}: ${number(values[0] ?? 0)} → ${number(values.at(-1) ?? 0)}`}
    >
      <path d={path.join('')} />
    </svg>
  );
}
