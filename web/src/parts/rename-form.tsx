import { useState } from 'react';
import { useAction } from '../api/action.ts';
import { t } from '../i18n/i18n.ts';
import { FailureNote } from './failure-note.tsx';

interface RenameProps {
  readonly name: string;
  /** What the field is called for people who cannot see it. */
  readonly label: string;
  readonly rename: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Takes the place of a name while it is changed. */
export function RenameForm({ name, label, rename, onClose }: RenameProps) {
  const [text, setText] = useState(name);
  const action = useAction(rename, { onSuccess: onClose });
  return (
    <form
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        action.mutate(text);
      }}
    >
      <input
        value={text}
        required
        maxLength={200}
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is replaced by this field
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="primary" disabled={action.isPending}>
        {t('Rename')}
      </button>
      <button type="button" onClick={onClose}>
        {t('Cancel')}
      </button>
      <FailureNote error={action.error} />
    </form>
  );
}
