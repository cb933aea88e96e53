import { zipStream } from '../../lib/zip-stream.ts';

/** A workbook with one sheet, written row by row. */

type Cell = string | number | boolean | readonly string[] | null | undefined;

/** The longest text of an Excel cell. */
const CELL_CHARACTERS_MAX = 32_767;
/** Characters that XML does not allow. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Freezes the header row. */
export const sheetStart = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

export const sheetRow = (cells: readonly Cell[]): string => `<row>${cells.map(sheetCell).join('')}</row>`;

/** Text cells are marked as text, so that none is ever evaluated as a formula. */
function sheetCell(value: Cell): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number') return Number.isFinite(value) ? `<c><v>${value}</v></c>` : '<c/>';
  if (typeof value === 'boolean') return `<c t="b"><v>${Number(value)}</v></c>`;
  const text = (typeof value === 'string' ? value : value.join('; ')).slice(0, CELL_CHARACTERS_MAX);
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Adds the other files of the workbook to the sheet. */
export const workbook = (sheet: AsyncIterable<string>): AsyncIterable<Buffer> =>
  zipStream([
    {
      name: '[Content_Types].xml',
      content: [
        `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      content: [
        `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      content: [
        `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Companies" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `${declaration}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ],
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]);
