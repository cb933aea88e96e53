import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../api/api.ts';
import type { CompanyHistory } from '../api/relations.ts';
import { moment, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';

interface TextDifferenceProps {
  readonly domain: string;
  /** Newest first. */
  readonly versions: CompanyHistory['versions'];
}

/** The difference between the texts of two versions of a homepage, requested only when the user opens it. */
export function TextDifference({ domain, versions }: TextDifferenceProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState(versions[0]?.fetched_at ?? '');
  const [from, setFrom] = useState(versions[1]?.fetched_at ?? '');
  const found = useQuery({
    queryKey: ['text difference', domain, from, to],
    queryFn: ({ signal }) =>
      api.get('/domain/{domain}/history/text', { path: { domain }, query: { from, to }, signal }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const choice = (label: string, chosen: string, onChoose: (time: string) => void) => (
    <label className="labelled">
      <span>{label}</span>
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {versions.map(({ fetched_at }) => (
          <option key={fetched_at} value={fetched_at}>
            {moment(fetched_at)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Compare the text of two versions')}
      </button>
      {isOpen && (
        <div className="text-difference" id={id}>
          {choice(t('Older version'), from, setFrom)}
          {choice(t('Newer version'), to, setTo)}
          <FailureNote error={found.error} onRetry={() => void found.refetch()} />
          {found.isPending && <div className="skeleton profile-skeleton" />}
          {found.data && <Sentences difference={found.data} />}
        </div>
      )}
    </>
  );
}

interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly added_total: number;
  readonly removed_total: number;
}

function Sentences({ difference }: { readonly difference: Difference }) {
  const { added, removed, added_total, removed_total } = difference;
  if (added_total + removed_total === 0) return <p>{t('The text is the same in both versions.')}</p>;
  return (
    <>
      {removed_total > 0 && (
        <section>
          <h4>{plural(removed_total, '{n} sentence removed', '{n} sentences removed')}</h4>
          <Lines lines={removed} total={removed_total} isRemoved />
        </section>
      )}
      {added_total > 0 && (
        <section>
          <h4>{plural(added_total, '{n} sentence added', '{n} sentences added')}</h4>
          <Lines lines={added} total={added_total} />
        </section>
      )}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly total: number;
  readonly isRemoved?: boolean;
}

function Lines({ lines, total, isRemoved = false }: LinesProps) {
  return (
    <>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be there twice, and the list never changes.
          <li key={at} dir="auto">
            {isRemoved ? <del>{line}</del> : <ins>{line}</ins>}
          </li>
        ))}
      </ul>
      {total > lines.length && <p className="muted">{t('and {n} more', { n: total - lines.length })}</p>}
    </>
  );
}
