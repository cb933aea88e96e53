import { found, type Heuristic } from '../heuristic.ts';
import { stringValues } from './json-ld-values.ts';
import { writtenHours } from './written-hours.ts';

/** Opening hours from structured data, or otherwise from the text, in the short form of schema.org: `Mo-Fr 09:00-17:00`. */
export const findOpeningHours: Heuristic = (page, settled) => {
  const specified = new Set<string>();
  const stated = new Set<string>();
  for (const { types, parentProperty, properties } of page.jsonLd) {
    for (const line of stringValues(properties.openingHours)) stated.add(shortened(line));
    if (!types.includes('OpeningHoursSpecification') || otherHours.test(parentProperty ?? '')) continue;
    const line = specificationLine(properties);
    if (line !== null) specified.add(line);
  }
  for (const item of page.microdata)
    for (const line of item.properties.get('openingHours') ?? []) stated.add(shortened(line));
  // A page that states its hours in both forms says the same twice.
  const hours = [...(specified.size > 0 ? specified : stated)]
    .filter((line) => line.length <= 120 && /\d|closed|24\/7/i.test(line) && line !== PLUGIN_DEFAULT)
    .slice(0, LINES_MAX);
  if (hours.length > 0) return [{ column: 'opening_hours', value: hours, evidence: 'structured data' }];
  return found('opening_hours', writtenHours(page, settled.language), 'text');
};

/** Hours of holidays, and those of a phone line or a service. */
const otherHours = /^(?:specialOpeningHoursSpecification|hoursAvailable)$/;
/** The default of a search engine plugin until somebody changes it: every day from nine to five. */
const PLUGIN_DEFAULT = 'Mo,Tu,We,Th,Fr,Sa,Su 09:00-17:00';

/** Shortens English day names. */
function shortened(line: string): string {
  return line.replace(/\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/g, (day) =>
    day.slice(0, 2),
  );
}

const LINES_MAX = 21;
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function specificationLine(properties: Readonly<Record<string, unknown>>): string | null {
  const [opens] = stringValues(properties.opens);
  const [closes] = stringValues(properties.closes);
  const days = [...new Set(stringValues(properties.dayOfWeek).map(dayIndex))]
    .filter((day) => day >= 0)
    .sort();
  if (opens === undefined || closes === undefined || days.length === 0) return null;
  const times = opens === closes && /^00:00/.test(opens) ? 'closed' : `${clock(opens)}-${clock(closes)}`;
  return `${dayRanges(days)} ${times}`;
}

function dayIndex(day: string): number {
  const name = day.slice(day.lastIndexOf('/') + 1).toLowerCase();
  return name.length < 2
    ? -1
    : WEEK.findIndex((weekday) => weekday.toLowerCase().startsWith(name.slice(0, 3)));
}

/** 0,1,2,4 → `Mo-We,Fr`. */
function dayRanges(days: readonly number[]): string {
  const ranges: string[] = [];
  for (let index = 0; index < days.length; ) {
    let last = index;
    while (days[last + 1] === (days[last] ?? 0) + 1) last += 1;
    const from = shortDay(days[index]);
    const to = shortDay(days[last]);
    ranges.push(last === index ? from : last === index + 1 ? `${from},${to}` : `${from}-${to}`);
    index = last + 1;
  }
  return ranges.join(',');
}

function shortDay(day: number | undefined): string {
  return (WEEK[day ?? 0] ?? '').slice(0, 2);
}

function clock(time: string): string {
  return /^(\d{1,2}:\d\d)/.exec(time)?.[1]?.padStart(5, '0') ?? time;
}
