import { t } from '../i18n/i18n.ts';
import { showToast } from '../shell/toasts.tsx';

/** Browsers allow copying only after a click and over https. Otherwise the text is shown for copying by hand. */
export function copy(text: string, message: string = t('Copied')): void {
  const shown = (): void => void prompt(t('Copy this:'), text);
  if (!navigator.clipboard) shown();
  else navigator.clipboard.writeText(text).then(() => showToast(message), shown);
}
