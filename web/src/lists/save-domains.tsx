import { type FormEvent, useRef, useState } from 'react';
import { navigate } from '../address/location.ts';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { number, plural, t } from '../i18n/i18n.ts';
import { Choices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { plainMessage } from '../parts/field-problem.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { FormField } from '../parts/form-field.tsx';
import { requireSignIn } from '../shell/sign-in-request.ts';
import { showToast } from '../shell/toasts.tsx';
import { refreshLists, useLists } from './use-lists.ts';

/** A set of companies to save, and how to load their domains. */
export interface DomainSource {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly load: () => Promise<readonly string[]>;
}

interface SaveProps {
  readonly sources: readonly [DomainSource, ...DomainSource[]];
  readonly onClose: () => void;
}

const NEW = 'new';
/** One request may hold half a megabyte of domains. */
const DOMAINS_AT_ONCE = 5_000;

/** Saves companies to an existing or a new list. */
export function SaveSources({ sources, onClose }: SaveProps) {
  const { data: me } = useMe();
  const lists = useLists();
  const [sourceKey, setSourceKey] = useState(sources[0].key);
  const [chosen, setChosen] = useState<string>();
  const [name, setName] = useState('');
  const source = sources.find(({ key }) => key === sourceKey) ?? sources[0];
  const known = lists.data ?? [];
  const target = chosen ?? String(known[0]?.id ?? NEW);
  const created = useRef<{ readonly id: number; readonly name: string }>(undefined);
  // If adding to a new list fails, the next attempt reuses the list instead of creating another.
  const newList = async () => {
    if (created.current?.name !== name) created.current = await api.post('/lists', { body: { name } });
    return created.current;
  };
  const save = useAction(
    async () => {
      const domains = await source.load();
      const list = target === NEW ? await newList() : known.find(({ id }) => String(id) === target);
      if (!list) throw new Error(t('This list no longer exists. Choose another.'));
      const outcome = { added: 0, already_present: 0 };
      for (let at = 0; at < domains.length; at += DOMAINS_AT_ONCE) {
        const { added, already_present } = await api.post('/lists/{list_id}/items', {
          path: { list_id: list.id },
          body: { domains: domains.slice(at, at + DOMAINS_AT_ONCE) },
        });
        outcome.added += added;
        outcome.already_present += already_present;
      }
      return { list, outcome, domains };
    },
    {
      onSuccess: async ({ list, outcome, domains }) => {
        onClose();
        showToast(
          savedText(outcome.added, outcome.already_present, list.name),
          ...actionsAfter(list.id, outcome.already_present === 0, domains),
        );
        await refreshLists();
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  if (!me)
    return (
      <Dialog title={t('Save to a list')} onClose={onClose}>
        <div className="stack">
          <p>{t('Create a free account to save lists.')}</p>
          <div className="actions">
            <button type="button" className="primary" onClick={() => requireSignIn().catch(() => undefined)}>
              {t('Sign in')}
            </button>
            <button type="button" onClick={() => navigate('/app/register')}>
              {t('Create an account')}
            </button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('Save to a list')} onClose={onClose}>
      <form onSubmit={submit}>
        {sources.length > 1 && (
          <Choices
            legend={t('Which companies')}
            name="source"
            chosen={source.key}
            onChoose={setSourceKey}
            choices={sources.map(({ key, label }) => [key, label])}
          />
        )}
        {/* The field is not shown before the lists have loaded: if it disappeared then, it would discard a name that the user had started
            to type. */}
        {lists.isLoading ? (
          <div className="skeleton domain-skeleton" />
        ) : (
          <>
            <Choices
              legend={t('List')}
              name="list"
              chosen={target}
              onChoose={setChosen}
              choices={[
                ...known.map(
                  (list) => [String(list.id), `${list.name} (${number(list.item_count)})`] as const,
                ),
                [NEW, t('New list')],
              ]}
            />
            {target === NEW && (
              <FormField
                label={t('Name of the list')}
                required
                maxLength={200}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </>
        )}
        <FormActions
          action={{ error: lists.error ?? save.error, isPending: save.isPending || lists.isLoading }}
          label={plural(source.count, 'Save {n} company', 'Save {n} companies')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

const savedText = (added: number, known: number, name: string): string =>
  known === 0
    ? plural(added, 'Saved {n} to {name}', 'Saved {n} to {name}', { name })
    : t('Saved {n} to {name} ({known} already there)', { n: added, name, known });

/**
 * Actions for the toast: open the list, and undo. Undo is offered only if all companies were new, because otherwise it is not known which
 * ones were added.
 */
function actionsAfter(listId: number, isAllNew: boolean, domains: readonly string[]) {
  const open = { label: t('Open list'), run: () => navigate(`/app/lists/${listId}`) };
  if (!isAllNew) return [open];
  const undo = async (): Promise<void> => {
    await api.delete('/lists/{list_id}/items', {
      path: { list_id: listId },
      body: { domains: [...domains] },
    });
    await refreshLists();
    showToast(t('Undone'));
  };
  return [
    {
      label: t('Undo'),
      run: () => void undo().catch((error: Error) => showToast(plainMessage(error.message))),
    },
    open,
  ];
}

/** Saves companies whose domains are already known. */
export default function SaveDomains({
  domains,
  onClose,
}: {
  readonly domains: readonly string[];
  readonly onClose: () => void;
}) {
  const source = { key: 'these', label: '', count: domains.length, load: async () => domains };
  return <SaveSources sources={[source]} onClose={onClose} />;
}
