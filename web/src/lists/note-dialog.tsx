import { type FormEvent, useState } from 'react';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormField } from '../parts/form-field.tsx';
import { showToast } from '../shell/toasts.tsx';
import type { ListedCompany } from './list-table.tsx';
import { refreshLists } from './use-lists.ts';

type Noted = Pick<ListedCompany, 'domain' | 'company_name' | 'note' | 'tags'>;

/** The account's private note and tags on a company. */
export default function NoteDialog({
  company: { domain, company_name, note, tags },
  onClose,
}: {
  readonly company: Noted;
  readonly onClose: () => void;
}) {
  const [text, setText] = useState(note);
  const [tagText, setTagText] = useState(tags.join(', '));
  const save = useAction(
    () =>
      api.put('/companies/{domain}/note', {
        path: { domain },
        body: {
          text,
          tags: tagText
            .split(',')
            .map((tag) => tag.trim())
            .filter((tag) => tag !== ''),
        },
      }),
    {
      onSuccess: async () => {
        await refreshLists();
        showToast(t('Note saved'));
        onClose();
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog title={t('Note on {name}', { name: company_name || domain })} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <label className="labelled">
          <span>{t('Note')}</span>
          <textarea
            rows={5}
            maxLength={4_000}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <FormField
          label={t('Tags')}
          hint={t('Separated by commas. Only you see notes and tags.')}
          value={tagText}
          onChange={(event) => setTagText(event.target.value)}
        />
        <FormActions action={save} label={t('Save')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
