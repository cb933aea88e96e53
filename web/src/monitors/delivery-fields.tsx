import { t } from '../i18n/i18n.ts';
import { problemOf } from '../parts/field-problem.ts';
import { FormField } from '../parts/form-field.tsx';
import { FormSelect } from '../parts/form-select.tsx';

/** How often and where an alert reports, as typed into the form. */
export interface DeliverySettings {
  readonly frequency: 'instant' | 'daily' | 'weekly';
  readonly email: boolean;
  readonly webhook: string;
  readonly format: 'json' | 'slack' | 'teams';
}

export const instantInbox: DeliverySettings = {
  frequency: 'instant',
  email: false,
  webhook: '',
  format: 'json',
};

/** The settings as fields of a request. */
export const deliveryOf = ({ frequency, email, webhook, format }: DeliverySettings) => ({
  frequency,
  email,
  webhook_url: webhook.trim() === '' ? null : webhook.trim(),
  webhook_format: format,
});

interface DeliveryFieldsProps {
  readonly settings: DeliverySettings;
  readonly onChange: (settings: DeliverySettings) => void;
  readonly error: Error | null;
}

/** Alerts always report to the inbox; mail and webhook are optional. */
export function DeliveryFields({ settings, onChange, error }: DeliveryFieldsProps) {
  const { frequency, email, webhook, format } = settings;
  return (
    <>
      <FormSelect
        label={t('How often')}
        chosen={frequency}
        onChoose={(chosen) => onChange({ ...settings, frequency: chosen })}
        choices={[
          ['instant', t('As soon as something is found')],
          ['daily', t('At most once a day')],
          ['weekly', t('At most once a week, on Mondays')],
        ]}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={email}
          onChange={(event) => onChange({ ...settings, email: event.target.checked })}
        />
        {t('Also by e-mail')}
      </label>
      <div className="side-by-side">
        <FormField
          label={t('Webhook')}
          type="url"
          placeholder="https://"
          value={webhook}
          onChange={(event) => onChange({ ...settings, webhook: event.target.value })}
          problem={problemOf(error, 'webhook_url')}
        />
        <FormSelect
          label={t('Format')}
          chosen={format}
          onChoose={(chosen) => onChange({ ...settings, format: chosen })}
          choices={[
            ['json', 'JSON'],
            ['slack', 'Slack'],
            ['teams', 'Microsoft Teams'],
          ]}
        />
      </div>
      {webhook !== '' && format === 'json' && (
        <p className="hint">{t('We POST every notification to this URL with an HMAC signature.')}</p>
      )}
    </>
  );
}
