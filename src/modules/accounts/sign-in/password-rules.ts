import { commonPasswordWords, easyRuns } from './common-passwords.ts';

const DISTINCT_CHARACTERS_MIN = 5;
const REPEATED_CHARACTERS_MAX = 6;

const commonWords = new Set(commonPasswordWords);
const runs = easyRuns.flatMap((run) => [run, [...run].reverse().join('')]);
const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Returns why a password is easy to guess, as a sentence for its owner; undefined if it is acceptable. */
export function weaknessOf(password: string, email: string): string | undefined {
  const folded = password.trim().toLowerCase();
  if (new Set(folded).size < DISTINCT_CHARACTERS_MIN) return 'use at least five different characters.';
  if (isRepetition(folded)) return 'this password repeats a few characters and is easy to guess.';
  if (isEasyRun(folded)) return 'this password follows the keyboard or the alphabet and is easy to guess.';
  if (isCommon(folded))
    return 'this is one of the most common passwords. Choose another, such as four unrelated words.';
  if (isAddress(folded, email.toLowerCase())) return 'the password must not be based on your e-mail address.';
  return undefined;
}

function isRepetition(text: string): boolean {
  for (let period = 1; period <= REPEATED_CHARACTERS_MAX; period++)
    if (text.length >= period * 2 && text.slice(period) === text.slice(0, -period)) return true;
  return false;
}

/** Also recognises two runs in a row, such as `qwerty12345`, which are as easy to guess as one. */
function isEasyRun(text: string): boolean {
  const RUN_MIN = 4;
  let at = 0;
  while (at < text.length) {
    let length = Math.min(text.length - at, 24);
    while (length >= RUN_MIN && !isWithinRun(text.slice(at, at + length))) length--;
    if (length < RUN_MIN) return false;
    at += length;
  }
  return text.length > 0;
}

const isWithinRun = (piece: string): boolean => runs.some((run) => run.includes(piece));

function isCommon(text: string): boolean {
  const bare = (form: string): string => form.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/[\s._-]+/g, '');
  const unswapped = [...text].map((character) => swaps[character] ?? character).join('');
  const trimmedThenUnswapped = [...text.replace(/[\d\W_]+$/u, '')]
    .map((character) => swaps[character] ?? character)
    .join('');
  return [text, unswapped, trimmedThenUnswapped].some((form) => {
    const word = bare(form);
    return commonWords.has(word) || isRepeatedCommonWord(word);
  });
}

function isRepeatedCommonWord(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return half.length * 2 === word.length && half + half === word && commonWords.has(half);
}

function isAddress(text: string, email: string): boolean {
  const [localPart = '', host = ''] = email.split('@');
  const company = host.split('.')[0] ?? '';
  const core = text.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  return (
    text.includes(email) ||
    [email, localPart, host, company, localPart + company].includes(core) ||
    text === host
  );
}
