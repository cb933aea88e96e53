import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { NgramsHead } from './language-ngrams.ts';

interface DetectorTable {
  readonly languages: Readonly<Record<string, string>>;
  /** By n-gram, with each non-ASCII byte written as a character: language number → score. */
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The bytes of `language-ngrams.bin`, from the smallest table of `eld`. */
export async function packLanguageNgrams(): Promise<Uint8Array> {
  const { ngramsData } = await importFromDetector<{ ngramsData: DetectorTable }>('ngrams/extrasmall.js');
  const { dictionary } = await importFromDetector<{ dictionary: readonly string[] }>('dictionary.js');
  const { avgScore } = await importFromDetector<{ avgScore: Record<string, number> }>('avgScore.js');
  const languages = Object.values(ngramsData.languages);
  const byNumber = new Map<number, Readonly<Record<string, number>>>();
  for (const [written, scores] of Object.entries(ngramsData.ngrams))
    byNumber.set(toNumber(written, dictionary), scores);
  const ngrams = [...byNumber.keys()].sort((one, other) => one - other);
  const scores = ngrams.map((ngram) => Object.entries(byNumber.get(ngram) ?? {}));
  const flat = scores.flat();
  const head: NgramsHead = {
    languages,
    usualScores: languages.map((language) => avgScore[language] ?? 0),
    ngramsCount: ngrams.length,
    scoresCount: flat.length,
  };
  return Buffer.concat([
    withLength(JSON.stringify(head)),
    new Uint8Array(Float64Array.from(ngrams).buffer),
    Uint8Array.from(scores, (each) => each.length),
    Uint8Array.from(flat, ([language]) => Number(language)),
    Uint8Array.from(flat, ([, score]) => score),
  ]);
}

/** The package exports only its entry points; its table is beside them. */
async function importFromDetector<Exports>(file: string): Promise<Exports> {
  const entrance = dirname(fileURLToPath(import.meta.resolve('eld/extrasmall')));
  return import(pathToFileURL(join(entrance, '..', file)).href);
}

function toNumber(written: string, dictionary: readonly string[]): number {
  let number = 0;
  for (const character of written) {
    const code = character.charCodeAt(0);
    const isPlain =
      (code >= 0x61 && code <= 0x7a) || character === ' ' || character === "'" || character === '`';
    number = number * 256 + (isPlain ? code : dictionary.indexOf(character));
  }
  return number;
}

function withLength(text: string): Uint8Array {
  const length = 8 * Math.ceil((4 + Buffer.byteLength(text)) / 8);
  const padded = Buffer.alloc(length, ' ');
  padded.writeUInt32LE(length, 0);
  padded.write(text, 4);
  return padded;
}
