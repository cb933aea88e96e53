import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../api/action.ts';
import { type AdministeredAccount, api } from '../api/api.ts';
import { queryClient } from '../api/queries.ts';
import { day, plural, t } from '../i18n/i18n.ts';
import { Choices } from '../parts/choices.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { showToast } from '../shell/toasts.tsx';

async function refresh(): Promise<void> {
  for (const name of ['accounts', 'audit-log', 'me'])
    await queryClient.invalidateQueries({ queryKey: [name] });
}

interface DialogProps {
  readonly account: AdministeredAccount;
  readonly onClose: () => void;
}

/** What an administrator can do with one account. The audit log records every action. */
export function AccountDialog({ account, onClose }: DialogProps) {
  const { id, name, created_at, sessions, api_keys } = account;
  const change = useAction(
    (tier: AdministeredAccount['tier']) =>
      api.patch('/admin/accounts/{account_id}', { path: { account_id: id }, body: { tier } }),
    { onSuccess: refresh },
  );
  const end = useAction(
    () => api.delete('/admin/accounts/{account_id}/sessions', { path: { account_id: id } }),
    {
      onSuccess: async ({ ended }) => {
        showToast(plural(ended, '{n} session ended', '{n} sessions ended'));
        await refresh();
      },
    },
  );
  return (
    <Dialog title={account.email} onClose={onClose}>
      <div className="stack">
        <p className="muted">
          {[
            name,
            t('since {day}', { day: day(created_at) }),
            plural(sessions, '{n} session', '{n} sessions'),
            plural(api_keys, '{n} key', '{n} keys'),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <Choices
          legend={t('Plan')}
          name="tier"
          chosen={change.isPending ? change.variables : account.tier}
          onChoose={(tier) => change.mutate(tier)}
          choices={[
            ['free', 'free'],
            ['pro', 'pro'],
            ['enterprise', 'enterprise'],
          ]}
        />
        <FailureNote error={change.error ?? end.error} />
        <GrantCredits account={account} />
        <div className="actions">
          <button
            type="button"
            disabled={end.isPending || sessions === 0}
            onClick={() => end.mutate(undefined)}
          >
            {t('End all sessions')}
          </button>
        </div>
        <Blocking account={account} />
        <p className="muted">{t('To create admins or delete accounts, see “homedex admin --help”.')}</p>
      </div>
    </Dialog>
  );
}

/** Blocking deletes nothing, so it can be undone. The reason goes to the audit log. */
function Blocking({ account: { id, blocked_at, is_admin } }: Pick<DialogProps, 'account'>) {
  const [reason, setReason] = useState('');
  const path = { account_id: id };
  const block = useAction(
    () => api.post('/admin/accounts/{account_id}/block', { path, body: { reason: reason.trim() } }),
    { onSuccess: refresh },
  );
  const unblock = useAction(() => api.delete('/admin/accounts/{account_id}/block', { path }), {
    onSuccess: refresh,
  });
  if (is_admin) return null;
  if (blocked_at !== null)
    return (
      <div className="note warn">
        <p>
          {t('Blocked since {day}: sessions and keys are rejected, alerts are paused.', {
            day: day(blocked_at),
          })}
        </p>
        <FailureNote error={unblock.error} />
        <button type="button" disabled={unblock.isPending} onClick={() => unblock.mutate(undefined)}>
          {t('Unblock')}
        </button>
      </div>
    );
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        block.mutate(undefined);
      }}
    >
      <FormField
        label={t('Reason for blocking')}
        required
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        problem={problemOf(block.error, 'reason')}
      />
      {!problemOf(block.error, 'reason') && <FailureNote error={block.error} />}
      <div className="actions">
        <button type="submit" disabled={block.isPending}>
          {t('Block account')}
        </button>
      </div>
    </form>
  );
}

/** Each grant has its own idempotency key, so that clicking twice grants once. */
function GrantCredits({ account: { id, credits } }: Pick<DialogProps, 'account'>) {
  const [amount, setAmount] = useState('100');
  const [reason, setReason] = useState('');
  const key = useRef(crypto.randomUUID());
  const grant = useAction(
    () =>
      api.post('/admin/accounts/{account_id}/credits', {
        path: { account_id: id },
        body: { amount: Number(amount), reason: reason.trim() },
        headers: { 'idempotency-key': key.current },
      }),
    {
      onSuccess: async ({ balance }) => {
        key.current = crypto.randomUUID();
        setReason('');
        showToast(plural(balance, 'The account has {n} credit', 'The account has {n} credits'));
        await refresh();
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    grant.mutate(undefined);
  };
  return (
    <form className="form" onSubmit={submit}>
      <FormField
        label={t('Credits to grant')}
        type="number"
        min={1}
        max={1_000_000}
        required
        hint={plural(credits, 'The account has {n} credit', 'The account has {n} credits')}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        problem={problemOf(grant.error, 'amount')}
      />
      <FormField
        label={t('Reason')}
        required
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        problem={problemOf(grant.error, 'reason')}
      />
      {!problemOf(grant.error, 'amount') && !problemOf(grant.error, 'reason') && (
        <FailureNote error={grant.error} />
      )}
      <div className="actions">
        <button type="submit" disabled={grant.isPending}>
          {plural(Number(amount) || 0, 'Grant {n} credit', 'Grant {n} credits')}
        </button>
      </div>
    </form>
  );
}
