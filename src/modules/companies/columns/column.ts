export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'string[]' | 'datetime';

/**
 * `filterable`: searches can filter by its values and count them. `sortable`: results can be sorted by this text column; filterable numbers
 * and dates are always sortable. `always`: every profile has a value, never null.
 */
type Flag = 'filterable' | 'sortable' | 'always';

export interface ColumnRow<
  Name extends string = string,
  Type extends ColumnType = ColumnType,
  Always extends boolean = boolean,
> {
  readonly name: Name;
  readonly type: Type;
  readonly description: string;
  readonly example: string | number | boolean | readonly string[];
  readonly filterable: boolean;
  readonly sortable: boolean;
  readonly always: Always;
}

type HasAlways<Flags extends readonly Flag[]> = 'always' extends Flags[number] ? true : false;

const orderedTypes: ReadonlySet<ColumnType> = new Set(['integer', 'number', 'datetime']);

function rowMaker<const Type extends ColumnType, Example extends ColumnRow['example']>(type: Type) {
  return <const Name extends string, const Flags extends readonly Flag[]>(
    name: Name,
    description: string,
    example: Example,
    ...flags: Flags
  ): ColumnRow<Name, Type, HasAlways<Flags>> => ({
    name,
    type,
    description,
    example,
    filterable: flags.includes('filterable'),
    sortable: flags.includes('sortable') || (orderedTypes.has(type) && flags.includes('filterable')),
    // The compiler cannot evaluate the conditional type for a value; both sides use the same list of flags.
    always: flags.includes('always') as HasAlways<Flags>,
  });
}

export const text = rowMaker<'string', string>('string');
export const integer = rowMaker<'integer', number>('integer');
export const decimal = rowMaker<'number', number>('number');
export const flag = rowMaker<'boolean', boolean>('boolean');
export const list = rowMaker<'string[]', readonly string[]>('string[]');
export const moment = rowMaker<'datetime', string>('datetime');
