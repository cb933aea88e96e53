import { z } from 'zod';

/** Normalises a name to one line without invisible characters. */
const tidy = (given: string): string =>
  given
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

export const optionalName = (max: number, fallback: string) =>
  z
    .string()
    .max(max)
    .default(fallback)
    .transform((given) => tidy(given) || fallback);

export const requiredName = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .transform((given, context) => {
      const name = tidy(given);
      if (name !== '') return name;
      context.addIssue({ code: 'custom', message: 'the name needs at least one visible character.' });
      return z.NEVER;
    });
