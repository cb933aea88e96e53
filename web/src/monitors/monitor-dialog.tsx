import { type FormEvent, useState } from 'react';
import { visit } from '../address/location.ts';
import { questionOf, type SearchAddress } from '../address/search-address.ts';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queries } from '../api/questions.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormField } from '../parts/form-field.tsx';
import { filtersInWords } from '../search/last-search.ts';
import { showToast } from '../shell/toasts.tsx';

/** The search with all its filters, repeated after every ingest. */
export default function MonitorDialog({
  address,
  onClose,
}: {
  readonly address: SearchAddress;
  readonly onClose: () => void;
}) {
  const filterWords = filtersInWords({ ...address, exclude_seen: false });
  const [name, setName] = useState(address.q || filterWords.join(' · ').slice(0, 200));
  const {
    q = '',
    mode,
    forms,
    exclude_seen: _seen,
    ignore_stated: _ignored,
    ...filters
  } = questionOf(address);
  const ignored = mode === 'meaning' ? { ignore_stated: address.ignore_stated } : {};
  const create = useAction(
    () =>
      api.post('/monitors', {
        body: { name, query: q, mode: address.mode, forms: forms === 'true', ...ignored, filters },
      }),
    {
      onSuccess: async () => {
        onClose();
        showToast(t('Alert created'), {
          label: t('Alerts'),
          run: () => visit('/app/monitors'),
        });
        await queries.invalidateQueries({ queryKey: ['monitors'] });
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <Dialog title={t('Create an alert')} onClose={onClose}>
      <form onSubmit={submit}>
        <p>
          {q === ''
            ? t('New companies matching these filters will appear in your inbox:')
            : t('New companies matching “{words}” will appear in your inbox.', { words: q })}{' '}
          {filterWords.join(' · ')}
        </p>
        <FormField
          label={t('Name')}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FormActions action={create} label={t('Create alert')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
