import { expect, test } from 'vitest';
import { hashOf, TermTable } from './term-table.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const prime = 0x01000193;

function spell(number: number, length: number): string {
  let text = '';
  for (let at = 0, left = number; at < length; at++, left = Math.floor(left / 36)) text += letters[left % 36];
  return text;
}

/** Words of one FNV-1a hash: it runs backwards, so both halves of a word can meet in the middle. */
function wordsOfOneHash(): string[] {
  let inverse = 1;
  for (let i = 0; i < 5; i++) inverse = Math.imul(inverse, 2 - Math.imul(prime, inverse));
  const fronts = new Map<number, string>();
  for (let n = 0; n < 36 ** 3; n++) {
    const front = spell(n, 3);
    let hash = 0x811c9dc5 | 0;
    for (let i = 0; i < 3; i++) hash = Math.imul(hash ^ front.charCodeAt(i), prime);
    fronts.set(hash, front);
  }
  const found: string[] = [];
  for (let n = 0; n < 36 ** 4; n++) {
    const back = spell(n, 4);
    let hash = 0x12345678;
    for (let i = 3; i >= 0; i--) hash = Math.imul(hash, inverse) ^ back.charCodeAt(i);
    const front = fronts.get(hash);
    if (front !== undefined) found.push(front + back);
  }
  return found;
}

test('words crafted to have the same hash have different ones', () => {
  const words = wordsOfOneHash();
  expect(words.length).toBeGreaterThan(8);
  const hashes = words.map((word) => hashOf(Buffer.from(word), 0, word.length));
  expect(new Set(hashes).size).toBe(words.length);
});

test('hashes of ordinary words are spread evenly, even if the words differ in one character', () => {
  for (const make of [(n: number) => `word${n}`, (n: number) => `${n}x`, (n: number) => n.toString(36)]) {
    const lowBits = new Set<number>();
    for (let n = 0; n < 4096; n++) lowBits.add(hashOf(Buffer.from(make(n)), 0, make(n).length) & 4095);
    // Balls thrown at random into as many boxes hit 63 % of them.
    expect(lowBits.size).toBeGreaterThan(2_300);
  }
});

test('terms are numbered in the order of their first occurrence, however the table grows', () => {
  const table = new TermTable(4);
  const words = Array.from({ length: 3_000 }, (_, n) => Buffer.from(`w${(n * 7919) % 100_003}`));
  for (const round of [0, 1])
    words.forEach((word, n) => {
      expect(table.numberOf(word, 0, word.length), `${round}`).toBe(n);
    });
  expect([table.count, table.text(2_999)]).toEqual([3_000, words[2_999]?.toString()]);
  expect(table.find(Buffer.from('nobody'))).toBe(-1);
});

test('a term is found by its first bytes', () => {
  const table = new TermTable();
  const numberOf = (word: string): number => table.numberOf(Buffer.from(word), 0, Buffer.byteLength(word));
  const terms = ['den', 'dental', 'dentist', 'über', 'u'].map(numberOf);
  const begins = (prefix: string): boolean[] =>
    terms.map((term) => table.beginsWith(term, Buffer.from(prefix)));
  expect(begins('dent')).toEqual([false, true, true, false, false]);
  expect(begins('ü')).toEqual([false, false, false, true, false]);
  expect(begins('')).toEqual([true, true, true, true, true]);
});
