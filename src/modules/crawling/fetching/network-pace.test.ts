import { expect, test } from 'vitest';
import { NetworkPace } from './network-pace.ts';

const signal = new AbortController().signal;
const plain = '93.184.216.34';
const wide = '104.16.1.1';

test('the queue gets four concurrent pages of a network, and is refused beyond that', async () => {
  const pace = new NetworkPace(() => 0);
  const pages = Array.from({ length: 4 }, () => pace.openPage(false));
  for (const page of pages) await page.admit([plain], signal);
  const fifth = pace.openPage(false);
  await expect(fifth.admit(['93.184.216.99'], signal)).rejects.toMatchObject({ kind: 'paced' });
  await pace.openPage(false).admit(['93.184.217.1'], signal);
});

test('the queue gets four pages of a network in a second, however quick they are', async () => {
  let now = 0;
  const pace = new NetworkPace(() => now);
  for (let at = 0; at < 4; at++) {
    const page = pace.openPage(false);
    await page.admit([plain], signal);
    page.release();
  }
  await expect(pace.openPage(false).admit([plain], signal)).rejects.toMatchObject({ kind: 'paced' });
  now = 1_000;
  await pace.openPage(false).admit([plain], signal);
});

test('a CDN gets four times as much', async () => {
  const pace = new NetworkPace(() => 0);
  for (let at = 0; at < 16; at++) await pace.openPage(false).admit([wide], signal);
  await expect(pace.openPage(false).admit([wide], signal)).rejects.toMatchObject({ kind: 'paced' });
});

test('a caller waits its turn and is admitted when another leaves; one that left takes no slot', async () => {
  const pace = new NetworkPace(() => 0);
  const inside = Array.from({ length: 4 }, () => pace.openPage(true));
  for (const page of inside) await page.admit([plain], signal);
  const leaving = new AbortController();
  const impatient = pace.openPage(true).admit([plain], leaving.signal);
  let isIn = false;
  const patient = pace.openPage(true);
  const waiting = patient.admit([plain], signal).then(() => {
    isIn = true;
  });
  leaving.abort(new Error('left'));
  await expect(impatient).rejects.toThrow('left');
  expect(isIn).toBe(false);
  inside[0]?.release();
  await waiting;
  for (const page of [...inside, patient]) page.release();
  await pace.openPage(true).admit([plain], signal);
});

test('a page counts once, however many connections it opens', async () => {
  const pace = new NetworkPace(() => 0);
  const page = pace.openPage(false);
  for (let at = 0; at < 10; at++) await page.admit([plain], signal);
  for (let at = 0; at < 3; at++) await pace.openPage(false).admit(['2606:2800:220:1::34'], signal);
  await pace.openPage(false).admit(['2606:2800:220:9::1'], signal);
  await expect(pace.openPage(false).admit(['2606:2800:220::2'], signal)).rejects.toMatchObject({
    kind: 'paced',
  });
});

test('with four services each fetches one page of a network at a time, and with many more each still one', async () => {
  for (const [serviceCount, atOnce] of [
    [1, 4],
    [2, 2],
    [4, 1],
    [9, 1],
  ] as const) {
    const pace = new NetworkPace(() => 0);
    const open = () => pace.openPage(false, serviceCount).admit(['192.0.2.1'], signal);
    for (let page = 0; page < atOnce; page++) await open();
    await expect(open()).rejects.toThrow('in progress');
  }
});
