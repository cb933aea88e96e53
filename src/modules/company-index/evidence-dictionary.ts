import { readFileSync } from 'node:fs';

/**
 * Lines of evidence that many profiles share, used as the compression dictionary. Never edit the file: records packed with it can only be
 * read with it, and a test checks its checksum. A better dictionary is a second file beside this one, with the next number.
 */
export const evidenceDictionary: Buffer = readFileSync(new URL('./evidence-dictionary.txt', import.meta.url));
