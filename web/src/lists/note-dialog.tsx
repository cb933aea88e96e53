import { type FormEvent, useEffect, useState } from 'react';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { readToken } from '../api/session.ts';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FormActions } from '../parts/form-actions.tsx';
import { FormField } from '../parts/form-field.tsx';
import { showToast } from '../shell/toasts.tsx';
import { draftOf, dropDraft, interruptDraft, keepDraft, type NotedCompany } from './note-draft.ts';
import { refreshLists } from './use-lists.ts';

interface NoteProps {
  readonly company: NotedCompany;
  /** The e-mail address of the account. */
  readonly account: string;
  /** The list on whose page it is opened. */
  readonly list: number;
  readonly onClose: () => void;
}

/**
 * The account's private note and tags on a company. What is typed is kept in this tab until it is saved or cancelled: Escape may be a slip.
 */
export default function NoteDialog({ company, account, list, onClose }: NoteProps) {
  const { domain, company_name, note, tags } = company;
  const [draft] = useState(() => draftOf(account, domain));
  const [text, setText] = useState(draft?.text ?? note);
  const [tagText, setTagText] = useState(draft?.tags ?? tags.join(', '));
  const change = (next: { readonly text?: string; readonly tags?: string }): void => {
    const typed = { text, tags: tagText, ...next };
    setText(typed.text);
    setTagText(typed.tags);
    keepDraft(account, { company, ...typed });
  };
  // The page of a list disappears when the session ends.
  useEffect(
    () => () => {
      if (readToken() === null) interruptDraft(account, domain, list);
    },
    [account, domain, list],
  );
  const discard = (): void => {
    dropDraft(account, domain);
    onClose();
  };
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
        dropDraft(account, domain);
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
        {draft && <p className="note">{t('This is what you had typed before. It is not saved yet.')}</p>}
        <label className="labelled">
          <span>{t('Note')}</span>
          <textarea
            rows={5}
            maxLength={4_000}
            dir="auto"
            value={text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </label>
        <FormField
          label={t('Tags')}
          hint={t('Separated by commas. Only you see notes and tags.')}
          value={tagText}
          onChange={(event) => change({ tags: event.target.value })}
        />
        <FormActions action={save} label={t('Save')} onCancel={discard} />
      </form>
    </Dialog>
  );
}
