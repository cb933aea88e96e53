import { ModelDamaged } from '../errors.ts';

export interface SentencePieceFile {
  readonly pieces: readonly Piece[];
  readonly characterMap: Buffer;
}

export interface Piece {
  readonly text: string;
  readonly score: number;
  /** Numbered as in the protobuf definition. */
  readonly kind: number;
}

export const pieceKinds = { normal: 1, unknown: 2, control: 3 } as const;

const wire = { varint: 0, eightBytes: 1, bytes: 2, fourBytes: 5 } as const;
/** Fields of the messages ModelProto, SentencePiece and NormalizerSpec of sentencepiece_model.proto. */
const field = { pieces: 1, normalizer: 3, piece: { text: 1, score: 2, kind: 3 }, characterMap: 2 } as const;

/** A SentencePiece model as its trainer saves it. */
export function readSentencePieceFile(file: Buffer): SentencePieceFile {
  const pieces: Piece[] = [];
  let characterMap: Buffer | undefined;
  for (const { number, value } of fieldsOf(file)) {
    if (number === field.pieces && Buffer.isBuffer(value)) pieces.push(readPiece(value));
    if (number === field.normalizer && Buffer.isBuffer(value))
      for (const inner of fieldsOf(value))
        if (inner.number === field.characterMap && Buffer.isBuffer(inner.value)) characterMap = inner.value;
  }
  if (pieces.length === 0 || !characterMap)
    throw new ModelDamaged('the SentencePiece model has no pieces or no character map');
  return { pieces, characterMap };
}

function readPiece(message: Buffer): Piece {
  let [text, score, kind]: [string, number, number] = ['', 0, pieceKinds.normal];
  for (const { number, value } of fieldsOf(message)) {
    if (number === field.piece.text && Buffer.isBuffer(value)) text = value.toString('utf8');
    if (number === field.piece.score && Buffer.isBuffer(value) && value.length === 4)
      score = value.readFloatLE(0);
    if (number === field.piece.kind && typeof value === 'number') kind = value;
  }
  return { text, score, kind };
}

/** The fields of a Protocol Buffers message; numbers of fixed length are returned as bytes. */
function* fieldsOf(message: Buffer): Generator<{ readonly number: number; readonly value: number | Buffer }> {
  for (let at = 0; at < message.length; ) {
    const tag = readVarint(message, at);
    at = tag.end;
    const number = Math.floor(tag.value / 8);
    const type = tag.value % 8;
    if (type === wire.varint) {
      const { value, end } = readVarint(message, at);
      at = end;
      yield { number, value };
      continue;
    }
    const length = type === wire.bytes ? readVarint(message, at) : { value: fixedBytes(type), end: at };
    at = length.end + length.value;
    if (at > message.length) throw new ModelDamaged('the SentencePiece model is truncated');
    yield { number, value: message.subarray(length.end, at) };
  }
}

function fixedBytes(type: number): number {
  if (type === wire.fourBytes) return 4;
  if (type === wire.eightBytes) return 8;
  throw new ModelDamaged('the SentencePiece model has a field of an unknown kind');
}

function readVarint(message: Buffer, from: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let at = from; at < Math.min(message.length, from + 10); at++) {
    const byte = message[at] as number;
    value += (byte & 0x7f) * 2 ** (7 * (at - from));
    if (byte < 0x80) return { value, end: at + 1 };
  }
  throw new ModelDamaged('the SentencePiece model is truncated');
}
