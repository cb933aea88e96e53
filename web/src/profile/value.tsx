import { countryName, industryName, languageName, moment, number, subIndustryName, t } from '../i18n/i18n.ts';
import { OutsideLink } from '../parts/outside-link.tsx';
import { readablePhone, readableWord } from './readable.ts';
import type { ProfileValue } from './use-profile.ts';

export const isFilled = (value: ProfileValue): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const ITEMS_SHOWN = 12;
/** Columns whose values are single words. Other lists hold sentences and addresses, which get a line each. */
const inOneLine: readonly string[] = [
  ...['top_keywords', 'languages_offered', 'payment_badges', 'areas_served', 'target_audience'],
];
/** The full text of a page is better read on the page itself. */
const CHARACTERS_SHOWN = 2_000;

interface ValueProps {
  readonly name: string;
  readonly value: ProfileValue;
  /** The company's own domain, which its addresses are then shown without. */
  readonly domain?: string | undefined;
}

/** A profile value in readable form. Text from a page is never interpreted as markup. */
export function Value({ name, value, domain }: ValueProps) {
  if (value === true) return t('yes');
  if (value === false) return t('no');
  if (Array.isArray(value)) return <Items name={name} values={value} />;
  if (typeof value === 'number')
    return name.endsWith('_year') || name.endsWith('itude') ? String(value) : number(value);
  const text = String(value ?? '');
  if (name === 'emails') return <OutsideLink href={`mailto:${text}`}>{text}</OutsideLink>;
  if (name === 'phones') return <OutsideLink href={`tel:${text}`}>{readablePhone(text)}</OutsideLink>;
  if (name === 'b2b_or_b2c' || name === 'business_model') return readableWord(name, text);
  if (name === 'fetched_at') return moment(text);
  if (name === 'country') return countryName(text);
  if (name === 'industry') return industryName(text);
  if (name === 'sub_industry') return subIndustryName(text);
  if (name === 'language' || name === 'languages_offered') return languageName(text);
  if (/^https?:\/\//i.test(text)) return <OutsideLink href={text}>{shortAddress(text, domain)}</OutsideLink>;
  return text.length > CHARACTERS_SHOWN ? `${text.slice(0, CHARACTERS_SHOWN)} …` : text;
}

function Items({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  // A page may contain the same value twice.
  const different = [...new Set(values)];
  if (inOneLine.includes(name))
    return (
      <span>
        {different
          .slice(0, ITEMS_SHOWN)
          .map((value) => (name === 'languages_offered' ? languageName(value) : value))
          .join(', ')}
        {different.length > ITEMS_SHOWN && (
          <span className="muted"> {t('and {n} more', { n: different.length - ITEMS_SHOWN })}</span>
        )}
      </span>
    );
  return (
    <ul>
      {different.slice(0, ITEMS_SHOWN).map((value) => (
        <li key={value}>
          <Value name={name} value={value} />
        </li>
      ))}
      {different.length > ITEMS_SHOWN && (
        <li className="muted">{t('and {n} more', { n: different.length - ITEMS_SHOWN })}</li>
      )}
    </ul>
  );
}

/** An address without its protocol and, if it is below the given domain, without that. */
export function shortAddress(address: string, domain?: string): string {
  const short = address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
  return domain !== undefined && short.startsWith(`${domain}/`) ? short.slice(domain.length) : short;
}
