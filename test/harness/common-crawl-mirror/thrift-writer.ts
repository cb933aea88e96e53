/** A value of Thrift's compact protocol: as much of it as a Parquet footer needs. */
export type ThriftValue =
  | { readonly i32: number }
  | { readonly i64: number }
  | { readonly text: string }
  | { readonly list: readonly ThriftValue[] }
  | { readonly struct: Readonly<Record<number, ThriftValue>> };

const types = { i32: 5, i64: 6, text: 8, list: 9, struct: 12 } as const;

export function encodeThrift(value: ThriftValue): Buffer {
  if ('i32' in value) return varint(zigzag(value.i32));
  if ('i64' in value) return varint(zigzag(value.i64));
  if ('text' in value)
    return Buffer.concat([varint(BigInt(Buffer.byteLength(value.text))), Buffer.from(value.text)]);
  return 'list' in value ? encodeList(value.list) : encodeStruct(value.struct);
}

function encodeList(items: readonly ThriftValue[]): Buffer {
  const type = items[0] === undefined ? types.i32 : typeOf(items[0]);
  const head =
    items.length < 15
      ? Buffer.from([(items.length << 4) | type])
      : Buffer.concat([Buffer.from([0xf0 | type]), varint(BigInt(items.length))]);
  return Buffer.concat([head, ...items.map(encodeThrift)]);
}

function encodeStruct(fields: Readonly<Record<number, ThriftValue>>): Buffer {
  let last = 0;
  const parts = Object.entries(fields).map(([id, value]) => {
    const delta = Number(id) - last;
    last = Number(id);
    return Buffer.concat([Buffer.from([(delta << 4) | typeOf(value)]), encodeThrift(value)]);
  });
  return Buffer.concat([...parts, Buffer.from([0])]);
}

function typeOf(value: ThriftValue): number {
  return types[Object.keys(value)[0] as keyof typeof types];
}

const zigzag = (value: number): bigint => (value >= 0 ? BigInt(value) * 2n : BigInt(-value) * 2n - 1n);

export function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7n) {
    if (rest < 128n) return Buffer.from([...bytes, Number(rest)]);
    bytes.push(Number(rest & 127n) | 128);
  }
}
