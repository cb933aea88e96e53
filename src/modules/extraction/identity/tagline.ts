import type { Heuristic, Settled } from '../heuristic.ts';
import { cleanText } from '../page/clean-text.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { bareLetters } from './domain-affinity.ts';
import { splitLegalForm } from './legal-form.ts';
import { titleParts } from './title-parts.ts';

/**
 * The line a company presents itself with: a declared slogan, the website's own description, what the title adds to the name, or a short
 * h1.
 */
export const findTagline: Heuristic = (page, settled) => {
  for (const [evidence, candidates] of taglineSources(page, settled)) {
    const tagline = candidates.find((candidate) => isTagline(candidate, settled));
    if (tagline !== undefined) return [{ column: 'tagline', value: tagline, evidence }];
  }
  return [];
};

function* taglineSources(page: ParsedPage, settled: Settled): Generator<[string, string[]]> {
  yield ['JSON-LD slogan', declaredTexts(page.jsonLd.map((node) => node.properties.slogan))];
  const websites = page.jsonLd.filter((node) => node.types.includes('WebSite'));
  yield ['JSON-LD website description', declaredTexts(websites.map((node) => node.properties.description))];
  yield ['msapplication-tooltip', page.metas.get('msapplication-tooltip') ?? []] as [string, string[]];
  yield [
    'title',
    isKeywordList(page.title ?? '')
      ? []
      : titleParts(page.title ?? '')
          .filter((part, _at, parts) => parts.length > 1 || !beginsWithName(part, settled.company_name))
          // Three words of a title are often the name of a thing or a place.
          .filter((part) => wordCount(part) >= TITLE_WORDS_MIN)
          .slice(0, 4),
  ];
  const headings = page.headings.filter(({ level, hidden }) => level === 1 && !hidden);
  const [only] = headings;
  if (headings.length !== 1 || only === undefined || wordCount(only.text) < 3 || SECTION.test(only.text))
    return;
  // Short parts of a title are not taken from it, so they are not taken from a heading that repeats them either.
  const letters = bareLetters(only.text);
  const isShortPart = titleParts(page.title ?? '').some(
    (part) => wordCount(part) < TITLE_WORDS_MIN && bareLetters(part) === letters,
  );
  if (!isShortPart) yield ['h1', [behindName(only.text, settled.company_name)]];
}

/** "Our services", "Nos deux boutiques": what a section of the page lists. A statement has a comma or ends like a sentence. */
const SECTION =
  /^(?:our|unsere?|nos|notre|nuestr[oa]s?|noss[oa]s?|(?:i|le|la|il) nostr[aeio]|onze|ons|nasz[ae]?|naše?|vår[at]?|vores|våre|mūsų|mūsu|meie|meidän|наш[аеи]?|нашите|bizim|τα|kami)\s[^,.!]*$/iu;

/** Many systems escape texts for HTML before they put them into JSON. */
function declaredTexts(values: readonly unknown[]): string[] {
  return values.map((value) => cleanText(jsonLdText(value) ?? '')).filter((text) => text !== '');
}

const TITLE_WORDS_MIN = 4;

/** "Kvarnby - Bread with patience": the part after the name. */
function behindName(text: string, name: string | null): string {
  if (name === null || !text.toLowerCase().startsWith(name.toLowerCase())) return text;
  const rest = text.slice(name.length);
  return /^\s*[-–—:|]\s+\S/.test(rest) ? rest.replace(/^\s*[-–—:|]\s+/, '') : text;
}

/** An undivided title that starts with the name is the name with keywords, not a tagline. */
function beginsWithName(title: string, name: string | null): boolean {
  const letters = bareLetters(name ?? '');
  const at = bareLetters(title).indexOf(letters);
  return letters.length >= NAME_LETTERS_MIN && at >= 0 && at <= NAME_PLACE_MAX;
}

const NAME_PLACE_MAX = 8;

const NAME_LETTERS_MIN = 4;

function isTagline(text: string, settled: Settled): boolean {
  const words = wordCount(text);
  if (
    words < 2 ||
    words > 16 ||
    text.length > 120 ||
    NO_TAGLINE.test(text) ||
    BODY.test(text) ||
    BUILDER_DEFAULTS.test(text)
  )
    return false;
  if (isKeywordList(text) || isPairOfThings(text) || PERSON.test(text) || splitLegalForm(text) !== null)
    return false;
  if (PRICED.test(text) || NOTHING_THERE.test(text) || (words <= BODY_WORDS_MAX && BODY_AT_END.test(text)))
    return false;
  if (isSpeltOutName(text, settled.company_name) || endsWithName(text, settled.company_name)) return false;
  const letters = bareLetters(text);
  const names = [settled.company_name, settled.legal_name, settled.domain].map((name) =>
    bareLetters(name ?? ''),
  );
  return !names.some((name) => isMostlyName(letters, name));
}

/** A list of keywords is written for search engines, not for people, and so is a part of one. */
function isKeywordList(text: string): boolean {
  return (text.match(/[,;、，・]/g)?.length ?? 0) >= 2;
}

/** "engagement rings, wedding rings": two things with a comma between them and no statement about them. */
function isPairOfThings(text: string): boolean {
  return text.includes(',') && wordCount(text) <= PAIR_WORDS_MAX && !/[.!]$/.test(text);
}

/**
 * "Turning and milling works Kvarnby": keywords before the name. After a small word ("bread from Kvarnby") the name is part of a statement.
 */
function endsWithName(text: string, name: string | null): boolean {
  if (name === null || name.length < NAME_LETTERS_MIN || !text.toLowerCase().endsWith(name.toLowerCase()))
    return false;
  const before = text.slice(0, -name.length);
  return before !== '' && !SMALL_WORD_AT_END.test(before);
}

