import { foldText } from '../../text-analysis/index.ts';
import type { IndexDocument, TextIndexSchema } from '../api.ts';
import { InvalidDocument } from '../errors.ts';
import { binaryKey } from '../format/keys.ts';
import { FILTER_PREFIX, KEY_SEPARATOR } from '../format/layout.ts';
import { priorByteOf } from './impact.ts';

/** A document prepared for indexing, with values in the order of the schema. */
export interface PreparedDocument {
  /** A binary string. */
  readonly key: string;
  /** The values of each text field. */
  readonly text: readonly (readonly string[])[];
  /** Dictionary keys of its filter values, without duplicates. */
  readonly filterKeys: readonly string[];
  /** One per `number` filter; NaN when absent. */
  readonly numbers: readonly number[];
  /** One per `text` filter, folded. */
  readonly texts: readonly string[];
  readonly stored: Uint8Array;
  readonly priorByte: number;
  readonly firstIndexed: number;
  readonly lastIndexed: number;
  /** The generation in which it became visible. */
  readonly birth: number;
}

const keyBytesMax = 255;
const filterValueCharactersMax = 1000;

export function prepareDocument(
  document: IndexDocument,
  schema: TextIndexSchema,
  firstIndexed: number,
  lastIndexed: number,
  birth = 0,
  keys = new FilterKeys(),
): PreparedDocument {
  const numbers: number[] = [];
  const texts: string[] = [];
  const filterKeys = new Map<string, string>();
  const addFilterKey = (filter: number, text: string): void => {
    const { prefix, key } = keys.of(filter, text);
    if (key !== '' && !filterKeys.has(prefix)) filterKeys.set(prefix, key);
  };
  schema.filters.forEach((filter, at) => {
    const value = document.filters[filter.name] ?? null;
    if (filter.kind === 'number') numbers.push(typeof value === 'number' ? value : Number.NaN);
    else if (filter.kind === 'text') texts.push(typeof value === 'string' ? foldText(value) : '');
    else for (const text of textsOf(value)) addFilterKey(at, text);
  });
  return {
    key: binaryKey(document.key),
    text: schema.fields.map((field) => textsOf(document.text[field.name] ?? null)),
    filterKeys: [...filterKeys.values()],
    numbers,
    texts,
    stored: document.stored,
    priorByte: priorByteOf(document.prior),
    firstIndexed,
    lastIndexed,
    birth,
  };
}

/** The prefix of the dictionary keys of a filter value. A key is the folded value followed by the value as written, which facets show. */
export function filterValuePrefix(filterIndex: number, folded: string): string {
  return FILTER_PREFIX + String.fromCharCode(filterIndex + 1) + binaryKey(folded) + KEY_SEPARATOR;
}

export function filterPrefix(filterIndex: number): string {
  return FILTER_PREFIX + String.fromCharCode(filterIndex + 1);
}

interface FilterKey {
  readonly prefix: string;
  /** Empty if nothing of the value is left when it is folded. */
  readonly key: string;
}

const rememberedMax = 50_000;

/** The dictionary keys of filter values. Most values of a document are those of many others, so their keys are kept for a while. */
export class FilterKeys {
  private readonly known: Map<string, FilterKey>[] = [];
  private size = 0;

  of(filterIndex: number, text: string): FilterKey {
    this.known[filterIndex] ??= new Map();
    const ofFilter = this.known[filterIndex];
    const known = ofFilter.get(text);
    if (known !== undefined) return known;
    const folded = foldFilterValue(text);
    const prefix = filterValuePrefix(filterIndex, folded);
    const key = folded === '' ? '' : prefix + binaryKey(text.trim().slice(0, filterValueCharactersMax));
    if (this.size === rememberedMax) this.clear();
    this.size++;
    ofFilter.set(text, { prefix, key });
    return { prefix, key };
  }

  private clear(): void {
    for (const ofFilter of this.known) ofFilter?.clear();
    this.size = 0;
  }
}

export function foldFilterValue(text: string): string {
  return foldText(text.slice(0, filterValueCharactersMax)).replaceAll('\0', ' ');
}

function textsOf(value: string | readonly string[] | boolean | number | null): readonly string[] {
  if (value === null) return [];
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' ? value.filter((text) => text !== '') : [String(value)];
}

/** Refuses documents that the index could not return unchanged, before anything is written. */
export function validateDocument(document: IndexDocument, schema: TextIndexSchema): void {
  const refuse = (reason: string): never => {
    throw new InvalidDocument(`document ${JSON.stringify(document.key)}: ${reason}`);
  };
  if (typeof document.key !== 'string' || document.key === '') refuse('the key is empty');
  if (Buffer.byteLength(document.key) > keyBytesMax) refuse(`the key has more than ${keyBytesMax} bytes`);
  if (!document.key.isWellFormed()) refuse('the key is not well-formed text');
  if (!(document.stored instanceof Uint8Array)) refuse('the stored record is not bytes');
  for (const name of Object.keys(document.text)) {
    if (!schema.fields.some((field) => field.name === name)) refuse(`there is no text field ${name}`);
  }
  for (const [name, value] of Object.entries(document.filters)) {
    const filter = schema.filters.find((one) => one.name === name);
    if (filter === undefined && schema.absent?.includes(name)) continue;
    if (filter === undefined) refuse(`there is no filter ${name}`);
    else if (value !== null && !isOfKind(value, filter.kind))
      refuse(`filter ${name} is not a ${filter.kind}`);
  }
}

function isOfKind(value: string | readonly string[] | boolean | number, kind: string): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'keywords') return typeof value === 'string' || Array.isArray(value);
  return typeof value === 'string';
}
