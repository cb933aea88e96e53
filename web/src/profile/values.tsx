import type { Column } from '../api/api.ts';
import { useColumns } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { LabelledValue } from './labelled-value.tsx';
import { evidenceOf, useEvidence } from './use-evidence.ts';
import type { Columns } from './use-profile.ts';
import { isFilled } from './value.tsx';

interface ValuesProps {
  readonly domain: string;
  readonly columns: Columns;
  /** The columns to show, in display order. */
  readonly pick: (all: readonly Column[]) => readonly Column[];
}

/** The chosen columns that have a value, each with where it was found. */
export function Values({ domain, columns, pick }: ValuesProps) {
  const { data: all = [] } = useColumns();
  const filled = pick(all).filter(({ name }) => isFilled(columns[name]));
  if (all.length === 0) return <div className="skeleton domain-skeleton" />;
  if (filled.length === 0) return <p className="muted">{t('Not found on the homepage.')}</p>;
  return <ValueList domain={domain} columns={columns} shown={filled} />;
}

interface ValueListProps extends Omit<ValuesProps, 'pick'> {
  readonly shown: readonly Column[];
}

/** Columns with their values, each with where it was found. */
export function ValueList({ domain, columns, shown }: ValueListProps) {
  const { data: evidence } = useEvidence(domain);
  return (
    <dl className="values">
      {shown.map((column) => (
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
