import { t } from '../i18n/i18n.ts';

/** Stands where the charts will be, so that nothing moves when their part of the app has come. */
export function ClosedShape() {
  return (
    <details className="shape">
      <summary>{t('Charts')}</summary>
    </details>
  );
}
