/** A minimal WebAssembly assembler, enough to write a handful of SIMD functions over one shared memory. */

/** Instructions as bytes, or groups of them. */
export type Code = readonly (number | Code)[];

export type ValueType = 'i32' | 'f32' | 'v128';
const typeCodes: Readonly<Record<ValueType, number>> = { i32: 0x7f, f32: 0x7d, v128: 0x7b };

export interface KernelFunction {
  readonly name: string;
  readonly params: readonly ValueType[];
  readonly result: ValueType | undefined;
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

/** The bytes of a module that imports the shared memory `vectors.memory` and exports the functions. */
export function assembleModule(functions: readonly KernelFunction[]): Uint8Array {
  const types = functions.map(({ params, result }) => [
    0x60,
    list(params.map((type) => [typeCodes[type]])),
    list(result === undefined ? [] : [[typeCodes[result]]]),
  ]);
  // Flag 3: shared, with a maximum size, which is that of a memory with 32-bit addresses.
  const memory = [text('vectors'), text('memory'), 0x02, 0x03, unsigned(1), unsigned(65_536)];
  return Uint8Array.from(
    flatten([
      [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      section(1, list(types)),
      section(2, list([memory])),
      section(3, list(functions.map((_, at) => unsigned(at)))),
      section(7, list(functions.map(({ name }, at) => [text(name), 0x00, unsigned(at)]))),
      section(10, list(functions.map(functionBody))),
    ]),
  );
}

function functionBody({ locals, body }: KernelFunction): Code {
  const declared = list(locals.map((type) => [1, typeCodes[type]]));
  return sized([declared, body, 0x0b]);
}

const section = (id: number, content: Code): Code => [id, sized(content)];
const list = (entries: readonly Code[]): Code => [unsigned(entries.length), ...entries];
const sized = (content: Code): Code => [unsigned(flatten(content).length), content];
const text = (value: string): Code => sized([...Buffer.from(value)]);
const flatten = (code: Code): number[] =>
  code.flatMap((part) => (typeof part === 'number' ? [part] : flatten(part)));

/** LEB128. */
export function unsigned(value: number): Code {
  const bytes: number[] = [];
  let rest = value;
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return bytes;
}

export function signed(value: number): Code {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isLast ? low : low | 0x80);
    if (isLast) return bytes;
  }
}
