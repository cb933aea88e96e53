/**
 * How well a name fits its domain, 0 to 1: the same letters, a part of them, its words, or its initials. `letters` are those of the name,
 * for callers that already have them.
 */
export function domainAffinity(name: string, domain: string, letters = bareLetters(name)): number {
  const { label, whole } = lettersOfDomain(domain);
  if (label.length < 2 || letters.length < 2) return 0;
  if (letters === label || letters === whole) return 1;
  const words = name
    .split(/[\s.,&+/'’"()-]+/)
    .map(bareLetters)
    .filter((word) => word.length > 0);
  const contained = containment(letters, label);
  return Math.max(contained, wordCoverage(words, label), initialsMatch(words, label));
}

let last = { domain: '', label: '', whole: '' };

/** All names of a page are compared with one or two domains, so the last one is cached. */
function lettersOfDomain(domain: string): { readonly label: string; readonly whole: string } {
  if (domain !== last.domain) {
    const dot = domain.indexOf('.');
    const label = bareLetters(domain.slice(0, dot === -1 ? undefined : dot));
    last = { domain, label, whole: label + bareLetters(dot === -1 ? '' : domain.slice(dot)) };
  }
  return last;
}

function containment(letters: string, label: string): number {
  if (letters.length >= 3 && label.includes(letters)) return 0.35 + (0.55 * letters.length) / label.length;
  if (label.length >= 3 && letters.includes(label)) return 0.5 + (0.45 * label.length) / letters.length;
  return 0;
}

/** Words of the name found in the label in order: "Casa Brisa Resort Hotel" on casabrisahotel.com. */
function wordCoverage(words: readonly string[], label: string): number {
  let position = 0;
  let covered = 0;
  let letters = 0;
  for (const word of words) {
    letters += word.length;
    const at = word.length >= 2 ? label.indexOf(word, position) : -1;
    if (at === -1) continue;
    covered += word.length;
    position = at + word.length;
  }
  const coverage = covered / label.length;
  return coverage < 0.5 ? 0 : coverage * (0.65 + (0.3 * covered) / letters);
}

function initialsMatch(words: readonly string[], label: string): number {
  const initials = words.map((word) => word.charAt(0)).join('');
  const long = words
    .filter((word) => word.length > 3)
    .map((word) => word.charAt(0))
    .join('');
  if (initials.length >= 3 && (initials === label || long === label)) return 0.8;
  return initials.length >= 3 && (label.startsWith(initials) || label.endsWith(initials)) ? 0.5 : 0;
}

/** Lower-case letters and digits without accents; Cyrillic is transliterated as domains spell it. */
export function bareLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower.replace(NOT_PLAIN, '');
  return lower
    .replace(SPELT_LETTERS, (letter) => SPELT.get(letter) ?? letter)
    .normalize('NFKD')
    .replace(NO_LETTERS, '');
}

const ASCII = /^[ -~]*$/;
const NOT_PLAIN = /[^a-z\d]+/g;

const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
const SPELT_LETTERS = /[\u0430-\u045fßøöæłı]/g;
const SPELT = new Map(
  'ß:ss ø:o ö:o æ:ae ł:l ı:i а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c ч:ch ш:sh щ:sch ъ:a ы:y ь: э:e ю:yu я:ya і:i ї:i є:e ґ:g ў:u ј:j љ:lj њ:nj ћ:c ђ:dj џ:dz'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)] as const),
);
