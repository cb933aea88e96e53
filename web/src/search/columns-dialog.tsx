import { useMemo, useState } from 'react';
import { useColumnsByName } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { useChosenColumns } from './chosen-columns.ts';
import { ColumnPicker } from './column-picker.tsx';
import { OrderedColumns } from './ordered-columns.tsx';
import { allRowColumns, rowColumn } from './row-columns.tsx';
import { type ChosenColumn, shownOf } from './stored-columns.ts';

/**
 * Chooses which columns the rows show, their order and their widths. Changes apply when the dialog is confirmed, because each other set of
 * columns is a new search.
 */
export default function ColumnsDialog({ onClose }: { readonly onClose: () => void }) {
  const { chosen, choose, isKeeping, error } = useChosenColumns();
  const columns = useColumnsByName();
  const [draft, setDraft] = useState<readonly ChosenColumn[]>(chosen);
  const isUsual = draft === usual;
  const all = useMemo(() => columns.data && allRowColumns(columns.data), [columns.data]);
  const shown = draft.filter(({ name }) => rowColumn(name, columns.data));
  return (
    <Dialog title={t('Columns')} className="with-columns" onClose={onClose}>
      <div className="stack">
        <OrderedColumns columns={shown} known={columns.data} onChange={setDraft} />
        <ColumnPicker
          all={all}
          chosen={new Set(shown.map(({ name }) => name))}
          onToggle={({ name, width }, isChosen) =>
            setDraft(isChosen ? [...shown, { name, width }] : shown.filter((one) => one.name !== name))
          }
        />
        <FailureNote error={columns.error ?? error} />
        <div className="actions">
          <button
            type="button"
            className="primary"
            disabled={isKeeping || shown.length === 0}
            // The defaults are not stored, so that later changes to them apply.
            onClick={() => choose(isUsual ? [] : shown, onClose)}
          >
            {t('Apply')}
          </button>
          <button type="button" onClick={() => setDraft(usual)}>
            {t('Reset to default')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const usual = shownOf([]);
