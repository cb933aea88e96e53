import { expect, it } from 'vitest';
import { cpuBudget } from './work-budget.ts';

it('is spent once the thread has used its processor time, and stays spent', () => {
  let cpuMs = 40;
  let wallMs = 0;
  const budget = cpuBudget(
    10,
    () => cpuMs,
    () => wallMs,
  );
  wallMs = 1_000;
  cpuMs = 49;
  expect(budget.isSpent()).toBe(false);
  cpuMs = 50;
  expect(budget.isSpent()).toBe(true);
  cpuMs = 0;
  expect(budget.isSpent()).toBe(true);
});

it('reads the processor time only when the wall clock has passed the limit', () => {
  let asked = 0;
  let wallMs = 0;
  const budget = cpuBudget(
    10,
    () => asked++,
    () => wallMs,
  );
  wallMs = 9;
  expect(budget.isSpent()).toBe(false);
  expect(asked).toBe(1);
  wallMs = 10;
  expect(budget.isSpent()).toBe(false);
  expect(asked).toBe(2);
});

it('counts the processor time of its own thread', () => {
  const budget = cpuBudget(5);
  const before = process.threadCpuUsage();
  while (process.threadCpuUsage(before).user < 20_000);
  expect(budget.isSpent()).toBe(true);
});
