import { useState } from 'react';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { copy } from '../parts/copy.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { showToast } from '../shell/toasts.tsx';

interface ShareProps {
  readonly kind: 'list' | 'view';
  readonly id: number;
  /** Whether there is a link already. */
  readonly isShared: boolean;
  readonly onClose: () => void;
}

/** Creates a link that others can open, and revokes it. */
export default function ShareDialog({ kind, id, isShared, onClose }: ShareProps) {
  const [url, setUrl] = useState('');
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({ queryKey: kind === 'list' ? ['list', id] : ['views'] });
  const create = useAction(
    () =>
      kind === 'list'
        ? api.post('/lists/{list_id}/share', { path: { list_id: id } })
        : api.post('/views/{view_id}/share', { path: { view_id: id } }),
    {
      onSuccess: async (link) => {
        setUrl(link.url);
        await refresh();
      },
    },
  );
  const revoke = useAction(
    () =>
      kind === 'list'
        ? api.delete('/lists/{list_id}/share', { path: { list_id: id } })
        : api.delete('/views/{view_id}/share', { path: { view_id: id } }),
    {
      onSuccess: async ({ revoked }) => {
        setUrl('');
        showToast(revoked ? t('Link revoked') : t('There was no link.'));
        await refresh();
      },
    },
  );
  return (
    <Dialog title={kind === 'list' ? t('Share this list') : t('Share this view')} onClose={onClose}>
      <div className="form">
        <p>
          {t('Whoever has the link can see it without an account, until you revoke it. Notes are not shown.')}
        </p>
        {url !== '' && (
          <>
            <input readOnly value={url} aria-label={t('Link')} onFocus={(event) => event.target.select()} />
            <p className="muted">{t('Copy the link now: it won’t be shown again.')}</p>
          </>
        )}
        {url === '' && isShared && (
          <p className="muted">{t('There is a link already. A new one replaces it.')}</p>
        )}
        <FailureNote error={create.error ?? revoke.error} />
        <div className="actions">
          {url === '' ? (
            <button
              type="button"
              className="primary"
              disabled={create.isPending}
              onClick={() => create.mutate()}
            >
              {t('Create link')}
            </button>
          ) : (
            <button type="button" className="primary" onClick={() => copy(url, t('Link copied'))}>
              {t('Copy link')}
            </button>
          )}
          {(isShared || url !== '') && (
            <button
              type="button"
              className="danger"
              disabled={revoke.isPending}
              onClick={() => revoke.mutate()}
            >
              {t('Revoke link')}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
