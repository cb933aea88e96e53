import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type ColumnName, columnNames, type ProfileEvidence } from '../companies/index.ts';

/**
 * Lines of evidence that many profiles share, used as the compression dictionary. Never edit the file: records packed with it can only be
 * read with it, and a test checks its checksum. A better dictionary is a second file beside this one, with the next number.
 */
export const evidenceDictionary: Buffer = readFileSync(new URL('./evidence-dictionary.txt', import.meta.url));

/**
 * The evidence of a profile as bytes: a line for each rule and one for each column it settled, compressed with a dictionary of the lines
 * that nearly every profile has, so that those take next to no space. The first byte names the dictionary.
 */
const DICTIONARY = 1;

/** The longest note kept for one column; only a page crafted for it comes near. */
const whereCharactersMax = 8_000;
/** More than all columns with the longest notes take in UTF-8. */
const unpackedBytesMax = 8 << 20;

/** Packed lines take a few hundred bytes, so zlib's default buffer would be larger than needed. */
const packing = { dictionary: evidenceDictionary, chunkSize: 4 << 10 };

export function encodeEvidence(evidence: ProfileEvidence): Uint8Array {
  const lines = linesOf(evidence);
  if (lines === '') return new Uint8Array(0);
  return Buffer.concat([Buffer.of(DICTIONARY), deflateRawSync(lines, packing)]);
}

export function decodeEvidence(bytes: Uint8Array): ProfileEvidence {
  if (bytes.length === 0) return {};
  if (bytes[0] !== DICTIONARY)
    throw new Error(
      `stored evidence has dictionary ${bytes[0]}, this program knows ${DICTIONARY}; run homedex index rebuild`,
    );
  const lines = inflateRawSync(bytes.subarray(1), {
    dictionary: evidenceDictionary,
    maxOutputLength: unpackedBytesMax,
  });
  return evidenceOf(lines.toString('utf8'));
}

/** Groups columns that the same rule settled, in the order the extractor found them. */
function linesOf(evidence: ProfileEvidence): string {
  let lines = '';
  let ruleBefore: string | undefined;
  for (const [column, { where, rule }] of Object.entries(evidence)) {
    if (rule !== ruleBefore) lines += `#${asLine(rule)}\n`;
    lines += `${column}\t${asLine(where).slice(0, whereCharactersMax)}\n`;
    ruleBefore = rule;
  }
  return lines;
}

const asLine = (text: string): string =>
  text.includes('\t') || text.includes('\n') ? text.replaceAll(/[\t\n]/g, ' ') : text;

const isColumn = new Set<string>(columnNames);

/** Columns that no longer exist are dropped. */
function evidenceOf(lines: string): ProfileEvidence {
  const evidence: ProfileEvidence = {};
  let rule = '';
  for (const line of lines.split('\n')) {
    const tab = line.indexOf('\t');
    if (tab < 0) rule = line.slice(1);
    else if (isColumn.has(line.slice(0, tab)))
      evidence[line.slice(0, tab) as ColumnName] = { where: line.slice(tab + 1), rule };
  }
  return evidence;
}
