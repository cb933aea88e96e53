import { t } from '../words/words.ts';

/** Stands where the charts will be, so that nothing moves when their part of the app has come. */
export function ClosedShape() {
  return (
    <details className="shape">
      <summary>{t('Charts')}</summary>
    </details>
  );
}
