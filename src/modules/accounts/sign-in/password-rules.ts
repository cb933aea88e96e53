/** Words that most guessed passwords contain. Look-ups first remove surrounding digits and signs and undo usual letter swaps. */
const commonPasswordWords: readonly string[] = `
password passwort passw0rd motdepasse contrasena contraseña parola haslo heslo wachtwoord losenord salasana senha
administrator administrateur admin adminadmin root toor superuser sysadmin login loginlogin signin letmein letmeinnow
welcome welcomehome willkommen bienvenue bienvenido changeme changemenow changeit default temp temporary test testing
testtest guest user username homedex demo company business office secret topsecret security secure private
iloveyou iloveu loveyou iloveyoubaby loveme lovely lovers mylove princess sunshine sunflower rainbow butterfly
football footballer baseball basketball softball hockey soccer liverpool arsenal chelsea manchester barcelona
realmadrid juventus bayern dortmund yankees lakers cowboys steelers eagles rangers
superman batman spiderman starwars pokemon dragon dragonball monkey shadow master killer hunter ranger tigger
michael jennifer jessica jordan daniel thomas charlie robert andrew joshua matthew anthony christian alexander
elizabeth victoria samantha stephanie nicole ashley michelle amanda melissa maria martin george william
computer internet samsung google facebook whatever trustno whatever forever friends family blessed blessing jesus
jesuschrist godisgood heaven angel angels money moneymoney cheese chocolate cookie pepper ginger
summer winter spring autumn sommer herbst fruehling monday friday january february september october november december
corvette mustang porsche ferrari mercedes harley yamaha
qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm
qazwsx qazwsxedc wsxedc abc abcd abcdef abcdefg abcdefgh letter number letters numbers
correcthorsebatterystaple
`
  .trim()
  .split(/\s+/);

/** Sequences on keyboards and in alphabets that are easy to type and to guess. */
const easyRuns: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  'yxcvbnm,.-',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()_+',
];

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
