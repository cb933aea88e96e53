import { type FormEvent, useState } from 'react';
import type { SearchAddress } from '../address/search-address.ts';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormField } from '../parts/form-field.tsx';
import { FormSelect } from '../parts/form-select.tsx';
import { useChosenColumns } from '../search/chosen-columns.ts';
import { filtersInWords } from '../search/stored-search.ts';
import { showToast } from '../shell/toasts.tsx';
import { refreshViews, useViews } from './use-views.ts';
import { viewOf } from './view-address.ts';

/** The choice that replaces no view. */
const NEW = '';

/** Saves the search with its filters, columns and order under a name, or in place of what an earlier view holds. */
export default function SaveViewDialog({
  address,
  onClose,
}: {
  readonly address: SearchAddress;
  readonly onClose: () => void;
}) {
  const { chosen } = useChosenColumns(true);
  const [name, setName] = useState(() =>
    [address.q, ...filtersInWords(address)]
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, 100),
  );
  const { data: views = [] } = useViews();
  const [chosenView, setChosenView] = useState<string>(NEW);
  const replaced = views.find(({ id }) => String(id) === chosenView);
  const save = useAction(
    () => {
      const content = { ...viewOf(address), columns: chosen.map((column) => column.name) };
      return replaced
        ? api.patch('/views/{view_id}', { path: { view_id: replaced.id }, body: content })
        : api.post('/views', { body: { name, ...content } });
    },
    {
      onSuccess: async () => {
        await refreshViews();
        showToast(
          replaced
            ? t('View “{name}” updated.', { name: replaced.name })
            : t('View saved. You can find it under “Views”.'),
        );
        onClose();
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog title={t('Save this view')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {views.length > 0 && (
          <FormSelect
            label={t('Save as')}
            chosen={chosenView}
            onChoose={setChosenView}
            choices={[
              [NEW, t('A new view')],
              ...views.map(({ id, name: of }) => [String(id), t('Update “{name}”', { name: of })] as const),
            ]}
          />
        )}
        {replaced ? (
          <p className="muted">{t('Its search, filters, columns and order are replaced by these.')}</p>
        ) : (
          <FormField
            label={t('Name')}
            hint={t('Words, filters, columns and order are saved, not the companies.')}
            value={name}
            required
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <FormActions action={save} label={replaced ? t('Update view') : t('Save view')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
