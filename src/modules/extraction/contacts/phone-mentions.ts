import { oncePerPage } from '../page/once-per-page.ts';
import type { Anchor, ParsedPage, TextBlock } from '../page/parsed-page.ts';
import { stringValues } from './json-ld-values.ts';
import { type PagePieces, pagePieces } from './page-pieces.ts';
import { percentDecode } from './percent-decode.ts';
import type { NumberLabel } from './phone-label.ts';
import { findWrittenNumbers, hasSixDigits, type WrittenNumber } from './phone-text.ts';

/** A place on the page that may contain a phone number; whether it does depends on the country, which is settled later. */
export interface PhoneMention {
  /** The number in the forms that the place has, most trusted first. */
  readonly written: readonly string[];
  readonly label: NumberLabel | null;
  readonly source: 'tel link' | 'JSON-LD' | 'microdata' | 'WhatsApp link' | 'text';
}

/** Every number on the page, best evidence first. Country and phones both read it, so it is computed once per page. */
export const phoneMentions = oncePerPage((page: ParsedPage): readonly PhoneMention[] => {
  const { dialled, external, numeric } = pagePieces(page);
  return [
    ...dialled.slice(0, WRITTEN_MAX).flatMap(telMention),
    ...structuredMentions(page),
    ...external.slice(0, EXTERNAL_MAX).flatMap(whatsAppMention),
    ...writtenMentions(numeric),
  ];
});

const DIAL_SCHEME = /^\s*(?:tel|callto|sms|fax):(?:\/\/)?/i;

function telMention(anchor: Anchor): PhoneMention[] {
  const scheme = DIAL_SCHEME.exec(anchor.rawHref)?.[0];
  if (scheme === undefined) return [];
  const dialled = percentDecode(anchor.rawHref.slice(scheme.length)).split(/[;,?]/)[0] ?? '';
  const shown = findWrittenNumbers(anchor.text, anchor.label)[0];
  // A reader sees the text; copied templates often leave another company's number in the link behind it.
  const agree = shown !== undefined && lastDigits(shown.written) === lastDigits(dialled);
  const written =
    shown === undefined ? [dialled] : agree ? [dialled, shown.written] : [shown.written, dialled];
  const label = /^\s*fax:/i.test(scheme) ? 'fax' : (shown?.label ?? null);
  return [{ written, label, source: 'tel link' }];
}

function structuredMentions(page: ParsedPage): PhoneMention[] {
  const mentions: PhoneMention[] = [];
  const add = (source: 'JSON-LD' | 'microdata', label: NumberLabel, values: readonly string[]): void => {
    for (const value of values) mentions.push({ written: [value], label, source });
  };
  for (const node of page.jsonLd) {
    add('JSON-LD', 'phone', stringValues(node.properties.telephone));
    add('JSON-LD', 'fax', stringValues(node.properties.faxNumber));
  }
  for (const item of page.microdata) {
    add('microdata', 'phone', item.properties.get('telephone') ?? []);
    add('microdata', 'fax', item.properties.get('faxNumber') ?? []);
  }
  return mentions;
}

function whatsAppMention(anchor: Anchor): PhoneMention[] {
  if (!anchor.rawHref.includes('wa.me') && !anchor.rawHref.includes('whatsapp')) return [];
  const digits = /(?:wa\.me\/|phone=|whatsapp\.com\/)(?:%2B|\+|%20|\s)*(\d[\d\s()%-]{6,24})/i.exec(
    anchor.rawHref,
  )?.[1];
  return digits === undefined
    ? []
    : [
        {
          written: [`+${percentDecode(digits).replace(/\D/g, '').replace(/^00/, '')}`],
          label: 'phone',
          source: 'WhatsApp link',
        },
      ];
}

/** Directories show thousands of numbers, none of which is the company's own. */
const WRITTEN_MAX = 200;
const EXTERNAL_MAX = 1000;

function writtenMentions(numeric: PagePieces['numeric']): PhoneMention[] {
  const mentions: PhoneMention[] = [];
  for (const { block, previous } of numeric) {
    if (hasSixDigits(block.text)) mentions.push(...textMentions(block, previous));
    if (mentions.length >= WRITTEN_MAX) break;
  }
  return mentions;
}

function textMentions(block: TextBlock, previous: string): PhoneMention[] {
  // A line with a number of its own, such as "ZIP 64500-000", is no label of the next.
  const before = previous.length <= 30 && !/\d{3}/.test(previous) ? previous : '';
  return findWrittenNumbers(block.text, before)
    .filter((number) => number.label !== null || standsAsPhone(number, block))
    .map((number) => ({ written: [number.written], label: number.label, source: 'text' }));
}

/** Without a label, a number must look like a phone number and be where phones usually are: alone, or in a header, footer or address. */
function standsAsPhone({ written, grouped, before }: WrittenNumber, block: TextBlock): boolean {
  if (/^\(?(?:\+|00[1-9])/.test(written)) return true;
  const alone = block.text.length - written.length <= 25;
  if (!grouped) return block.text === written && /^0[1-9]\d{8,9}$/.test(written);
  const placed = alone || block.region === 'footer' || block.region === 'header' || block.tag === 'address';
  if (!placed || (/\d\s*$/.test(before) && !alone)) return false;
  const northAmerican = /^(?:1[\s.-])?\(?[2-9]\d\d\)?[\s.-]{1,3}[2-9]\d\d[\s.-]{1,3}\d{4}$/.test(written);
  return (
    northAmerican ||
    /^\(?0[1-9]/.test(written) ||
    /^\(\d{2,4}\)/.test(written) ||
    /^\d{2,4}(?:[\s-]\d{2,4}){1,4}$/.test(written)
  );
}

function lastDigits(written: string): string {
  return written.replace(/\D/g, '').slice(-7);
}
