import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { age, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { VirtualRows } from '../parts/virtual-rows.tsx';
import { sourceName } from './source-name.ts';

const PAGE_SIZE = 200;

/** Every domain that is indexed or waiting to be, and a form to add more. */
export function Domains() {
  const [isWaiting, setWaiting] = useState(false);
  const domains = useInfiniteQuery({
    queryKey: ['domains', isWaiting],
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/domains/list', {
        query: { limit: PAGE_SIZE, offset: pageParam, uncached_only: isWaiting },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      pages.length * PAGE_SIZE < last.total ? pages.length * PAGE_SIZE : undefined,
    placeholderData: (previous) => previous,
  });
  return (
    <>
      <ImportDomains />
      <FailureNote error={domains.error} onRetry={() => void domains.refetch()} />
      <div className="actions">
        <strong role="status">
          {plural(domains.data?.pages[0]?.total ?? 0, '{n} domain', '{n} domains')}
        </strong>
        <label className="check">
          <input type="checkbox" checked={isWaiting} onChange={(event) => setWaiting(event.target.checked)} />
          {t('Only not yet crawled')}
        </label>
      </div>
      <VirtualRows
        items={domains.data?.pages.flatMap((page) => page.domains) ?? []}
        label={t('Domains')}
        keyOf={({ domain }) => domain}
        onEnd={() => domains.hasNextPage && !domains.isFetchingNextPage && void domains.fetchNextPage()}
        render={({ domain, indexed, source, fetched_at }) => (
          <>
            {indexed ? (
              <Link className="name" href={`/app/company/${domain}`}>
                {domain}
              </Link>
            ) : (
              <span className="name">{domain}</span>
            )}
            <span className="muted">{indexed ? t('indexed') : t('waiting')}</span>
            <span className="muted">
              {[sourceName(source), ...(fetched_at === null ? [] : [age(fetched_at)])].join(' · ')}
            </span>
          </>
        )}
      />
    </>
  );
}

function ImportDomains() {
  const [text, setText] = useState('');
  const add = useAction(
    () =>
      api.post('/admin/domains/import-text', {
        body: { domains: text.split(/[\s,;]+/).filter((domain) => domain !== '') },
      }),
    {
      onSuccess: async () => {
        setText('');
        await queryClient.invalidateQueries({ queryKey: ['domains'] });
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <label className="labelled">
        <span>{t('Import domains')}</span>
        <textarea
          rows={4}
          required
          value={text}
          placeholder="example.com"
          onChange={(event) => setText(event.target.value)}
        />
        <span className="hint">
          {t('One per line, or separated by commas or spaces. Full URLs work too.')}
        </span>
      </label>
      {add.data && (
        <p className="note" role="status">
          {t('{added} added, {known} already known, {invalid} invalid.', {
            added: add.data.added,
            known: add.data.already_known,
            invalid: add.data.invalid,
          })}
        </p>
      )}
      <FailureNote error={add.error} />
      <div className="actions">
        <button type="submit" className="primary" disabled={add.isPending}>
          {t('Import')}
        </button>
      </div>
    </form>
  );
}
