/** RFC 4180 cells and rows: UTF-8, CRLF, quoted if needed. */

type Cell = string | number | boolean | readonly string[] | null | undefined;

export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = guardFormula(typeof value === 'string' ? value : value.join('; '));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;
/**
 * Where a spreadsheet would start a formula: at the start of the cell, and after a semicolon or a line break, because a spreadsheet that
 * separates by semicolons ignores our quotes. Full-width signs count like plain ones.
 */
const STARTS_FORMULA = /^(?=[=+\-@\t\r＝＋－＠])|(?<=[;\r\n])(?=[=+\-@＝＋－＠])/gu;
const PHONE_NUMBERS = /^\+\d{6,15}(?:; \+\d{6,15})*$/;

/** A spreadsheet would execute such a cell; an apostrophe makes it text. Phone numbers cannot contain a formula and stay dialable. */
const guardFormula = (text: string): string =>
  PHONE_NUMBERS.test(text) ? text : text.replace(STARTS_FORMULA, "'");
