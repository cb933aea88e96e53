import { z } from 'zod';
import { InvalidInput, problem } from '../../../http/validation/index.ts';
import { weaknessOf } from '../sign-in/password-rules.ts';

export const PASSWORD_CHARACTERS_MIN = 10;
export const PASSWORD_CHARACTERS_MAX = 200;

export const newPassword = z.string().min(PASSWORD_CHARACTERS_MIN).max(PASSWORD_CHARACTERS_MAX);
export const givenPassword = z.string().max(PASSWORD_CHARACTERS_MAX);

/** Throws a validation error for the field if the password is weak. The error does not repeat the password. */
export function refuseWeakPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email);
  if (weakness !== undefined)
    throw new InvalidInput([problem.value(['body', 'password'], '**********', weakness)]);
}
