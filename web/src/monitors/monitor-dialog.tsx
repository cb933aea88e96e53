import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { navigate } from '../address/location.ts';
import { type SearchAddress, searchParametersOf } from '../address/search-address.ts';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { readToken } from '../api/session.ts';
import { day, number, plural, t } from '../i18n/i18n.ts';
import { useLists } from '../lists/use-lists.ts';
import { type LookalikesAddress, watchedLookalikes } from '../lookalikes/lookalikes-address.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { problemOf } from '../parts/field-problem.ts';
import { FormActions } from '../parts/form-actions.tsx';
import { FormField } from '../parts/form-field.tsx';
import { FormSelect } from '../parts/form-select.tsx';
import { filtersInWords } from '../search/stored-search.ts';
import { showToast } from '../shell/toasts.tsx';
import { conditionsInWords } from './alert-in-words.ts';
import { DeliveryFields, type DeliverySettings, deliveryOf, instantInbox } from './delivery-fields.tsx';

type Kind = 'query' | 'lookalikes' | 'list' | 'technology';

interface MonitorDialogProps {
  /** The search to watch, if the dialog was opened from one. */
  readonly address?: SearchAddress;
  /** The proposed name of the alert; by default, the words of the search. */
  readonly name?: string;
  readonly kind?: Kind;
  readonly technology?: string;
  readonly listId?: number;
  /** The companies that a technology alert watches. */
  readonly domains?: readonly string[];
  /** The lookalikes to watch, if the dialog was opened from them. */
  readonly lookalikes?: LookalikesAddress;
  readonly onClose: () => void;
}

