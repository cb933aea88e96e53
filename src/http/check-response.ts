import type { z } from 'zod';

/** Throws if a response does not match its declared schema. It is strict, so that undeclared fields are found as well as wrong ones. */
export function checkResponse(schema: z.ZodType, value: unknown): void {
  const checked = schema.safeParse(value);
  if (!checked.success)
    throw new Error(`the response does not fit its declared schema: ${checked.error.message}`);
  const declared = JSON.stringify(checked.data, sortedKeys);
  const sent = JSON.stringify(value, sortedKeys);
  if (declared !== sent)
    throw new Error(
      `the response has fields its schema does not declare: sent ${sent}, declared ${declared}`,
    );
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
