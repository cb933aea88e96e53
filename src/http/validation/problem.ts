import { nearestNames } from '../../lib/nearest-names.ts';

/** One entry of a 422 body, in pydantic v2's form: clients written for FastAPI services read it unchanged. */
export interface Problem {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

type Location = Problem['loc'];

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const fixed =
  (type: string, msg: string) =>
  (loc: Location, input: unknown): Problem => ({ type, loc, msg, input });

/** Every kind of problem a request can have, with pydantic's name and text for it. */
export const problem = {
  missing: fixed('missing', 'Field required'),
  stringType: fixed('string_type', 'Input should be a valid string'),
  stringUnicode: fixed(
    'string_unicode',
    'Input should be a valid string, unable to parse raw data as a unicode string',
  ),
  intType: fixed('int_type', 'Input should be a valid integer'),
  intParsing: fixed('int_parsing', 'Input should be a valid integer, unable to parse string as an integer'),
  intParsingSize: fixed(
    'int_parsing_size',
    'Unable to parse input string as an integer, exceeded maximum size',
  ),
  intFromFloat: fixed(
    'int_from_float',
    'Input should be a valid integer, got a number with a fractional part',
  ),
  floatType: fixed('float_type', 'Input should be a valid number'),
  floatParsing: fixed('float_parsing', 'Input should be a valid number, unable to parse string as a number'),
  boolType: fixed('bool_type', 'Input should be a valid boolean'),
  boolParsing: fixed('bool_parsing', 'Input should be a valid boolean, unable to interpret input'),
  listType: fixed('list_type', 'Input should be a valid list'),
  dictType: fixed('dict_type', 'Input should be a valid dictionary'),
  modelType: fixed(
    'model_attributes_type',
    'Input should be a valid dictionary or object to extract fields from',
  ),

  stringTooShort: (loc: Location, input: unknown, min_length: number): Problem => ({
    ...fixed('string_too_short', `String should have at least ${plural(min_length, 'character')}`)(
      loc,
      input,
    ),
    ctx: { min_length },
  }),
  stringTooLong: (loc: Location, input: unknown, max_length: number): Problem => ({
    ...fixed('string_too_long', `String should have at most ${plural(max_length, 'character')}`)(loc, input),
    ctx: { max_length },
  }),
  tooShort: (loc: Location, input: unknown, min_length: number, actual_length: number): Problem => ({
    ...fixed(
      'too_short',
      `List should have at least ${plural(min_length, 'item')} after validation, not ${actual_length}`,
    )(loc, input),
    ctx: { field_type: 'List', min_length, actual_length },
  }),
  tooLong: (loc: Location, input: unknown, max_length: number, actual_length: number): Problem => ({
    ...fixed(
      'too_long',
      `List should have at most ${plural(max_length, 'item')} after validation, not ${actual_length}`,
    )(loc, input),
    ctx: { field_type: 'List', max_length, actual_length },
  }),
  greaterThanEqual: (loc: Location, input: unknown, ge: number): Problem => ({
    ...fixed('greater_than_equal', `Input should be greater than or equal to ${ge}`)(loc, input),
    ctx: { ge },
  }),
  lessThanEqual: (loc: Location, input: unknown, le: number): Problem => ({
    ...fixed('less_than_equal', `Input should be less than or equal to ${le}`)(loc, input),
    ctx: { le },
  }),
  literal: (loc: Location, input: unknown, options: readonly string[]): Problem => {
    const quoted = options.map((option) => `'${option}'`);
    const last = quoted.pop();
    const expected = quoted.length > 0 ? `${quoted.join(', ')} or ${last}` : String(last);
    return { ...fixed('literal_error', `Input should be ${expected}`)(loc, input), ctx: { expected } };
  },
  /** pydantic's text, then the name and what it may stand for. */
  extraForbidden: (loc: Location, input: unknown, known: readonly string[]): Problem => {
    const name = String(loc.at(-1)).slice(0, 80);
    const nearest = nearestNames(name, known, 1);
    const advice = nearest.length > 0 ? `did you mean '${nearest[0]}'?` : `use ${known.join(', ')}`;
    return fixed('extra_forbidden', `Extra inputs are not permitted: '${name}' is not known here; ${advice}`)(
      loc,
      input,
    );
  },
  value: (loc: Location, input: unknown, error: string): Problem => ({
    ...fixed('value_error', `Value error, ${error}`)(loc, input),
    ctx: { error },
  }),
  jsonInvalid: (position: number, error: string): Problem => ({
    ...fixed('json_invalid', 'JSON decode error')(['body', position], {}),
    ctx: { error },
  }),
};
