import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speller, spellOut } from './spell-out.ts';
import { tokenize } from './tokenize.ts';

/** What was spelled out, in order. */
const spelled: string[] = [];
beforeEach(() => {
  spelled.length = 0;
  vi.spyOn(speller, 'spellOut').mockImplementation((text) => {
    spelled.push(text);
    return spellOut(text);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const page = 'Wir bauen für Sie in Köln, Düsseldorf und Umgebung – natürlich schlüsselfertig. '.repeat(50);

describe('spelled-out text', () => {
  test.each([
    '85 m²',
    '3½ Zimmer',
    '12.5m²',
    'Größe¹',
    '10\u00a0km³',
    'CO₂',
    'Öl™',
    'mehr…',
    'Bau\u00adstelle',
    'Acme®',
  ])('is nothing on a page with %j', (text) => {
    expect(tokenize(`${page}${text} ${page}`).length).toBeGreaterThan(1_000);
    expect(spelled).toEqual([]);
  });

  test.each([
    ['Mu\u0308nchen', ' Mu\u0308nchen'],
    ['für ｶﾞﾗｽ', ' ｶﾞﾗｽ'],
    ['(Ｃ＋＋)', '(Ｃ＋＋'],
    ['c#²', ' c#²'],
    ['か\u200b\u3099', ' か\u200b\u3099'],
  ])('is one run on a page with %j', (text, run) => {
    tokenize(`${page}${text} ${page}`);
    expect(spelled).toEqual([run]);
  });

  test('is computed once per run, however many of its characters need it', () => {
    tokenize(`${'a²'.repeat(5_000)} ${'e\u0301'.repeat(5_000)} ${'ｶﾞ'.repeat(5_000)}`);
    expect(spelled.map((run) => run.length)).toEqual([10_000, 10_001, 10_001]);
  });
});
