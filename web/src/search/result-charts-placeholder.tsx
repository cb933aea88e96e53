import { t } from '../i18n/i18n.ts';
import { areChartsOpen } from './filter-fields.ts';

/** Reserves the space of the charts, so that nothing moves when they have loaded. */
export function ResultChartsPlaceholder() {
  return (
    <details className="shape" open={areChartsOpen()}>
      <summary>{t('Charts')}</summary>
      <div className="strip sketch" />
    </details>
  );
}
