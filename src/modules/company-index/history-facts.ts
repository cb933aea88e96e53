import type { ColumnName } from '../companies/index.ts';
import type { CompanyHistory, TechnologySpan, Version } from './history.ts';

/**
 * History facts that the index can find and count, as values of one filter, `history`. Facts per crawl describe the company's version from
 * that crawl; events are dated by year, month and day, so that `since` a date becomes a short list of values.
 */
export const crawlFacts = {
  seen: (crawlId: string): string => part(crawlId),
  with: (crawlId: string, fact: CrawlFact, value: string): string =>
    `${part(crawlId)}|${fact}|${part(value)}`,
  /** The prefix of values that name a crawl and a day on which some of its pages were fetched. */
  days: 'seen|',
};

export type CrawlFact = 'tech' | 'country' | 'industry' | 'language' | 'has' | 'started' | 'stopped';
export type EventKind = 'started' | 'stopped' | 'changed';

/** Stands for any name: something changed, whatever it was. */
export const ANY_CHANGE = '*';

/** A company has one of these values if the event happened; `since` is a year, a month or a day. */
export function eventFacts(kind: EventKind, name: string, since: string | undefined): string[] {
  const event = `${kind}|${part(name)}`;
  return since === undefined ? [event] : periodsFrom(since).map((period) => `${event}|${period}`);
}

const LAST_YEAR = 2099;

/** The remaining days of the month, the remaining months of the year, and all later years. */
function periodsFrom(since: string): string[] {
  const [year = '', month, day] = since.split('-');
  const two = (number: number): string => String(number).padStart(2, '0');
  const from = (first: number, last: number): number[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const years = from(Number(year) + (month === undefined ? 0 : 1), LAST_YEAR).map(String);
  if (month === undefined) return years;
  const months = from(Number(month) + (day === undefined ? 0 : 1), 12).map((at) => `${year}-${two(at)}`);
  const days = day === undefined ? [] : from(Number(day), 31).map((at) => `${year}-${month}-${two(at)}`);
  return [...days, ...months, ...years];
}

/** A bar separates the parts of a value, so it must not occur within one. */
const part = (text: string): string => text.replaceAll('|', '/');

/** All facts of a history that go into the filter. */
export function factsOf(history: CompanyHistory): string[] {
  const facts = new Set<string>();
  const crawls = new Set<string>();
  // If a company was fetched twice in one crawl, the later version counts.
  for (let at = history.versions.length - 1; at >= 0; at -= 1) {
    const version = history.versions[at] as Version;
    const events = eventsAt(history, at);
    for (const { kind, name } of events) addEvent(facts, kind, name, version.fetchedAt);
    if (version.crawlId === '' || crawls.has(version.crawlId)) continue;
    crawls.add(version.crawlId);
    for (const fact of crawlFactsOf(version, history.technologies, at, events)) facts.add(fact);
  }
  return [...facts];
}

interface TechnologyEvent {
  readonly kind: EventKind;
  readonly name: string;
}

/** What changed since the previous version. The first version has no events, because nothing is known of what came before it. */
function eventsAt({ versions, changes, technologies }: CompanyHistory, at: number): TechnologyEvent[] {
  if (at === 0) return [];
  const fetchedAt = versions[at]?.fetchedAt;
  const ofColumns = changes.filter((change) => change.at === fetchedAt).map(({ column }) => column);
  const ofTechnologies = technologies.flatMap(({ name, seen }): TechnologyEvent[] => {
    const [before, now] = [(seen >>> (at - 1)) & 1, (seen >>> at) & 1];
    return before === now ? [] : [{ kind: now === 1 ? 'started' : 'stopped', name }];
  });
  const changed: (ColumnName | typeof ANY_CHANGE)[] = [...ofColumns];
  if (ofTechnologies.length > 0) changed.push('technologies');
  if (changed.length > 0) changed.push(ANY_CHANGE);
  return [...ofTechnologies, ...changed.map((name) => ({ kind: 'changed', name }) as const)];
}

function addEvent(facts: Set<string>, kind: EventKind, name: string, fetchedAt: string): void {
  const event = `${kind}|${part(name)}`;
  const day = fetchedAt.slice(0, 10);
  for (const fact of [event, ...[4, 7, 10].map((length) => `${event}|${day.slice(0, length)}`)])
    facts.add(fact);
}

function* crawlFactsOf(
  version: Version,
  technologies: readonly TechnologySpan[],
  at: number,
  events: readonly TechnologyEvent[],
): Generator<string> {
  const { crawlId, fetchedAt, country, industry, language, features } = version;
  yield crawlFacts.seen(crawlId);
  yield `${crawlFacts.days}${part(crawlId)}|${fetchedAt.slice(0, 10)}`;
  for (const { name, seen } of technologies)
    if (((seen >>> at) & 1) === 1) yield crawlFacts.with(crawlId, 'tech', name);
  if (country !== null) yield crawlFacts.with(crawlId, 'country', country);
  if (industry !== null) yield crawlFacts.with(crawlId, 'industry', industry);
  if (language !== null) yield crawlFacts.with(crawlId, 'language', language);
  for (const feature of features) yield crawlFacts.with(crawlId, 'has', feature);
  for (const { kind, name } of events) if (kind !== 'changed') yield crawlFacts.with(crawlId, kind, name);
}
