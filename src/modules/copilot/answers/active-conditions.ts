import {
  type AppliedArgument,
  type ArgumentValue,
  type CallArguments,
  filtersIn,
  type Language,
  type PlannedCall,
} from '../planner/index.ts';
import { labelOf } from './labels.ts';
import { shownArguments } from './shown-arguments.ts';

/** A condition of a call with the words that set it. */
export interface ActiveCondition extends AppliedArgument {
  /** Whether an earlier message set it; `text` is then empty. */
  readonly inherited: boolean;
  /** Display text in the language of the message. */
  readonly label: string;
}

export const NON_CONDITIONS = new Set(['mode', 'forms', 'limit', 'offset', 'sort', 'fields', 'size']);

/** Lists every condition of a call: first those that this message set, with its words, then the inherited ones. */
export function activeConditions(
  called: CallArguments,
  applied: readonly AppliedArgument[],
  last: PlannedCall | undefined,
  language: Language,
): ActiveCondition[] {
  const { industry = '', ...shown } = shownArguments(called, language);
  const args: CallArguments = {
    ...shown,
    ...(called.industry !== undefined && { industry: called.industry }),
  };
  const labelled = (param: string, value: string): string =>
    labelOf(param, param === 'industry' && value === called.industry ? String(industry) : value, language);
  const inMessage = mergeRepeated(
    applied.filter(({ param, value }) => param !== 'limit' && hasValue(args[param], value)),
  );
  const rest = Object.entries(args).flatMap(([param, value]): ActiveCondition[] => {
    if (NON_CONDITIONS.has(param)) return [];
    const known = inMessage
      .filter((one) => one.param === param)
      .flatMap((one) => splitValues(param, one.value));
    // A trade and what its pages must have are conditions of their own.
    if (param === 'q' && known.length > 1 && known.join(' ') === value) return [];
    const left = (param === 'filter' ? filtersIn(args) : splitValues(param, String(value))).filter(
      (one) => !known.includes(one),
    );
    if (left.length === 0) return [];
    // Each filter on a column is listed separately.
    return (param === 'filter' ? left : [left.join(',')]).map((text) => ({
      text: '',
      param,
      value: text,
      inherited: last?.args[param] !== undefined,
      label: labelled(param, text),
    }));
  });
  return [
    ...inMessage.map((one) => ({ ...one, inherited: false, label: labelled(one.param, one.value) })),
    ...rest,
  ];
}

/** "Hiring, with open positions" names one condition twice. */
const mergeRepeated = (applied: readonly AppliedArgument[]): AppliedArgument[] => [
  ...Map.groupBy(applied, ({ param, value }) => `${param} ${value}`)
    .values()
    .map(([first, ...others]): AppliedArgument => {
      if (first === undefined) throw new Error('a group has a member');
      return { ...first, text: [...new Set([first, ...others].map(({ text }) => text))].join(', ') };
    }),
];

/** Search words are a single value, even if they contain commas. */
const splitValues = (param: string, value: string): string[] =>
  param === 'q' || param === 'title' || param === 'exclude' || param === 'filter'
    ? [value]
    : value.split(',');

const hasValue = (present: ArgumentValue | undefined, value: string): boolean => {
  if (present === undefined) return false;
  const values = new Set(String(present).split(','));
  return (
    String(present) === value ||
    value.split(',').every((one) => values.has(one)) ||
    String(present).includes(value)
  );
};
