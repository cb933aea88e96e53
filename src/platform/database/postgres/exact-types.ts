import { TypeOverrides } from 'pg';

const INT8 = 20;
/** What PostgreSQL gives for the sum of many `int8`. */
const NUMERIC = 1700;

/** Numbers as SQLite gives them. `pg` would give strings, which compare and add up as such without anybody noticing. */
export const exactTypes = new TypeOverrides();
exactTypes.setTypeParser(INT8, exactNumber);
exactTypes.setTypeParser(NUMERIC, exactNumber);

function exactNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError(`${text} is too large to be read exactly`);
  return number;
}
