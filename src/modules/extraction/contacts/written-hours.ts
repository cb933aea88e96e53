import type { ParsedPage } from '../page/parsed-page.ts';
import { pagePieces } from './page-pieces.ts';

/** Opening hours in the page's text, `Mon – Sat: 9 am to 6 pm`, in the short form `Mo-Sa 09:00-18:00`. */
export function writtenHours(page: ParsedPage, language: string | null): string[] {
  const { day, whole } = patternsOf(language !== null && language in weekdayNames ? language : 'en');
  const lines = new Set<string>();
  for (const { block, previous } of pagePieces(page).figured) {
    if (block.text.length > TEXT_MAX || !RANGE.test(block.text) || !CLOCK.test(block.text)) continue;
    // In a table the day is in the cell before the times. A line with its own times is not such a cell.
    const isCell = previous.length <= DAYS_MAX && !RANGE.test(previous);
    const text = foldText(isCell ? `${previous} ${block.text}` : block.text);
    for (const match of text.matchAll(whole)) {
      const line = lineOf(match, day);
      if (line !== null && lines.size < LINES_MAX) lines.add(line);
    }
  }
  return [...lines];
}

const TEXT_MAX = 400;
const DAYS_MAX = 40;
const LINES_MAX = 21;
const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A time of day that cannot be a mere number. */
const CLOCK = /\d\s?(?:[:.h]\s?\d\d(?!\d)|[ap]\.?\s?m\b|uhr|h\b)/i;
/** Two numbers with a dash or a word between them. Prices and counts, which pages are full of, do not match. */
const RANGE = /\d[\s.hapmur]{0,6}(?:[-\u2010-\u2015~]|\s\p{L}{1,7}|t\/m)\s?\d/iu;
const DASH = '[-\\u2010-\\u2015~]';
const TO = `(?:${DASH}|to|till|til|thru|through|bis|au|a|al|ate|do|tot|t/m|as|och|og|по|до|la|ile)`;
const TIME = '(\\d{1,2})(?:\\s?[:.h]\\s?(\\d\\d)(?!\\d))?\\s?(a\\.?m\\b\\.?|p\\.?m\\b\\.?|uhr|h\\b|hrs?\\b)?';
const TIMES = `${TIME}\\s?${TO}\\s?${TIME}`;

interface Patterns {
  readonly day: readonly RegExp[];
  readonly whole: RegExp;
}

const patternsByLanguage = new Map<string, Patterns>();

/** English day names are recognised on every page; the page's own language comes first. */
function patternsOf(language: string): Patterns {
  const known = patternsByLanguage.get(language);
  if (known !== undefined) return known;
  const names = WEEK.map((_, index) =>
    [...new Set([language, 'en'])].map((each) => weekdayNames[each]?.[index] ?? '').join('|'),
  );
  const name = `(?:${names.join('|')})(?!\\p{L})`;
  const any = `(${name})\\.?`;
  // "Mo, Di und Do": days before the last.
  const listed = `((?:${name}\\.?\\s?(?:[,/&+]|und|and|et|y|e|i|og|och|en|и)\\s?){0,5})`;
  const group = `(?:(${dayGroups.everyDay})|(${dayGroups.weekdays}))`;
  const patterns = {
    day: names.map((name) => new RegExp(`^(?:${name})$`, 'u')),
    // "M-F" and "M-Th" are English abbreviations that no list of days contains.
    whole: new RegExp(
      `(?<!\\p{L})(?:${listed}${any}(?:\\s?${TO}\\s?${any})?|(m)\\s?${DASH}\\s?(f|th)|${group})(?!\\p{L})(?:\\s?[:,(|])?(?:\\s(?:from|von|de|dalle|das|od|van|kl\\.?|с|з|от)(?=\\s))?\\s{0,3}${TIMES}(?:\\s?(?:,|/|&|und|and|et|y|e|i|a|и)\\s?${TIMES})?`,
      'gu',
    ),
  };
  patternsByLanguage.set(language, patterns);
  return patterns;
}

function lineOf(match: RegExpMatchArray, day: readonly RegExp[]): string | null {
  const [, listed = '', from, to, monday, shorthand, everyDay, weekdays, ...times] = match;
  // Bare numbers are floors, sizes and dates as often as hours. One sign of a time, as in "8-12 und 13-17 Uhr", covers all numbers of the
  // line.
  const isClock = times.some((part, index) => part !== undefined && index % 3 !== 0);
  const ranges = isClock
    ? [times.slice(0, 6), times.slice(6, 12)].flatMap((range) => rangeOf(range) ?? [])
    : [];
  if (ranges.length === 0) return null;
  const week = (last: number) => `${WEEK[0]}-${WEEK[last]} ${ranges.join(',')}`;
  if (everyDay !== undefined) return week(6);
  if (weekdays !== undefined) return week(4);
  if (monday !== undefined) return week(shorthand === 'f' ? 4 : 3);
  const first = indexOfDay(from, day);
  const last = indexOfDay(to ?? from, day);
  const before = (listed.match(/\p{L}+/gu) ?? [])
    .map((name) => indexOfDay(name, day))
    .filter((at) => at >= 0);
  if (first < 0 || last < 0) return null;
  const days = [
    ...before.map((at) => WEEK[at]),
    first === last ? WEEK[first] : `${WEEK[first]}-${WEEK[last]}`,
  ];
  return `${days.join(',')} ${ranges.join(',')}`;
}

function indexOfDay(name: string | undefined, day: readonly RegExp[]): number {
  return name === undefined ? -1 : day.findIndex((pattern) => pattern.test(name));
}

