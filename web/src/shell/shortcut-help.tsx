import { useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { t } from '../words/words.ts';
import { isApple } from './account-menu.tsx';
import { areLettersOn, setLetters } from './shortcuts.ts';

/** Every key, and the switch for those who dictate or press keys by accident. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const [areOn, setOn] = useState(areLettersOn());
  const mod = isApple ? '⌘' : 'Ctrl';
  const keys: readonly (readonly [string, string])[] = [
    ['/', t('Search box')],
    [`${mod} K`, t('Commands')],
    ['j  k', t('Next and previous company')],
    ['Enter', t('Into the profile; again: read it')],
    ['Esc', t('Close what is on top')],
    ['x', t('Select the open company')],
    ['⇧ x', t('Select up to here')],
    [`${mod} A`, t('Select all loaded; again: all that match')],
    ['s', t('Save to a list')],
    ['m', t('Monitor this search')],
    ['e', t('Export')],
    ['c', t('Copy the domain')],
    ['o', t('Open the site')],
    ['l', t('Lookalikes')],
    ['f', t('First filter')],
    ['⇧ Enter', t('Leave out, on a filter')],
    ['v', t('Cards or rows')],
    ['[  ]', t('Previous and next search')],
    ['g s', t('Search')],
    ['g l', t('Lists')],
    ['g i', t('Inbox')],
    ['g m', t('Monitors')],
    ['g h', t('Earlier searches')],
    ['g a', t('Account and settings')],
    ['?', t('This help')],
  ];
  return (
    <Dialog title={t('Keyboard')} className="wide-dialog" onClose={onClose}>
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
        {t('Single letters do something')}
      </label>
    </Dialog>
  );
}
