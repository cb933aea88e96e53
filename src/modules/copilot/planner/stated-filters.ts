import type { Plan } from './call.ts';

const STATED_PARAMS = [
  'filter',
  'country',
  'technology',
  'has',
  'language',
  'not_country',
  'not_technology',
  'not_has',
] as const;

/** A filter that a description states, with the words that state it. A city or region is a condition on the place (`filter`). */
export interface StatedFilter {
  readonly param: (typeof STATED_PARAMS)[number] | 'exclude';
  readonly values: readonly string[];
  readonly text: string;
}

const isStatedParam = (param: string): param is StatedFilter['param'] =>
  (STATED_PARAMS as readonly string[]).includes(param);

/** The filters of a text that names nothing else, as a message to the copilot would be read. */
export function filtersAlone(planned: Plan): StatedFilter[] | undefined {
  if (planned.kind !== 'call' || planned.call.name !== 'search' || planned.compared) return undefined;
  const { applied, ignored, call } = planned;
  if (!Object.keys(call.args).every(isStatedParam) || ignored.length > 0) return undefined;
  const stated = applied.flatMap(({ param, value, text }) =>
    isStatedParam(param) ? [{ param, values: param === 'filter' ? [value] : value.split(','), text }] : [],
  );
  return stated.length > 0 && stated.length === applied.length ? stated : undefined;
}

/**
 * Columns of conditions that only the copilot's planner reads: "founded after 2000", "at least 50 employees", "who speak German", "IT
 * companies hiring".
 */
const PLANNED_COLUMNS = /^(?:founded_year|copyright_year|employee_count|languages_offered|careers_page_url):/;

/** Words of a description and the filters they state. */
export interface StatingWords {
  readonly start: number;
  readonly end: number;
  readonly filters: readonly StatedFilter[];
}

export function plannedConditions(text: string, planned: Plan | undefined): StatingWords[] {
  const conditions = (planned?.applied ?? []).filter(
    ({ param, value }) => param === 'filter' && PLANNED_COLUMNS.test(value),
  );
  // "Between 1990 and 2000" is two conditions.
  return [...Map.groupBy(conditions, (condition) => condition.text)].flatMap(([words, same]) => {
    const start = text.indexOf(words);
    const filters = same.map(({ value }) => ({ param: 'filter', values: [value], text: words }) as const);
    return start < 0 ? [] : [{ start, end: start + words.length, filters }];
  });
}
