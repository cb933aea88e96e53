import { t } from '../i18n/i18n.ts';

/** Reserves the space of the charts, so that nothing moves when they load. */
export function ClosedShape() {
  return (
    <details className="shape">
      <summary>{t('Charts')}</summary>
    </details>
  );
}
