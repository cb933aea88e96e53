import { guessLanguage } from './ngram-detector.ts';
import { languageByStopWords } from './stop-words.ts';

/**
 * The language of a text. What the page declares decides only if the detector cannot: with too little text, a language it does not know, or
 * two similar languages. A template's untouched `lang="en"` never overrules prose.
 */
export function detectLanguage(
  sample: string,
  declared: string | null,
  topLevelDomain: string,
): string | null {
  const obvious =
    languageByStopWords(sample.slice(0, GLANCE_CHARACTERS), declared) ??
    languageByStopWords(sample, declared);
  if (obvious === 'id') return malayOrIndonesian(sample, declared, topLevelDomain);
  if (obvious !== null && !LOOKALIKES.get(declared ?? '')?.includes(obvious)) return obvious;
  const letters = sample.replace(/[^\p{L}]+/gu, '').length;
  if (letters < LETTERS_MIN) return declared;
  const detected = guessLanguage(sample);
  if (detected === undefined) return declared;
  if (detected.language === 'ms') return malayOrIndonesian(sample, declared, topLevelDomain);
  if (declared === null || declared === detected.language) return detected.language;
  if (LOOKALIKES.get(declared)?.includes(detected.language)) return declared;
  const lead = detected.scoreOf(detected.language) - detected.scoreOf(declared);
  const isClose = lead < CLOSE_LEAD && !/\p{Script=Cyrillic}/u.test(sample);
  const isShort = letters < LETTERS_SURE && (!detected.isReliable || lead < SHORT_TEXT_LEAD);
  return isClose || isShort ? declared : detected.language;
}

const GLANCE_CHARACTERS = 350;
const LETTERS_MIN = 16;
const LETTERS_SURE = 120;
const CLOSE_LEAD = 0.02;
const SHORT_TEXT_LEAD = 0.15;

/**
 * Languages that the detector does not know or confuses with a similar one, each with those it confuses them with. Nobody declares the
 * rarer one by accident.
 */
const LOOKALIKES = new Map([
  ['sk', ['cs']],
  ['az', ['tr']],
  ['sr', ['hr', 'bs', 'sl']],
  ['bs', ['hr', 'sr', 'sl']],
  ['mk', ['bg', 'sr']],
  ['gl', ['pt', 'es', 'ca']],
  ['af', ['nl']],
  ['fy', ['nl']],
  ['lb', ['de']],
  ['fo', ['is', 'da', 'no']],
  ['kk', ['ru', 'bg', 'be', 'uk', 'az']],
  ['ky', ['ru', 'bg', 'be', 'uk']],
  ['mn', ['ru', 'bg', 'be', 'uk']],
  ['tg', ['ru', 'bg', 'be', 'uk']],
  ['tt', ['ru', 'bg', 'be', 'uk']],
  ['uz', ['az', 'tr', 'ru', 'tl']],
  ['ne', ['hi', 'mr']],
  ['ps', ['fa', 'ar', 'ur']],
  ['cy', ['en', 'sq', 'et']],
  ['ga', ['en', 'sq', 'et']],
  ['mt', ['it', 'en', 'sq']],
  ['eo', ['es', 'it', 'pt']],
  ['la', ['it', 'es', 'en']],
  ['sw', ['tl', 'yo', 'ms']],
]);

/** The detector has one model for both. Words that only one of them uses decide, then the declaration, then the number of readers. */
function malayOrIndonesian(sample: string, declared: string | null, topLevelDomain: string): string {
  const malay =
    sample.match(/\b(?:ialah|kerana|boleh|sahaja|laman web|rakyat|pejabat|ringgit|kakitangan|syarikat)\b/gi)
      ?.length ?? 0;
  const indonesian =
    sample.match(
      /\b(?:karena|bisa|anda|saat|situs|beranda|kantor|perusahaan|produk|silakan|gratis|rupiah)\b/gi,
    )?.length ?? 0;
  if (malay !== indonesian) return malay > indonesian ? 'ms' : 'id';
  if (declared === 'ms' || declared === 'id') return declared;
  return /(?:^|\.)(?:my|bn|sg)$/.test(topLevelDomain) ? 'ms' : 'id';
}
