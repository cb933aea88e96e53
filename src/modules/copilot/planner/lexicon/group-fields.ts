import { columns } from '../../../companies/index.ts';
import { columnNames, grammars } from '../dictionaries/dictionaries.ts';

/** The fields to group by with words in the grammar of each language, in its order. */
const GRAMMAR_FIELDS = ['country', 'language', 'industry', 'tech', 'tld', 'has', 'city'] as const;

export const LISTED_FIELDS = GRAMMAR_FIELDS.length;

const GROUP_FIELDS: readonly string[] = [...GRAMMAR_FIELDS, ...Object.keys(columnNames)];

/** The field or column at a position of the dictionaries. */
export const fieldAt = (index: number | undefined): string | undefined => GROUP_FIELDS[index ?? -1];

const columnsByName = new Map(columns.map((column) => [column.name as string, column]));

/** The kinds of conditions with words of their own (`parts` in the grammars); the columns come after them. */
const GRAMMAR_PARTS = grammars.en.parts.length;

/**
 * The part of a call that a column is, which a message can drop; undefined for the fields of the grammars, which are parts by other words.
 */
export const partOfField = (index: number | undefined): number | undefined =>
  index === undefined || index < LISTED_FIELDS ? undefined : GRAMMAR_PARTS + index - LISTED_FIELDS;

/** The column that a part of a call is. */
export const columnOfPart = (part: number | undefined): string | undefined =>
  part === undefined || part < GRAMMAR_PARTS ? undefined : fieldAt(part - GRAMMAR_PARTS + LISTED_FIELDS);

/** Whether a field means technologies, or a kind of technology. */
export const isTechnologyField = (field: string | undefined): boolean =>
  field === 'tech' || columnsByName.get(field ?? '')?.group === 'technology';

/** What is recorded when the values of a field change: of the kinds of technology that a site has several of, only that any of them did. */
export const changeOf = (field: string): string => {
  const { group, type } = columnsByName.get(field) ?? {};
  return field === 'tech' || (group === 'technology' && type === 'string[]') ? 'technologies' : field;
};

/** Whether the values of a column are numbers that can be compared and sorted. */
export const isNumber = (column: string): boolean =>
  /^(?:integer|number)$/.test(columnsByName.get(column)?.type ?? '');

/** Whether companies can be counted by the values of a field. */
export const isCountable = (field: string): boolean =>
  !columnsByName.has(field) || columnsByName.get(field)?.filterable === true;

/** Whether its values are whole numbers. */
export const isWholeNumber = (column: string): boolean => columnsByName.get(column)?.type === 'integer';

/** In so many parts a column with numbers is counted for its mean and median; of whole numbers within that range, each has its own. */
export const STATISTIC_PARTS = 200;
