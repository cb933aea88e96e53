import {
  type Applied,
  type ArgumentValue,
  type CallArguments,
  filtersIn,
  type Language,
  type PlannedCall,
} from '../planner/index.ts';
import { labelOf } from './labels.ts';

/** A condition of a call with the words that set it. */
export interface InForce extends Applied {
  /** Whether an earlier message set it; `text` is then empty. */
  readonly inherited: boolean;
  /** Display text in the language of the message. */
  readonly label: string;
}

const NO_CONDITIONS = new Set(['mode', 'limit', 'offset', 'sort', 'fields', 'size']);

/** Lists every condition of a call: first those that this message set, with its words, then the inherited ones. */
export function inForce(
  args: CallArguments,
  applied: readonly Applied[],
  last: PlannedCall | undefined,
  language: Language,
): InForce[] {
  const inMessage = applied.filter(({ param, value }) => holds(args[param], value));
  const rest = Object.entries(args).flatMap(([param, value]): InForce[] => {
    if (NO_CONDITIONS.has(param)) return [];
    const known = inMessage.filter((one) => one.param === param).flatMap((one) => listOf(param, one.value));
    const left = (param === 'filter' ? filtersIn(args) : listOf(param, String(value))).filter(
      (one) => !known.includes(one),
    );
    if (left.length === 0) return [];
    // Each filter on a column is listed separately.
    return (param === 'filter' ? left : [left.join(',')]).map((text) => ({
      text: '',
      param,
      value: text,
      inherited: last?.args[param] !== undefined,
      label: labelOf(param, text, language),
    }));
  });
  return [
    ...inMessage.map((one) => ({ ...one, inherited: false, label: labelOf(one.param, one.value, language) })),
    ...rest,
  ];
}

/** Search words are a single value, even if they contain commas. */
const listOf = (param: string, value: string): string[] =>
  param === 'q' || param === 'title' || param === 'exclude' || param === 'filter'
    ? [value]
    : value.split(',');

const holds = (present: ArgumentValue | undefined, value: string): boolean => {
  if (present === undefined) return false;
  const values = new Set(String(present).split(','));
  return (
    String(present) === value ||
    value.split(',').every((one) => values.has(one)) ||
    String(present).includes(value)
  );
};
