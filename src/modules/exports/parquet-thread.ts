/** Writes one Parquet file: every message is some lines of JSON, every reply the bytes that are ready; null ends the file. */

import { workerData } from 'node:worker_threads';
import type { SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { answerMessages } from '../../lib/threads/index.ts';

export type ParquetType = 'string' | 'integer' | 'number' | 'boolean' | 'string[]' | 'datetime';

/** A row group is written when it reaches this size; later groups are larger, to keep the footer small. */
const GROUP_CHARACTERS = 4 << 20;
const LATER_GROUP_CHARACTERS = 32 << 20;
const SMALL_GROUPS = 100;

const columns = workerData as readonly { readonly name: string; readonly type: ParquetType }[];
const bytes = new ByteWriter();
const file = new ParquetWriter({
  writer: bytes,
  schema: [{ name: 'company', num_children: columns.length }, ...columns.flatMap(schemaOf)],
  statistics: false,
});
let rows: Record<string, unknown>[] = [];
let characters = 0;
let groups = 0;

answerMessages<string | null>(async (text) => {
  if (text === null) {
    await writeGroup();
    await file.finish();
    return taken();
  }
  for (const line of text.split('\n'))
    if (line !== '') rows.push(JSON.parse(line) as Record<string, unknown>);
  characters += text.length;
  if (characters >= (groups < SMALL_GROUPS ? GROUP_CHARACTERS : LATER_GROUP_CHARACTERS)) await writeGroup();
  return taken();
});

async function writeGroup(): Promise<void> {
  if (rows.length === 0) return;
  await file.write({
    columnData: columns.map(({ name, type }) => ({
      name,
      data: rows.map((row) => parquetValue(row[name], type)),
      offsetIndex: false,
    })),
    rowGroupSize: rows.length,
  });
  groups += 1;
  rows = [];
  characters = 0;
}

/** The bytes written since the last reply. The buffer is reused, but offsets in the file continue. */
function taken(): { value: ArrayBuffer; moved: ArrayBuffer[] } {
  const value = bytes.getBuffer();
  bytes.index = 0;
  return { value, moved: [value] };
}

function parquetValue(value: unknown, type: ParquetType): unknown {
  if (value === null || value === undefined) return undefined;
  if (type === 'integer') return BigInt(Math.round(value as number));
  return value;
}

function schemaOf({ name, type }: { readonly name: string; readonly type: ParquetType }): SchemaElement[] {
  const repetition_type = 'OPTIONAL' as const;
  const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type } as const;
  if (type === 'string[]')
    return [
      { name, repetition_type, num_children: 1, converted_type: 'LIST' },
      { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
      { name: 'element', ...text },
    ];
  if (type === 'integer') return [{ name, type: 'INT64', repetition_type }];
  if (type === 'number') return [{ name, type: 'DOUBLE', repetition_type }];
  if (type === 'boolean') return [{ name, type: 'BOOLEAN', repetition_type }];
  return [{ name, ...text }];
}
