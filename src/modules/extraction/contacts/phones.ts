import type { Finding, Heuristic } from '../heuristic.ts';
import { type PhoneMention, phoneMentions } from './phone-mentions.ts';
import { readPhoneNumber } from './phone-number.ts';

/** Phones and faxes in E.164: first links, then structured data, then text; national forms are read by the settled country. */
export const findPhones: Heuristic = (page, settled) => {
  const numbers = new Map<string, { sources: Set<string>; phone: boolean; fax: boolean }>();
  for (const [e164, mention] of readMentions(phoneMentions(page), settled.country)) {
    const entry = numbers.get(e164) ?? { sources: new Set(), phone: false, fax: false };
    entry.sources.add(mention.source);
    entry.phone ||= mention.label === 'phone' || mention.label === 'phone-and-fax';
    entry.fax ||= mention.label === 'fax' || mention.label === 'phone-and-fax';
    numbers.set(e164, entry);
  }
  const entries = [...numbers];
  const phones = entries.filter(([, entry]) => entry.phone || !entry.fax).slice(0, NUMBERS_MAX);
  const faxes = entries.filter(([, entry]) => entry.fax).slice(0, NUMBERS_MAX);
  const findings: Finding[] = [];
  if (phones.length > 0) {
    findings.push({ column: 'phones', value: phones.map(([e164]) => e164), evidence: sourcesOf(phones) });
  }
  if (faxes.length > 0) {
    findings.push({ column: 'fax_numbers', value: faxes.map(([e164]) => e164), evidence: sourcesOf(faxes) });
  }
  return findings;
};

const NUMBERS_MAX = 20;
/** Reading a number takes tens of microseconds; a page that needs more readings is a directory, not a company's contact. */
const READINGS_MAX = 60;

function* readMentions(
  mentions: readonly PhoneMention[],
  country: string | null,
): Generator<[string, PhoneMention]> {
  const readings = new Map<string, string | null>();
  for (const mention of mentions) {
    for (const written of mention.written) {
      const key = written.replace(/[^\d+]/g, '');
      let e164 = readings.get(key);
      if (e164 === undefined) {
        if (readings.size === READINGS_MAX) return;
        e164 = readWithoutTail(written, country, mention);
        readings.set(key, e164);
      }
      if (e164 === null) continue;
      yield [e164, mention];
      break;
    }
  }
}

/** In text, the next digits may belong to something else: a second line (`-52`), a postal code, an extension. */
function readWithoutTail(written: string, country: string | null, mention: PhoneMention): string | null {
  const whole = readPhoneNumber(written, country);
  if (whole !== null || mention.source !== 'text') return whole?.e164 ?? null;
  const shorter = written.replace(/[\s/-]+\(?\d{1,5}\)?$/, '');
  return shorter === written ? null : (readPhoneNumber(shorter, country)?.e164 ?? null);
}

function sourcesOf(
  entries: readonly (readonly [string, { readonly sources: ReadonlySet<string> }])[],
): string {
  return [...new Set(entries.flatMap(([, entry]) => [...entry.sources]))].join(', ');
}
