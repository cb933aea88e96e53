import type { HostilePage } from './hostile-pages.ts';

const charsets = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-8-i',
  'iso-8859-9',
  'iso-8859-15',
  'koi8-r',
  'koi8-u',
  'ibm866',
  'macintosh',
  'x-mac-cyrillic',
  'gbk',
  'gb18030',
  'big5',
  'euc-jp',
  'iso-2022-jp',
  'shift_jis',
  'euc-kr',
  'x-user-defined',
  'replacement',
  'nonsense',
];

/** Damaged copies of real pages: truncated, with flipped bytes, nested, declared in another charset, doubled, binary. */
export function* mutatedPages(
  pages: readonly { domain: string; body: Uint8Array }[],
  count: number,
): Generator<HostilePage & { charset?: string }> {
  const random = lehmer(20_261_115);
  for (let index = 0; index < count; index++) {
    const { domain, body } = pages[index % pages.length] ?? { domain: 'none', body: new Uint8Array() };
    const kind = index % 6;
    const name = `${domain} #${index}`;
    if (kind === 0) yield { name: `${name} cut`, body: body.subarray(0, Math.floor(random() * body.length)) };
    else if (kind === 1) yield { name: `${name} flipped`, body: flipped(body, random, 0.002) };
    else if (kind === 2)
      yield {
        name: `${name} nested`,
        body: Buffer.concat([Buffer.from('<div><span>'.repeat(50_000)), body]),
      };
    else if (kind === 3) {
      const charset = charsets[index % charsets.length] ?? 'utf-8';
      yield { name: `${name} as ${charset}`, body, charset };
    } else if (kind === 4) yield { name: `${name} binary`, body: flipped(body, random, 0.5) };
    else
      yield {
        name: `${name} without its start`,
        body: Buffer.concat([body.subarray(Math.floor(random() * body.length)), body]),
      };
  }
}

function flipped(body: Uint8Array, random: () => number, share: number): Uint8Array {
  const copy = Uint8Array.from(body);
  for (let flips = Math.ceil(share * copy.length); flips > 0; flips--)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

/** A small generator with a fixed seed, so that every run makes the same mutations. */
function lehmer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
