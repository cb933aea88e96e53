import { useId, useState } from 'react';
import type { Column } from '../api/api.ts';
import { day, t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import type { Evidence } from './use-evidence.ts';
import type { ProfileValue } from './use-profile.ts';
import { isFilled, Value } from './value.tsx';

interface LabelledProps {
  readonly column: Pick<Column, 'name' | 'label'> & Partial<Pick<Column, 'description'>>;
  readonly value: ProfileValue;
  readonly evidence: Evidence | undefined;
  /** The company's own domain, which its addresses are then shown without. */
  readonly domain?: string;
}

/** A value with its label and where it was found. */
export function LabelledValue({ column, value, evidence, domain }: LabelledProps) {
  const { name, label, description } = column;
  return (
    <div>
      <dt title={description}>{label}</dt>
      <dd>
        <div className="value" dir="auto">
          {isFilled(value) ? (
            <Value name={name} value={value} domain={domain} />
          ) : (
            <span className="empty">–</span>
          )}
        </div>
      </dd>
      <Source label={label} evidence={evidence} />
    </div>
  );
}

/** A mark beside a value. Hovering or focusing it shows where the value was found, and a click keeps that open. */
export function Source({
  label,
  evidence,
}: {
  readonly label: string;
  readonly evidence: Evidence | undefined;
}) {
  const [isKept, setKept] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const id = useId();
  if (!evidence) return null;
  return (
    <dd className="source">
      <button
        type="button"
        className="evidence-mark"
        aria-expanded={isKept || isPointedAt}
        aria-controls={id}
        aria-label={t('Source of {label}', { label })}
        onClick={() => setKept(!isKept)}
        onMouseEnter={() => setPointedAt(true)}
        onMouseLeave={() => setPointedAt(false)}
        onFocus={() => setPointedAt(true)}
        onBlur={() => setPointedAt(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !(isKept || isPointedAt)) return;
          event.stopPropagation();
          setKept(false);
          setPointedAt(false);
        }}
      >
        <Icon name="info" />
      </button>
      <span className={isKept ? 'evidence' : 'evidence floating'} id={id} hidden={!isKept && !isPointedAt}>
        {t('In {place} on {day}:', { place: placeInWords(evidence.place), day: day(evidence.seen_at) })}{' '}
        <bdi>{evidence.snippet}</bdi>
      </span>
    </dd>
  );
}

/** Where a value was found, in the user's language. Places without a translation, for example tag names, stay as they are. */
function placeInWords(place: string): string {
  const names: Readonly<Record<string, string>> = {
    title: t('title'),
    'title element': t('title'),
    description: t('description'),
    'meta description': t('description'),
    headings: t('headings'),
    'h1 elements': t('headings'),
    'h2 elements': t('headings'),
    'h3 elements': t('headings'),
    h1: t('headings'),
    h2: t('headings'),
    h3: t('headings'),
    text: t('text of the page'),
    body: t('text of the page'),
    'language of the text': t('language of the text'),
    link: t('link'),
    links: t('link'),
    'link in footer': t('link in the footer'),
    'tel link': t('link'),
    'menu links': t('menu'),
    buttons: t('buttons'),
    address: t('web address'),
    'final address': t('web address'),
    'structured data': t('structured data'),
    'copyright line': t('copyright line'),
    scripts: t('scripts'),
    scriptSrc: t('scripts'),
    html: t('source code of the page'),
    dom: t('source code of the page'),
  };
  return [...new Set(place.split(', ').map((part) => names[part] ?? part))].join(', ');
}
