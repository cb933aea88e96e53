import { countryName, industryName, languageName, number, subIndustryName, t } from '../i18n/i18n.ts';
import { OutsideLink } from '../parts/outside-link.tsx';
import type { ProfileValue } from '../profile/use-profile.ts';
import { isFilled, shortAddress } from '../profile/value.tsx';

interface CellProps {
  readonly name: string;
  readonly value: ProfileValue;
  /** Whether the row came without its profile columns. */
  readonly isMissing: boolean;
}

/** A profile value on one line of a row. Text from a page is never interpreted as markup. */
export function CellValue({ name, value, isMissing }: CellProps) {
  if (isMissing) return <span className="muted">…</span>;
  if (!isFilled(value)) return null;
  if (typeof value === 'boolean')
    return <span className={value ? '' : 'muted'}>{value ? t('yes') : t('no')}</span>;
  if (typeof value === 'number')
    return name.endsWith('_year') || name.endsWith('itude') ? String(value) : number(value);
  if (Array.isArray(value)) return <Items name={name} values={value} />;
  const text = String(value);
  if (/^https?:\/\//i.test(text)) return <OutsideLink href={text}>{shortAddress(text)}</OutsideLink>;
  return inWords(name, text);
}

function Items({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  const different = [...new Set(values)].map((value) => inWords(name, value));
  return (
    <span title={different.join('\n')}>{different.map((address) => shortAddress(address)).join(', ')}</span>
  );
}

/** Replaces codes by names. */
function inWords(name: string, text: string): string {
  if (name === 'language' || name === 'languages_offered') return languageName(text);
  if (name === 'country') return countryName(text);
  if (name === 'industry') return industryName(text);
  if (name === 'sub_industry') return subIndustryName(text);
  return text;
}
