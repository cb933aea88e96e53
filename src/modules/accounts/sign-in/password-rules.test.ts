import { describe, expect, it } from 'vitest';
import { weaknessOf } from './password-rules.ts';

const EMAIL = 'ann.smith@acme-research.com';

describe('a password', () => {
  it.each([
    '1234567890',
    '0987654321',
    'qwertyuiop',
    'qwerty12345',
    '1q2w3e4r5t6y',
    'abcdefghijkl',
    'abcabcabcabc',
    'aaaaaaaaaaaa',
    '          ',
    '1212121212',
    'password12',
    'Password123!',
    'P@ssw0rd2024',
    'passwordpassword',
    'Welcome2024!',
    'iloveyou123',
    'administrator1',
    'changeme!!',
    'Summer2025!',
    EMAIL,
    `${EMAIL}1`,
    'ann.smith2024',
    'acme-research1',
  ])('%s is refused with a reason', (password) => {
    expect(weaknessOf(password, EMAIL)).toMatch(/\.$/);
  });

  it.each([
    'correct horse battery',
    'vK9#pf2LmQ',
    'blue tractor on mars',
    'пароль мой длинный',
    'Kx7-tram-9911',
  ])('%s is accepted', (password) => {
    expect(weaknessOf(password, EMAIL)).toBeUndefined();
  });
});
