import { gzipSync, zstdCompressSync } from 'node:zlib';
import { encodeThrift, type ThriftValue, varint } from './thrift-writer.ts';

export type ParquetType = 'text' | 'int32' | 'timestamp';
export type ParquetRow = Readonly<Record<string, string | number | null>>;

const types = {
  text: { physical: 6, converted: 0 },
  int32: { physical: 1, converted: undefined },
  timestamp: { physical: 2, converted: 9 },
} as const;

const codecs = {
  uncompressed: { id: 0, compress: (bytes: Buffer) => bytes },
  gzip: { id: 2, compress: (bytes: Buffer): Buffer => gzipSync(bytes) },
  zstd: { id: 6, compress: (bytes: Buffer): Buffer => zstdCompressSync(bytes) },
} as const;

/** A small Parquet file: plain encoding, one page per column and row group, every column optional. */
export function writeParquet(
  columns: Readonly<Record<string, ParquetType>>,
  rowGroups: readonly (readonly ParquetRow[])[],
  codec: keyof typeof codecs,
): Buffer {
  const parts = [Buffer.from('PAR1')];
  let offset = 4;
  const groups = rowGroups.map((rows): ThriftValue => {
    const chunks = Object.entries(columns).map(([name, type]): ThriftValue => {
      const { bytes, uncompressed } = encodePage(
        rows.map((row) => row[name] ?? null),
        type,
        codec,
      );
      const start = offset;
      parts.push(bytes);
      offset += bytes.length;
      return {
        struct: {
          2: { i64: start },
          3: columnMeta(name, type, codec, rows.length, start, bytes.length, uncompressed),
        },
      };
    });
    return { struct: { 1: { list: chunks }, 2: { i64: offset }, 3: { i64: rows.length } } };
  });
  const footer = encodeThrift({
    struct: {
      1: { i32: 1 },
      2: { list: schemaOf(columns) },
      3: { i64: rowGroups.reduce((sum, rows) => sum + rows.length, 0) },
      4: { list: groups },
    },
  });
  const length = Buffer.alloc(4);
  length.writeUInt32LE(footer.length);
  return Buffer.concat([...parts, footer, length, Buffer.from('PAR1')]);
}

function schemaOf(columns: Readonly<Record<string, ParquetType>>): ThriftValue[] {
  const root: ThriftValue = { struct: { 4: { text: 'schema' }, 5: { i32: Object.keys(columns).length } } };
  const leaves = Object.entries(columns).map(([name, type]): ThriftValue => {
    const { physical, converted } = types[type];
    const shape = { 1: { i32: physical }, 3: { i32: 1 }, 4: { text: name } };
    return { struct: converted === undefined ? shape : { ...shape, 6: { i32: converted } } };
  });
  return [root, ...leaves];
}

function columnMeta(
  name: string,
  type: ParquetType,
  codec: keyof typeof codecs,
  values: number,
  start: number,
  length: number,
  uncompressed: number,
): ThriftValue {
  return {
    struct: {
      1: { i32: types[type].physical },
      2: { list: [{ i32: 0 }, { i32: 3 }] },
      3: { list: [{ text: name }] },
      4: { i32: codecs[codec].id },
      5: { i64: values },
      6: { i64: uncompressed },
      7: { i64: length },
      9: { i64: start },
    },
  };
}

function encodePage(
  values: readonly (string | number | null)[],
  type: ParquetType,
  codec: keyof typeof codecs,
) {
  const levels = Buffer.concat(
    values.map((value) => Buffer.concat([varint(2n), Buffer.from([value === null ? 0 : 1])])),
  );
  const levelsLength = Buffer.alloc(4);
  levelsLength.writeUInt32LE(levels.length);
  const plain = Buffer.concat([
    levelsLength,
    levels,
    ...values.filter((value) => value !== null).map((value) => encodeValue(value, type)),
  ]);
  const compressed = codecs[codec].compress(plain);
  const header = encodeThrift({
    struct: {
      1: { i32: 0 },
      2: { i32: plain.length },
      3: { i32: compressed.length },
      5: { struct: { 1: { i32: values.length }, 2: { i32: 0 }, 3: { i32: 3 }, 4: { i32: 3 } } },
    },
  });
  return { bytes: Buffer.concat([header, compressed]), uncompressed: header.length + plain.length };
}

function encodeValue(value: string | number, type: ParquetType): Buffer {
  const text = Buffer.from(String(value));
  const bytes = Buffer.alloc(type === 'timestamp' ? 8 : 4);
  if (type === 'timestamp') bytes.writeBigInt64LE(BigInt(value));
  else bytes.writeInt32LE(type === 'text' ? text.length : Number(value));
  return type === 'text' ? Buffer.concat([bytes, text]) : bytes;
}