/** Chooses what to watch, how often and where to report, and previews what the alert would have reported last time. */
export default function MonitorDialog({ address, lookalikes, onClose, ...start }: MonitorDialogProps) {
  const filterWords = address ? filtersInWords({ ...address, exclude_seen: false }) : [];
  const [kind, setKind] = useState<Kind>(
    start.kind ?? (address ? 'query' : lookalikes ? 'lookalikes' : 'technology'),
  );
  // Lists are requested only if they are shown. If the session has expired, the action notices it, asks to sign in and continues.
  const lists = useLists(kind === 'list');
  const [technology, setTechnology] = useState(start.technology ?? address?.technology[0] ?? '');
  const [change, setChange] = useState<'gained' | 'lost'>('gained');
  const [chosenList, setList] = useState(start.listId);
  const [domains, setDomains] = useState((lookalikes?.domains ?? start.domains ?? []).join(', '));
  const [name, setName] = useState(
    start.name ?? (address ? address.q || filterWords.join(' · ').slice(0, 200) : ''),
  );
  const [delivery, setDelivery] = useState<DeliverySettings>(instantInbox);
  const listId = chosenList ?? lists.data?.[0]?.id;
  const subject = subjectOf({ kind, address, technology, change, listId, domains, lookalikes });
  const create = useAction(
    () =>
      api.post('/monitors', {
        // The proposed name describes the search, so other kinds of alert do not use it.
        body: { ...subject, ...deliveryOf(delivery), name: kind === 'query' ? name : '' },
      }),
    {
      onSuccess: async (created) => {
        await queryClient.invalidateQueries({ queryKey: ['monitors'] });
        // The form stays open, because the secret is shown only once.
        if (created.webhook_secret) return;
        onClose();
        showToast(t('Alert created'), {
          label: t('Alerts'),
          run: () => navigate('/app/monitors'),
        });
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  if (create.data?.webhook_secret)
    return (
      <Dialog title={t('Alert created')} onClose={onClose}>
        <p className="note">
          {t('Signing secret (shown only once):')} <code>{create.data.webhook_secret}</code>
        </p>
        <div className="actions">
          <button type="button" className="primary" onClick={onClose}>
            {t('Done')}
          </button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('Create an alert')} className="alert-dialog" onClose={onClose}>
      <form onSubmit={submit}>
        <FormSelect
          label={t('Alert me about')}
          chosen={kind}
          onChoose={setKind}
          choices={[
            ...(address ? ([['query', t('New companies in this search')]] as const) : []),
            ['technology', t('Companies that start or stop using a technology')],
            ['list', t('Changes of companies on a list')],
            ['lookalikes', t('New companies like others')],
          ]}
        />
        {kind === 'query' && address && (
          <>
            <p className="muted">
              {address.q === '' ? filterWords.join(' · ') : [`“${address.q}”`, ...filterWords].join(' · ')}
            </p>
            <FormField
              label={t('Name')}
              required
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </>
        )}
        {kind === 'technology' && (
          <>
            <div className="side-by-side">
              <FormSelect
                label={t('Companies')}
                chosen={change}
                onChoose={setChange}
                choices={[
                  ['gained', t('that start using')],
                  ['lost', t('that stop using')],
                ]}
              />
              <FormField
                label={t('Technology')}
                required
                maxLength={100}
                placeholder="Shopify"
                value={technology}
                onChange={(event) => setTechnology(event.target.value)}
                problem={problemOf(create.error, 'technology')}
              />
            </div>
            <FormField
              label={t('Only these companies (optional)')}
              placeholder="example.com, example.org"
              hint={t('Domains, separated by commas. Empty: every company.')}
              value={domains}
              onChange={(event) => setDomains(event.target.value)}
              problem={problemOf(create.error, 'domains')}
            />
          </>
        )}
        {kind === 'list' &&
          (lists.data?.length ? (
            <FormSelect
              label={t('List')}
              chosen={String(listId)}
              onChoose={(id) => setList(Number(id))}
              choices={lists.data.map((list) => [String(list.id), list.name] as const)}
            />
          ) : (
            <p className="muted">{t('Save companies to a list first.')}</p>
          ))}
        {kind === 'lookalikes' && (
          <>
            <FormField
              label={t('Like these companies')}
              required
              placeholder="example.com, example.org"
              hint={t('Up to 10 domains, separated by commas.')}
              value={domains}
              onChange={(event) => setDomains(event.target.value)}
            />
            {lookalikes && (
              <p className="muted">{conditionsInWords(watchedLookalikes(lookalikes)).join(' · ')}</p>
            )}
          </>
        )}
        <PreviewOf key={JSON.stringify(subject)} subject={subject} />
        <DeliveryFields settings={delivery} onChange={setDelivery} error={create.error} />
        <FormActions action={create} label={t('Create alert')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface Chosen {
  readonly kind: Kind;
  readonly address: SearchAddress | undefined;
  readonly technology: string;
  readonly change: 'gained' | 'lost';
  readonly listId: number | undefined;
  readonly domains: string;
  readonly lookalikes: LookalikesAddress | undefined;
}

/** The part of a request that says what is watched. */
function subjectOf({ kind, address, technology, change, listId, domains, lookalikes }: Chosen) {
  if (kind === 'technology') {
    const filters = domains.trim() === '' ? {} : { domains };
    return { kind, query: '', technology: technology.trim(), change, filters };
  }
  if (kind === 'list') return { kind, query: '', ...(listId !== undefined && { list_id: listId }) };
  if (kind === 'lookalikes') {
    const { likeness = {}, filters = {} } = lookalikes ? watchedLookalikes(lookalikes) : {};
    return { kind, query: '', likeness: { ...likeness, domains }, filters };
  }
  if (!address) return { kind, query: '' };
  const {
    q = '',
    mode: _mode,
    forms,
    exclude_seen: _seen,
    ignore_stated,
    ...filters
  } = searchParametersOf(address);
  const ignored = ignore_stated === undefined ? {} : { ignore_stated };
  return { kind, query: q, mode: address.mode, forms: forms === 'true', ...ignored, filters };
}

const SHOWN = 5;

/** Shows on request what the alert would have reported in the newest crawl. */
function PreviewOf({ subject }: { readonly subject: ReturnType<typeof subjectOf> }) {
  const preview = useMutation({ mutationFn: () => api.post('/monitors/preview', { body: subject }) });
  if (readToken() === null) return null;
  const { data } = preview;
  const others = (data?.new_count ?? 0) - Math.min(SHOWN, data?.domains.length ?? 0);
  return (
    <div className="alert-preview" aria-live="polite">
      {!data && (
        <button type="button" disabled={preview.isPending} onClick={() => preview.mutate()}>
          {t('Preview: what would it have reported last time?')}
        </button>
      )}
      <FailureNote error={preview.error} />
      {data && data.crawl_id === null && <p>{t('There is no crawl to compare with yet.')}</p>}
      {data && data.crawl_id !== null && (
        <p>
          {plural(
            data.new_count,
            '{n} company in the crawl of {day}',
            '{n} companies in the crawl of {day}',
            {
              day: day(data.at ?? ''),
            },
          )}
          {data.domains.length > 0 && `: ${data.domains.slice(0, SHOWN).join(', ')}`}
          {others > 0 && data.domains.length > 0 && ` ${t('and {n} more', { n: others })}`}
          {'. '}
          <span className="muted">{t('{n} match now.', { n: number(data.total) })}</span>
        </p>
      )}
    </div>
  );
}