const SMALL_WORD_AT_END = /(?:^|\s)\p{Ll}{1,4}[\s'’]+$/u;

/** "No news at the moment". */
const NOTHING_THERE =
  /(?<!\p{L})(?:aucune?|no|keine?|ning[uú]n[ao]?|nenhuma?|nessun[ao]?|geen|brak|żadn\p{L}+|žádn\p{L}+|ingen|inga|ei|nincs|niciun[ăa]?|нет|немає|няма|bulunamadı|henüz)(?!\p{L}).*(?<!\p{L})(?:disponibles?|available|found|yet|verfügbar|vorhanden|gefunden|moment|instant|encontrad\p{L}+|disponível|disponibil[ei]|trovat\p{L}+|beschikbaar|gevonden|dostępn\p{L}+|k dispozici|nalezen\p{L}*|tilgængelige?|tilgjengelige?|tillgänglig\p{L}*|saatavilla|elérhető|доступн\p{L}+|найден\p{L}*|знайдено|налич\p{L}+|bulunmamaktadır)(?!\p{L})/iu;

/** "Prices from $18": an offer. */
const PRICED = /[$€£₹₽₺]\s?\d|\d\s?(?:€|zł|kč|kr\b|kr\.|руб|₽|грн|ft\b|lei\b|tl\b)/iu;

/** "Kvarnby Region Trade Association" beside "KRTA": the name in full. Small words may have no letter in the abbreviation. */
function isSpeltOutName(text: string, name: string | null): boolean {
  const letters = bareLetters(name ?? '');
  const initials = text.split(/[\s-]+/).map((word) => bareLetters(word).charAt(0));
  if (letters.length < 3 || initials.length - letters.length > SMALL_WORDS_MAX) return false;
  let used = 0;
  for (const initial of initials) if (initial === letters.charAt(used)) used += 1;
  return used === letters.length;
}

/** "Association of …": the full names of organisations. */
const BODY =
  /^(?:the )?(?:association|foundation|federation|society|fondation|fédération|syndicat|asociación|fundación|federación|associação|fundação|associazione|fondazione|federazione|stichting|vereniging|stiftung|verein|verband|fundacja|stowarzyszenie|nadace|spolek|združenie|egyesület|alapítvány|asociația|fundația|stiftelsen|föreningen|foreningen|yhdistys|фонд|ассоциация|асоціація|сдружение|derneği|vakfı|društvo|udruga|udruženje|asociatia|fundatia|asociacion|fundacion)\s/iu;
/** "Workers' gymnastics and sports club" in languages that write the club at the end. */
const BODY_AT_END =
  /(?:forening(?:en)?|forbund(?:et)?|förening(?:en)?|förbund(?:et)?|verein|verband|vereniging|genossenschaft|yhdistys|egyesület|szövetség|derneği|vakfı|kulübü|協会|连盟|協會|协会)(?: e\. ?V\.?)?$/iu;
const BODY_WORDS_MAX = 7;

const SMALL_WORDS_MAX = 3;
const PAIR_WORDS_MAX = 5;
const PERSON = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|Prof|Dra|Lic|Ing)\.? \p{Lu}/u;

/** Whether a text is the name itself, a part of it, or the name with a word or two around it. */
function isMostlyName(letters: string, name: string): boolean {
  if (name.length < 2) return false;
  if (name.includes(letters)) return true;
  return name.length >= 4 && letters.includes(name) && name.length >= letters.length * NAME_PART_MAX;
}

const NAME_PART_MAX = 0.34;

/** Addresses, greetings, questions, pages of a shop, years and postal codes, none of which are taglines. */
const NO_TAGLINE =
  /https?:|@|©|\?$|::|\.(?:com|net|org|de|co\.uk)\b|\b(?!(?:19|20)\d\d\b)\d{4,}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b|\||^(?:(?:herzlich|ganz herzlich|a warm|a very warm|hjertelig|hjärtligt|varmt|van harte|serdecznie|srdečně|srdečne|lämpimästi)\s)?(?:welcome|willkommen|bienvenue|bienvenid|benvenut|bem[- ]vindo|welkom|witamy|vítejte|vitajte|üdvözöl|bine ați|добро пожаловать|ласкаво просимо|добре дошли|hoş ?geldin|selamat datang|velkommen|välkommen|tervetuloa|tere tulemast|καλώς|ようこそ|欢迎|مرحب|ברוכים|sveiki atvyk|laipni lūdz|dobrodošl|dobro došli|mirë se|vitajte|chào mừng|歓迎|歡迎)|(?:^|\s)(?:home|home ?page|startseite|accueil|novità|novedades|de portada|coming soon|under construction|page not found|sign in|log in)$/i;
const BUILDER_DEFAULTS =
  /just another .{0,30}site|my (?:wordpress )?(?:blog|site|website)$|another (?:awesome )?website|ein weiterer wordpress|eine weitere wordpress|un site utilisant wordpress|otro sitio (?:realizado con )?wordpress|un nuovo sito(?: targato)? wordpress|mais um site wordpress|kolejna (?:witryna|strona) (?:oparta )?.{0,15}wordpress|een andere wordpress|další web používající wordpress|ещё один сайт на wordpress|bir başka wordpress|en wordpress|your (?:tagline|slogan)|site description|lorem ipsum|default (?:description|store)|theme (?:demo|fest)|business page|new (?:site|website)$|title of the (?:document|page)|^(?:document|page) title$|^untitled/i;

/** In scripts without spaces, three characters count as a word. */
function wordCount(text: string): number {
  const unspaced = text.match(/[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
  return text.trim().split(/\s+/).length + Math.floor(unspaced / 3);
}
