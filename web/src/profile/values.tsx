import { useColumns } from '../api/questions.ts';
import { t } from '../i18n/i18n.ts';
import { LabelledValue } from './labelled-value.tsx';
import { evidenceOf, useEvidence } from './use-evidence.ts';
import type { Columns } from './use-profile.ts';
import { isFilled } from './value.tsx';

interface ValuesProps {
  readonly domain: string;
  readonly columns: Columns;
  /** Whole groups, or single columns in this order. */
  readonly groups?: readonly string[];
  readonly names?: readonly string[];
  /** Columns that are elsewhere on the page. */
  readonly without?: readonly string[];
}

/** The filled columns among those requested. */
export function Values({ domain, columns, groups = [], names, without = [] }: ValuesProps) {
  const { data: all = [] } = useColumns();
  const { data: evidence } = useEvidence(domain);
  const wanted = names
    ? names.flatMap((name) => all.find((column) => column.name === name) ?? [])
    : all.filter(({ group, name }) => groups.includes(group) && !without.includes(name));
  const filled = wanted.filter(({ name }) => isFilled(columns[name]));
  if (all.length > 0 && filled.length === 0)
    return <p className="muted">{t('Not found on the homepage.')}</p>;
  return (
    <dl className="values">
      {filled.map((column) => (
        <LabelledValue
          key={column.name}
          column={column}
          value={columns[column.name]}
          evidence={evidenceOf(evidence?.columns, column.name)}
        />
      ))}
    </dl>
  );
}
