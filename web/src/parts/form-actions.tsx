import { t } from '../i18n/i18n.ts';
import { FailureNote } from './failure-note.tsx';

interface FormActionsProps {
  readonly action: { readonly error: Error | null; readonly isPending: boolean };
  readonly label: string;
  readonly onCancel: () => void;
}

/** The end of a form in a dialog: the error, the submit button and the cancel button. */
export function FormActions({ action, label, onCancel }: FormActionsProps) {
  return (
    <>
      <FailureNote error={action.error} />
      <div className="actions">
        <button type="submit" className="primary" disabled={action.isPending}>
          {label}
        </button>
        <button type="button" onClick={onCancel}>
          {t('Cancel')}
        </button>
      </div>
    </>
  );
}
