import { useState } from 'react';
import type { Column } from '../api/api.ts';
import { useColumnsByName } from '../api/queries.ts';
import { plural, t } from '../i18n/i18n.ts';
import { Choices } from '../parts/choices.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { ColumnPicker } from '../search/column-picker.tsx';

type Kind = ColumnPreset | 'shown' | 'chosen';

/** Which columns a file gets: a preset for a purpose, the columns of the table beside it, or a free choice. */
export interface ColumnSelection {
  readonly kind: Kind;
  /** The free choice. It is kept while another kind is selected. */
  readonly picked: readonly string[];
}

const KEY = 'homedex.file-columns';

/** Columns of a file by purpose. The name of a group stands for all its columns. */
const columnPresets = {
  contact:
    'domain,company_name,homepage_url,country,city,postal_code,street_address,emails,phones,contact_page_url,linkedin,industry',
  technology:
    'domain,company_name,country,industry,tech_stack,cms,ecommerce_platform,analytics,web_server,hosting,payment',
  everything: '',
} as const;

type ColumnPreset = keyof typeof columnPresets;

function presetName(preset: ColumnPreset): string {
  const names: Readonly<Record<ColumnPreset, string>> = {
    contact: t('Name, address and contact'),
    technology: t('Name and technologies'),
    everything: t('All 178 columns'),
  };
  return names[preset];
}

const kinds: readonly string[] = [...Object.keys(columnPresets), 'shown', 'chosen'];
/** The column that identifies a row, so it cannot be removed. */
const REQUIRED_COLUMN = 'domain';

/** The choice for the last file in this browser; `usual` if there was none. */
export function useColumnSelection(usual: ColumnSelection, isTableShown = false) {
  const [columns, setColumns] = useState<ColumnSelection>(() => {
    const stored = readStored() ?? usual;
    return stored.kind === 'shown' && !isTableShown ? { ...stored, kind: usual.kind } : stored;
  });
  const choose = (next: ColumnSelection): void => {
    setColumns(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  };
  return [columns, choose] as const;
}

function readStored(): ColumnSelection | undefined {
  try {
    const { kind, picked } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ColumnSelection>;
    if (kind === undefined || !kinds.includes(kind) || !Array.isArray(picked)) return undefined;
    const names = picked.filter((name) => /^[a-z][a-z0-9_]{0,59}$/.test(String(name)));
    return { kind: kind === 'chosen' && names.length === 0 ? 'everything' : kind, picked: names };
  } catch {
    return undefined;
  }
}

/** As the `columns` parameter takes them; empty for all. */
export const namesOf = ({ kind, picked }: ColumnSelection, shownColumns = ''): string =>
  kind === 'shown' ? shownColumns : kind === 'chosen' ? picked.join(',') : columnPresets[kind];

/** The choice that results in these column names. */
export function selectionOf(names: readonly string[]): ColumnSelection {
  const text = names.join(',');
  const preset = (Object.keys(columnPresets) as ColumnPreset[]).find((one) => columnPresets[one] === text);
  return preset ? { kind: preset, picked: [] } : { kind: 'chosen', picked: names };
}

interface ColumnChoiceProps {
  readonly columns: ColumnSelection;
  readonly onChoose: (columns: ColumnSelection) => void;
  readonly isTableShown?: boolean;
}

/** The presets as choices, the last of which allows picking single columns. */
export function ColumnChoice({ columns, onChoose, isTableShown = false }: ColumnChoiceProps) {
  const { kind, picked } = columns;
  const known = useColumnsByName(kind === 'chosen');
  const choices: readonly (readonly [Kind, string])[] = [
    ...(isTableShown ? [['shown', t('Columns shown in the table')] as const] : []),
    ...(Object.keys(columnPresets) as ColumnPreset[]).map((name) => [name, presetName(name)] as const),
    ['chosen', t('Columns I choose')],
  ];
  return (
    <div className="column-choice">
      <Choices
        legend={t('Which columns')}
        name="columns"
        chosen={kind}
        choices={choices}
        onChoose={(next) =>
          // The first free choice starts with the columns selected before.
          onChoose({
            kind: next,
            picked: next === 'chosen' && picked.length === 0 ? startingWith(columns) : picked,
          })
        }
      />
      {kind === 'chosen' && (
        <>
          <FailureNote error={known.error} onRetry={() => void known.refetch()} />
          <ColumnPicker
            all={known.data && [...known.data.values()].map(pickable)}
            chosen={new Set(picked)}
            fixed={REQUIRED_COLUMN}
            onToggle={({ name }, isChosen) =>
              onChoose({ kind, picked: isChosen ? [...picked, name] : picked.filter((one) => one !== name) })
            }
          />
          <p className="muted" role="status">
            {plural(picked.length, '{n} column chosen', '{n} columns chosen')}
          </p>
          {picked.length > 1 && (
            <button
              type="button"
              className="link"
              onClick={() => onChoose({ kind, picked: [REQUIRED_COLUMN] })}
            >
              {t('Clear')}
            </button>
          )}
        </>
      )}
    </div>
  );
}

const startingWith = (columns: ColumnSelection): readonly string[] =>
  (
    namesOf({ ...columns, kind: columns.kind === 'technology' ? 'technology' : 'contact' }) || REQUIRED_COLUMN
  ).split(',');

const pickable = ({ name, label, description, group, fill_rate }: Column) => ({
  name,
  title: label,
  description,
  group,
  fillRate: fill_rate,
});
