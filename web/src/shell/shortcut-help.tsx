import { useState } from 'react';
import { t } from '../i18n/i18n.ts';
import { Dialog } from '../parts/dialog.tsx';
import { isApple } from './account-menu.tsx';
import { areLettersOn, setLetters } from './shortcuts.ts';

/** All shortcuts, and a switch to turn off letter keys for people who dictate or press keys by accident. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const [areOn, setOn] = useState(areLettersOn());
  const mod = isApple ? '⌘' : 'Ctrl';
  const keys: readonly (readonly [string, string])[] = [
    ['/', t('Search box')],
    [`${mod} K`, t('Commands')],
    ['j  k', t('Next and previous company')],
    ['Enter', t('Open profile (press again for full)')],
    ['Esc', t('Close')],
    ['x', t('Select the open company')],
    ['⇧ x', t('Select range')],
    [`${mod} A`, t('Select all loaded (again: all matches)')],
    ['s', t('Save to a list')],
    ['m', t('Create an alert')],
    ['e', t('Export')],
    ['c', t('Copy domain')],
    ['o', t('Open site')],
    ['l', t('Lookalikes')],
    ['f', t('First filter')],
    ['⇧ Enter', t('Exclude (on a filter)')],
    ['v', t('Cards or table')],
    ['[  ]', t('Previous and next search')],
    ['g s', t('Search')],
    ['g l', t('Lists')],
    ['g i', t('Inbox')],
    ['g m', t('Alerts')],
    ['g h', t('History')],
    ['g a', t('Account and settings')],
    ['?', t('Show shortcuts')],
  ];
  return (
    <Dialog title={t('Keyboard shortcuts')} className="wide-dialog" onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>{does}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => {
            setLetters(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        {t('Enable single-key shortcuts')}
      </label>
    </Dialog>
  );
}
