import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from '../address/link.tsx';
import { useAction } from '../api/action.ts';
import { api, type Monitor } from '../api/api.ts';
import { age, moment, number, plural, serverMessage, t } from '../i18n/i18n.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { StepLine } from '../parts/step-line.tsx';
import { showToast } from '../shell/toasts.tsx';
import { linkOfAlert } from './alert-address.ts';
import { alertInWords } from './alert-in-words.ts';
import { DeliveryFields, type DeliverySettings, deliveryOf } from './delivery-fields.tsx';

interface MonitorPageProps {
  readonly monitor: Monitor;
  readonly onChanged: () => Promise<void>;
}

/** One monitor: how its number of matches grew, and where it reports. */
export function MonitorPage({ monitor, onChanged }: MonitorPageProps) {
  usePageTitle(monitor.name);
  const link = linkOfAlert(monitor);
  const history = useQuery({
    staleTime: 0,
    queryKey: ['monitor-history', monitor.id],
    queryFn: ({ signal }) =>
      api.get('/monitors/{monitor_id}/history', { path: { monitor_id: monitor.id }, signal }),
  });
  const checks = history.data?.toSorted((a, b) => (a.checked_at < b.checked_at ? -1 : 1)) ?? [];
  return (
    <main id="content" className="place">
      <header>
        <div>
          <p className="muted">
            <Link href="/app/monitors">{t('Alerts')}</Link>
          </p>
          <h1>{monitor.name}</h1>
          <p className="muted">{alertInWords(monitor)}</p>
        </div>
        {link && (
          <Link className="button" href={link.href}>
            {link.name}
          </Link>
        )}
      </header>
      <FailureNote error={history.error} onRetry={() => void history.refetch()} />
      <StepLine
        label={t('Companies that match')}
        points={checks.map(({ checked_at, total }) => ({ at: checked_at, value: total }))}
      />
      {checks.length === 0 && history.data && (
        <p className="muted">
          {monitor.last_checked_at === null
            ? t('Not checked yet.')
            : plural(
                monitor.last_total,
                'Checked {age}: {n} company, no change since.',
                'Checked {age}: {n} companies, no change since.',
                { age: age(monitor.last_checked_at) },
              )}
        </p>
      )}
      {checks.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Checked')}</th>
              <th scope="col" className="number">
                {t('Companies')}
              </th>
              <th scope="col" className="number">
                {t('New')}
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.toReversed().map(({ checked_at, total, new_matches, error }) => (
              <tr key={checked_at}>
                <td>
                  {moment(checked_at)} {error && <span className="wrong">{serverMessage(error)}</span>}
                </td>
                <td className="number">{number(total)}</td>
                <td className="number">{number(new_matches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <News monitor={monitor} onChanged={onChanged} />
    </main>
  );
}

function News({ monitor, onChanged }: MonitorPageProps) {
  const [name, setName] = useState(monitor.name);
  const [delivery, setDelivery] = useState<DeliverySettings>({
    frequency: monitor.frequency,
    email: monitor.email,
    webhook: monitor.webhook_url ?? '',
    format: monitor.webhook_format,
  });
  const change = useAction(
    () =>
      api.patch('/monitors/{monitor_id}', {
        path: { monitor_id: monitor.id },
        body: { name, ...deliveryOf(delivery) },
      }),
    {
      onSuccess: async () => {
        showToast(t('Saved'));
        await onChanged();
      },
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form className="form" onSubmit={submit}>
      <h2>{t('Notifications')}</h2>
      <FormField
        label={t('Name')}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <DeliveryFields settings={delivery} onChange={setDelivery} error={change.error} />
      {change.data?.webhook_secret && (
        <p className="note">
          {t('Signing secret (shown only once):')} <code>{change.data.webhook_secret}</code>
        </p>
      )}
      {problemOf(change.error, 'webhook_url') === undefined && <FailureNote error={change.error} />}
      <div className="actions">
        <button type="submit" className="primary" disabled={change.isPending}>
          {t('Save')}
        </button>
      </div>
    </form>
  );
}
