import { readFileSync } from 'node:fs';

/**
 * The lines of evidence that many profiles have, for the packer. Never edit the file: what was packed with it is read with it, and
 * a test holds its checksum. A better one is a second file with the next number, beside this one.
 */
export const evidenceDictionary: Buffer = readFileSync(new URL('./evidence-dictionary.txt', import.meta.url));
