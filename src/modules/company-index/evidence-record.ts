import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type ColumnName, columnNames, type ProfileEvidence } from '../companies/index.ts';
import { evidenceDictionary } from './evidence-dictionary.ts';

/**
 * The evidence of a profile as bytes: a line for each rule and one for each column that it settled, packed with the lines that nearly
 * every profile has as dictionary, so that those take next to nothing. The first byte names the dictionary.
 */
const DICTIONARY = 1;

/** One column's words at most; only a page made for it comes near. */
const whereCharactersMax = 8_000;
/** More than all columns with the longest words, in UTF-8. */
const unpackedBytesMax = 8 << 20;

/** Packed lines take a few hundred bytes: a buffer of the usual size would be allocated for nothing. */
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

/** Columns that one rule settled are grouped, as the extractor found them. */
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

/** A column that no longer exists is dropped. */
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
