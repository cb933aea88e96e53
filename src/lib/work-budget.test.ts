import { expect, it } from 'vitest';
import { cpuBudget } from './work-budget.ts';

it('is spent once the thread has used its processor time, and stays spent', () => {
  let cpuMs = 40;
  const budget = cpuBudget(10, () => cpuMs);
  cpuMs = 49;
  expect(budget.isSpent()).toBe(false);
  cpuMs = 50;
  expect(budget.isSpent()).toBe(true);
  cpuMs = 0;
  expect(budget.isSpent()).toBe(true);
});

it('counts the processor time of its own thread', () => {
  const budget = cpuBudget(5);
  const before = process.threadCpuUsage();
  while (process.threadCpuUsage(before).user < 20_000);
  expect(budget.isSpent()).toBe(true);
});
