import { normalizeDomainName } from '../../../lib/domain-name.ts';
import { answerMessages, freeBytes, yieldToOthers } from '../../../lib/threads/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { DomainTable, type TableRow } from '../../companies/index.ts';
import { type EncodedRows, encodeRows, PIECE_ROWS } from './bulk-pieces.ts';
import type { BulkRow } from './bulk-row.ts';
import type { RowSummary, SliceAnswer, SliceRequest } from './row-reader.ts';

/** How much of a row without a domain is stored, so that its sender can recognise it. */
const GIVEN_CHARACTERS_MAX = 100;
/** A file with at least this many rows, of which more than half name no domain, is refused because it is not a list of domains. */
const JUDGED_FROM_ROWS = 100;

/** A file while it is being read. */
class Upload {
  readonly #table: DomainTable;
  readonly #seen = new Set<string>();
  readonly #rowsMax: number;
  readonly #keepsOwn: boolean;
  #rows: BulkRow[] = [];
  #count = 0;
  #duplicates = 0;
  #invalid = 0;

  constructor({ rowsMax, keepsOwn, domainColumn }: SliceRequest) {
    this.#table = new DomainTable(domainColumn);
    this.#rowsMax = rowsMax;
    this.#keepsOwn = keepsOwn;
  }

  read(bytes: Uint8Array): SliceAnswer {
    return this.#take(this.#table.read(bytes), false);
  }

  end(): SliceAnswer {
    const answer = this.#take(this.#table.end(), true);
    return this.#count >= JUDGED_FROM_ROWS && this.#invalid > this.#count / 2
      ? mostlyInvalid(this.#invalid)
      : answer;
  }

  #take(rows: Iterable<TableRow>, isEnd: boolean): SliceAnswer {
    const pieces: EncodedRows[] = [];
    for (const row of rows) {
      if (this.#count === this.#rowsMax) return { outcome: 'too many rows' };
      this.#count += 1;
      this.#rows.push(this.#rowOf(row));
      // More than half of all rows that may be sent are invalid, so the rest cannot make up for it.
      if (this.#invalid > Math.max(JUDGED_FROM_ROWS, this.#rowsMax / 2)) return mostlyInvalid(this.#invalid);
      if (this.#rows.length === PIECE_ROWS) pieces.push(this.#takePiece());
    }
    if (isEnd && this.#rows.length > 0) pieces.push(this.#takePiece());
    return { outcome: 'read', pieces, summary: this.#summary() };
  }

  #takePiece(): EncodedRows {
    const piece = encodeRows(this.#rows);
    this.#rows = [];
    return piece;
  }

  #rowOf({ given, own }: TableRow): BulkRow {
    const domain = normalizeDomainName(given);
    const isRepeated = domain !== undefined && this.#seen.has(domain);
    if (domain === undefined) this.#invalid += 1;
    else if (isRepeated) this.#duplicates += 1;
    else this.#seen.add(domain);
    return {
      given: domain === undefined ? given.slice(0, GIVEN_CHARACTERS_MAX) : '',
      domain,
      isRepeated,
      own: this.#keepsOwn ? own : [],
    };
  }

  #summary(): RowSummary {
    return {
      rows: this.#count,
      domains: this.#seen.size,
      duplicates: this.#duplicates,
      invalid: this.#invalid,
      unreadable: this.#table.unreadableRows,
      columns: this.#keepsOwn ? this.#table.ownColumns : [],
    };
  }
}

const mostlyInvalid = (invalid: number): SliceAnswer => ({
  outcome: 'refused',
  sentence: `More than half of the rows contain no domain (${invalid.toLocaleString('en')} of those read). Send a CSV with a domain, website or url column, or one domain per line.`,
});

const uploads = new Map<number, Upload>();

function answer(request: SliceRequest): SliceAnswer {
  const { upload: number, kind, bytes } = request;
  if (kind === 'begin') uploads.set(number, new Upload(request));
  const upload = uploads.get(number);
  if (kind === 'close') uploads.delete(number);
  if (upload === undefined || kind === 'close') return { outcome: 'unknown' };
  try {
    return kind === 'end' ? upload.end() : upload.read(bytes ?? new Uint8Array());
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'refused', sentence: error.message };
    throw error;
  } finally {
    if (bytes) freeBytes(bytes);
  }
}

yieldToOthers();
answerMessages((request: SliceRequest) => ({ value: answer(request) }));