function rangeOf([fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf]: readonly (string | undefined)[]):
  | string
  | null {
  if (fromHour === undefined || toHour === undefined) return null;
  const half = halfOf(toHalf);
  const closes = minutesOf(toHour, toMinute, half);
  const opens = minutesOf(fromHour, fromMinute, halfOf(fromHalf) ?? morningOf(half, fromHour, toHour));
  return opens === null || closes === null || opens === closes ? null : `${clock(opens)}-${clock(closes)}`;
}

type Half = 'am' | 'pm';

function halfOf(written: string | undefined): Half | null {
  if (written === undefined || !/^[ap]/.test(written)) return null;
  return written.startsWith('a') ? 'am' : 'pm';
}

/** `9-5 pm` opens in the morning, `1-5 pm` after noon. */
function morningOf(closingHalf: Half | null, fromHour: string, toHour: string): Half | null {
  if (closingHalf !== 'pm') return closingHalf;
  return Number(fromHour) % 12 < Number(toHour) % 12 ? 'pm' : 'am';
}

function minutesOf(hour: string, minute: string | undefined, half: Half | null): number | null {
  const minutes = Number(minute ?? 0);
  let hours = Number(hour);
  if (half !== null) hours = hours > 12 ? Number.NaN : (hours % 12) + (half === 'pm' ? 12 : 0);
  return hours <= 24 && minutes < 60 ? hours * 60 + minutes : null;
}

function clock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Days from Monday to Sunday by language, each with its usual short forms, longest first; folded like the text that is searched. */
const weekdayNames: Readonly<Record<string, readonly string[]>> = folded({
  en: 'monday|mon, tuesday|tues|tue, wednesday|wed, thursday|thurs|thur|thu, friday|fri, saturday|sat, sunday|sun',
  de: 'montags?|mo, dienstags?|di, mittwochs?|mi, donnerstags?|do, freitags?|fr, samstags?|sonnabends?|sa, sonntags?|so',
  fr: 'lundi|lun, mardi|mar, mercredi|mer, jeudi|jeu, vendredi|ven, samedi|sam, dimanche|dim',
  es: 'lunes|lun, martes|mar, miércoles|mié, jueves|jue, viernes|vie, sábados?|sáb, domingos?|dom',
  it: 'lunedì|lun, martedì|mar, mercoledì|mer, giovedì|gio, venerdì|ven, sabato|sab, domenica|dom',
  pt: 'segunda(?:-feira)?|seg, terça(?:-feira)?|ter, quarta(?:-feira)?|qua, quinta(?:-feira)?|qui, sexta(?:-feira)?|sex, sábados?|sáb, domingos?|dom',
  nl: 'maandag|ma, dinsdag|di, woensdag|wo, donderdag|do, vrijdag|vr, zaterdag|za, zondag|zo',
  pl: 'poniedziałek|pon|pn, wtorek|wt, środa|śr, czwartek|czw, piątek|pt, sobota|sob|sb, niedziela|niedz|nd',
  cs: 'pondělí|po, úterý|út, středa|st, čtvrtek|čt, pátek|pá, sobota|so, neděle|ne',
  sk: 'pondelok|po, utorok|ut, streda|st, štvrtok|št, piatok|pi, sobota|so, nedeľa|ne',
  sv: 'måndag|mån, tisdag|tis, onsdag|ons, torsdag|tors?, fredag|fre, lördag|lör, söndag|sön',
  da: 'mandag|man, tirsdag|tirs?, onsdag|ons, torsdag|tors?, fredag|fre, lørdag|lør, søndag|søn',
  no: 'mandag|man, tirsdag|tirs?, onsdag|ons, torsdag|tors?, fredag|fre, lørdag|lør, søndag|søn',
  hu: 'hétfő, kedd, szerda, csütörtök, péntek, szombat, vasárnap',
  ro: 'luni, marți|marti, miercuri, joi, vineri, sâmbătă, duminică',
  ru: 'понедельника?|пн, вторника?|вт, сред[ауы]|ср, четверга?|чт, пятниц[ауы]|пт, суббот[ауы]|сб, воскресенье|воскресенья|вс',
  uk: "понеділок|пн, вівторок|вт, середа|ср, четвер|чт, п['’]ятниця|пт, субота|сб, неділя|нд",
  bg: 'понеделник|пон, вторник|вт, сряда|ср, четвъртък|чет, петък|пет, събота|съб, неделя|нед',
  tr: 'pazartesi|pzt, salı|sal, çarşamba|çar, perşembe|per, cuma|cum, cumartesi|cmt, pazar|paz',
});

/** Words for all days, and for the days from Monday to Friday, in any language. */
const dayGroups = {
  everyDay: foldText(
    'daily|every ?day|(?:7|seven) days a week|täglich|tous les jours|todos los días|tutti i giorni|todos os dias|dagelijks|codziennie|denně|denne|naponta|minden nap|zilnic|ежедневно|каждый день|щодня|всеки ден|her gün|dagligen|dagligt|daglig|päivittäin|毎日|每天',
  ),
  weekdays: foldText(
    'weekdays|werktags|wochentags|en semaine|будни(?:е дни)?|по будням|в будни|будні|делнични дни|hafta içi|vardagar|hverdage|hverdager|arkisin|平日',
  ),
} as const;

function folded(lists: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(lists).map(([language, days]) => [language, days.split(', ').map(foldText)]),
  );
}

/** Lower case without accents. */
function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
