import { type FormEvent, useState } from 'react';
import type { SearchAddress } from '../address/search-address.ts';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormField } from '../parts/form-field.tsx';
import { useChosenColumns } from '../search/chosen-columns.ts';
import { filtersInWords } from '../search/stored-search.ts';
import { showToast } from '../shell/toasts.tsx';
import { refreshViews } from './use-views.ts';
import { viewOf } from './view-address.ts';

/** Saves the search with its filters, columns and order under a name. */
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
  const save = useAction(
    () =>
      api.post('/views', {
        body: { name, ...viewOf(address), columns: chosen.map((column) => column.name) },
      }),
    {
      onSuccess: async () => {
        await refreshViews();
        showToast(t('View saved. You can find it under “Views”.'));
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
        <FormField
          label={t('Name')}
          hint={t('Words, filters, columns and order are saved, not the companies.')}
          value={name}
          required
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
        />
        <FormActions action={save} label={t('Save view')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
