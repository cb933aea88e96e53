import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressLine } from './progress-line.ts';

let nowMs = 0;
beforeEach(() => {
  nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

function output(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { stream: stream as unknown as NodeJS.WriteStream, written };
}

const at = (seconds: number, done: number, pages: number) => {
  nowMs = seconds * 1000;
  return { done, total: 1000, pages, detail: `${pages} kept` };
};

test('a terminal gets a bar with rate and remaining time', () => {
  const { stream, written } = output(true);
  const line = createProgressLine('ingesting', stream);
  line.update(at(0, 0, 0));
  line.update(at(10, 500, 200));
  expect(written.at(-1)).toBe(
    '\r\x1b[2Kingesting  [████████████░░░░░░░░░░░░] 50.0 %  200 pages  20/s  10 s left  200 kept',
  );
});

test('elsewhere a plain line is printed every ten seconds, not for every page', () => {
  const { stream, written } = output(false);
  const line = createProgressLine('ingesting', stream);
  for (let second = 0; second <= 25; second++) line.update(at(second, second * 40, second * 20));
  expect(written).toEqual([
    'ingesting  40.0 %  200 pages  20/s  15 s left  200 kept\n',
    'ingesting  80.0 %  400 pages  20/s  5 s left  400 kept\n',
  ]);
});

test('a resumed run measures only its own speed', () => {
  const { stream, written } = output(true);
  const line = createProgressLine('ingesting', stream);
  line.update(at(0, 900, 5000));
  line.update(at(10, 950, 5100));
  expect(written.at(-1)).toContain('5100 pages  10/s  10 s left');
});
