import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Lists the packed files of the model with their checksums, in the format of `sha256sum -c`. */
export function writeChecksums(folder: URL): void {
  const files = [
    ...readdirSync(folder).filter((file) => /\.(bin|br)$/.test(file)),
    ...readdirSync(new URL('glossary/', folder)).map((file) => `glossary/${file}`),
  ];
  const lines = files.sort().map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(new URL(file, folder)))
        .digest('hex')}  ${file}\n`,
  );
  writeFileSync(new URL('SHA256SUMS', folder), lines.join(''));
}
