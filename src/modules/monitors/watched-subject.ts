import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { CompanyFilters, Mode } from '../search/index.ts';
import type { MonitorRow } from './add-notification.ts';
import { describeLikeness, type Likeness, likeness } from './likeness.ts';
import { describeFilters, readSearch, watchedQuery, writeFilters } from './watched-query.ts';

export const alertKinds = ['query', 'lookalikes', 'list', 'technology'] as const;
const technologyChanges = ['gained', 'lost'] as const;
type TechnologyChange = (typeof technologyChanges)[number];

/** What an alert watches, as fields of a request. */
export const watchedSubject = {
  kind: z
    .enum(alertKinds)
    .default('query')
    .describe(
      'query: new matches of a search; lookalikes: new companies like those of `likeness`; list: companies of `list_id` whose homepage changes; technology: companies that start or stop using `technology`.',
    ),
  ...watchedQuery,
  likeness: z.object(likeness).optional().describe('For lookalikes: what companies are compared with.'),
  list_id: z.int().min(1).optional().describe('For list: one of your lists.'),
  technology: z.string().max(100).optional().describe('For technology: its exact name, as shown in facets.'),
  change: z
    .enum(technologyChanges)
    .optional()
    .describe('For technology: whether companies start (gained) or stop (lost) using it.'),
};

export interface AlertRequest {
  readonly kind?: (typeof alertKinds)[number];
  readonly query?: string | undefined;
  readonly mode?: Mode;
  readonly forms?: boolean;
  readonly ignore_stated?: readonly string[] | undefined;
  readonly filters?: CompanyFilters;
  readonly likeness?: (Omit<Likeness, 'domains' | 'not'> & LikenessDomains) | undefined;
  readonly list_id?: number | undefined;
  readonly technology?: string | undefined;
  readonly change?: TechnologyChange | undefined;
}

interface LikenessDomains {
  readonly domains: readonly string[];
  readonly not?: readonly string[] | undefined;
}

/** The part of a stored alert that says what it watches. */
export type Subject = Pick<
  MonitorRow,
  'kind' | 'query' | 'mode' | 'filters' | 'likeness' | 'list_id' | 'technology' | 'technology_change'
>;

/** The stored form of a request; throws if something is missing. */
export function subjectOf(request: AlertRequest): Subject {
  const { kind = 'query', query = '', mode = 'phrase', forms, ignore_stated, filters = {} } = request;
  const none = { likeness: null, list_id: null, technology: null, technology_change: null };
  if (kind === 'query') {
    if (request.query === undefined && describeFilters(filters) === '') throw missingQuery();
    const subject = { ...none, kind, query, mode, filters: writeFilters(filters, { forms, ignore_stated }) };
    readSearch(subject);
    return subject;
  }
  if (query !== '') throw refused('query', 'Only alerts of the kind query take a query.');
  if (kind === 'technology') return technologySubject(request, filters);
  if (kind === 'list') {
    if (request.list_id === undefined) throw refused('list_id', 'A list alert needs list_id.');
    if (describeFilters(filters) !== '')
      throw refused('filters', 'A list alert takes no filters: it watches the whole list.');
    return { ...none, kind, query: '', mode: 'list', filters: '{}', list_id: request.list_id };
  }
  if (!request.likeness) throw refused('likeness', 'A lookalikes alert needs likeness with domains.');
  const { domains, not = [], ...rest } = request.likeness;
  const like = { domains: [...domains], not: [...not], ...rest };
  return {
    ...none,
    kind,
    query: describeLikeness(like),
    mode: 'lookalikes',
    filters: writeFilters(filters),
    likeness: JSON.stringify(like),
  };
}

/**
 * Written in the query language. Both conditions together match from the version with the change until a later version reverts it, so that
 * a technology that is gained a second time is reported a second time.
 */
function technologySubject(request: AlertRequest, filters: CompanyFilters): Subject {
  const { change } = request;
  const technology = request.technology?.trim();
  if (!technology) throw refused('technology', 'A technology alert needs the name of a technology.');
  if (technology.includes('"'))
    throw refused('technology', 'The name of a technology cannot contain quotes.');
  if (change === undefined) throw refused('change', 'A technology alert needs change: gained or lost.');
  const query =
    change === 'gained'
      ? `technology:"${technology}" started:"${technology}"`
      : `-technology:"${technology}" stopped:"${technology}"`;
  const subject = {
    kind: 'technology',
    query,
    mode: 'query',
    filters: writeFilters(filters),
    likeness: null,
    list_id: null,
    technology,
    technology_change: change,
  };
  readSearch(subject);
  return subject;
}

/** As pydantic says it, because the specification declares `query` as required. */
const missingQuery = (): AppError =>
  new AppError('invalid_input', 'Field required', {
    details: { field: 'query', type: 'missing', input: null },
  });

const refused = (field: string, message: string): AppError =>
  new AppError('invalid_input', message, { details: { field } });

export function unknownTechnology(name: string, nearest: readonly string[]): AppError {
  return nearest.length === 0
    ? refused('technology', `There is no technology '${name}'. GET /technologies lists those in use.`)
    : refused('technology', `There is no technology '${name}'. Did you mean ${nearest.join(' or ')}?`);
}

/** The default name of an alert. */
export function nameOf(subject: Subject, listName: string | undefined): string {
  if (subject.kind === 'list') return listName ?? 'Deleted list';
  if (subject.kind === 'technology') return `${subject.technology} ${subject.technology_change}`;
  return subject.query || describeFilters(JSON.parse(subject.filters) as CompanyFilters);
}
