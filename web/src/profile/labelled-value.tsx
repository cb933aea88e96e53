import { useId, useState } from 'react';
import type { Column } from '../api/api.ts';
import { day, t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import type { Evidence } from './use-evidence.ts';
import type { ProfileValue } from './use-profile.ts';
import { isFilled, Value } from './value.tsx';

interface LabelledProps {
  readonly column: Column;
  readonly value: ProfileValue;
  readonly evidence: Evidence | undefined;
}

/** A value with its name and, on a press or under the pointer, where it was seen. */
export function LabelledValue({ column: { name, label, description }, value, evidence }: LabelledProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <dt title={description}>{label}</dt>
      <dd title={evidence && `${evidence.place}: ${evidence.snippet}`}>
        <div className="value" dir="auto">
          {isFilled(value) ? <Value name={name} value={value} /> : <span className="empty">–</span>}
        </div>
        {evidence && (
          <button
            type="button"
            className="evidence-mark"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('Source of {label}', { label })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="info" />
          </button>
        )}
      </dd>
      {evidence && (
        <dd className="evidence" id={id} hidden={!isOpen}>
          {t('In {place} on {day}:', { place: evidence.place, day: day(evidence.seen_at) })}{' '}
          <bdi>{evidence.snippet}</bdi>
        </dd>
      )}
    </div>
  );
}
