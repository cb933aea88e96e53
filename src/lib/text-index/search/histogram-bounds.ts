/**
 * Round numbers that divide the values from `min` to `max` into at most `size` buckets. Each bucket begins at a bound and ends
 * before the next, so there is one more bound than buckets. Values that span several powers of ten get buckets that grow with
 * them; timestamps, in milliseconds since 1970, get days, months or years in UTC.
 */
export function histogramBounds(min: number, max: number, size: number, areDates: boolean): number[] {
  const isGrowing = min >= 0 && max >= Math.max(min, 1) * growingFrom;
  const candidates = areDates
    ? dateSteps.map((step) => () => dates(min, step))
    : isGrowing
      ? growingSteps.map((step) => () => growing(step))
      : evenSteps(min, max).map((step) => () => multiples(min, step));
  for (const bounds of candidates) {
    const found = boundsUpTo(bounds(), min, max, size);
    if (found !== undefined) return found;
  }
  // No round numbers divide the range into so few buckets.
  return [Math.floor(min), Math.max(Math.floor(max) + 1, max + Math.abs(max) * Number.EPSILON)];
}

/** From this ratio on, buckets of equal width would have nearly everything in the first. */
const growingFrom = 100;

/** The bounds that enclose the values; undefined when there are too many. */
function boundsUpTo(bounds: Iterable<number>, min: number, max: number, size: number): number[] | undefined {
  const found: number[] = [];
  for (const bound of bounds) {
    if (bound <= min) found.pop();
    found.push(bound);
    if (bound > max) return found;
    if (found.length > size) return undefined;
  }
  return undefined;
}

interface Step {
  readonly factor: number;
  readonly exponent: number;
}

/** Numbers with this many digits can be told apart from the next one, with room for the multiplications. */
const EXACT_DIGITS = 14;

/**
 * Steps of 1, 2 and 5 times a power of ten, starting at a two-hundredth of the range. For whole numbers no step is smaller than 1. For
 * large numbers no step is so small that adding it changes nothing: `multiples` would yield the same bound forever.
 */
function evenSteps(min: number, max: number): Step[] {
  const span = Math.max(max - min, Number.MIN_VALUE);
  const isWhole = Number.isInteger(min) && Number.isInteger(max);
  const least = max === min ? 0 : Math.floor(Math.log10(span / 200));
  const largest = Math.max(Math.abs(min), Math.abs(max), Number.MIN_VALUE);
  const distinct = Math.floor(Math.log10(largest)) - EXACT_DIGITS;
  const first = Math.max(least, distinct, isWhole ? 0 : -Infinity);
  return [0, 1, 2, 3].flatMap((more) => [1, 2, 5].map((factor) => ({ factor, exponent: first + more })));
}

function* multiples(min: number, { factor, exponent }: Step): Generator<number> {
  const multiple = (times: number): number =>
    exponent < 0 ? (times * factor) / 10 ** -exponent : times * factor * 10 ** exponent;
  // Start one step lower, because rounding may have gone one too high and an extra bound does no harm.
  for (let times = Math.floor(min / multiple(1)) - 1; ; times++) yield multiple(times);
}

/** Bounds within a power of ten, and how many powers of ten further the next ones are. */
const growingSteps = [
  { factors: [1, 2, 5], powers: 1 },
  { factors: [1], powers: 1 },
  { factors: [1], powers: 2 },
  { factors: [1], powers: 4 },
  { factors: [1], powers: 8 },
];

function* growing({ factors, powers }: (typeof growingSteps)[number]): Generator<number> {
  yield 0;
  for (let exponent = 0; exponent < 300; exponent += powers)
    for (const factor of factors) yield factor * 10 ** exponent;
}

const dateSteps = [
  { years: 0, months: 0, days: 1 },
  { years: 0, months: 1, days: 0 },
  ...[1, 2, 5, 10, 20, 50, 100].map((years) => ({ years, months: 0, days: 0 })),
];

function* dates(min: number, { years, months, days }: (typeof dateSteps)[number]): Generator<number> {
  const date = new Date(min);
  const year = date.getUTCFullYear();
  for (let at = 0; ; at++) {
    if (years > 0) yield Date.UTC(Math.floor(year / years) * years + at * years, 0);
    else if (months > 0) yield Date.UTC(year, date.getUTCMonth() + at * months);
    else yield Date.UTC(year, date.getUTCMonth(), date.getUTCDate() + at * days);
  }
}
