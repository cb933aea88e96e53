import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api } from '../api/api.ts';
import { queryClient, refreshMe, useMe } from '../api/queries.ts';
import { useToken } from '../api/session.ts';
import { moment, number, plural, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { StepLine } from '../parts/step-line.tsx';
import { showToast } from '../shell/toasts.tsx';

/** The balance and every entry that led to it. */
export function Credits() {
  const token = useToken();
  const { data: me } = useMe();
  const credits = useQuery({
    queryKey: ['credits', token],
    queryFn: ({ signal }) => api.get('/auth/credits', { signal }),
    staleTime: 0,
  });
  const entries = credits.data?.transactions ?? [];
  return (
    <>
      <FailureNote error={credits.error} onRetry={() => void credits.refetch()} />
      {credits.data && (
        <p className="balance">
          <strong>{plural(credits.data.balance, '{n} credit', '{n} credits')}</strong>{' '}
          {me && me.free_lookups_remaining > 0 && (
            <span className="muted">
              {plural(me.free_lookups_remaining, 'and {n} free profile', 'and {n} free profiles')}{' '}
              <Link href="/app/seen">{t('Viewed companies')}</Link>
            </span>
          )}
        </p>
      )}
      <StepLine
        label={t('Balance')}
        points={entries
          .toReversed()
          .map(({ created_at, balance_after }) => ({ at: created_at, value: balance_after }))}
      />
      <AddCredits />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('When')}</th>
            <th scope="col">{t('What for')}</th>
            <th scope="col" className="number">
              {t('Credits')}
            </th>
            <th scope="col" className="number">
              {t('Balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, created_at, reason, reference, amount, balance_after }) => (
            <tr key={id}>
              <td>{moment(created_at)}</td>
              <td className="wrapping">
                {reasonName(reason)} {reference && <span className="muted">{reference}</span>}
              </td>
              <td className="number">{amount > 0 ? `+${number(amount)}` : number(amount)}</td>
              <td className="number">{number(balance_after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {credits.data && entries.length === 0 && <p className="muted">{t('No transactions yet.')}</p>}
    </>
  );
}

/** Each purchase has its own idempotency key, so that clicking twice buys once. */
function AddCredits() {
  const [amount, setAmount] = useState('100');
  const key = useRef(crypto.randomUUID());
  const add = useAction(
    () =>
      api.post('/auth/credits/add', {
        body: { amount: Number(amount) },
        headers: { 'idempotency-key': key.current },
      }),
    {
      onSuccess: async ({ balance }) => {
        key.current = crypto.randomUUID();
        showToast(t('Your balance is {n}', { n: balance }));
        await Promise.all([refreshMe(), queryClient.invalidateQueries({ queryKey: ['credits'] })]);
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <FormField
        label={t('Add credits')}
        type="number"
        min={1}
        max={1_000_000}
        required
        hint={t('On a sandbox server, credits are free.')}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        problem={problemOf(add.error, 'amount')}
      />
      {problemOf(add.error, 'amount') === undefined && <FailureNote error={add.error} />}
      <div className="actions">
        <button type="submit" disabled={add.isPending}>
          {plural(Number(amount) || 0, 'Add {n} credit', 'Add {n} credits')}
        </button>
      </div>
    </form>
  );
}

/** Translates the reasons that the service writes. Reasons that a person wrote are shown unchanged. */
function reasonName(reason: string): string {
  const names: Readonly<Record<string, string>> = {
    domain_detail: t('Full profile'),
    export: t('Export'),
    'export refund': t('Export refunded'),
    purchase: t('Credits added'),
    grant: t('Credits granted'),
  };
  return names[reason] ?? reason;
}
