import { go } from '../address/location.ts';
import type { Mode } from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';

/** How the words of a search must match. */
export function Modes({ mode }: { readonly mode: Mode }) {
  const modes = [
    { value: 'phrase', label: t('Exact phrase'), hint: t('the words side by side') },
    { value: 'any', label: t('All words'), hint: t('every word, anywhere') },
    { value: 'single', label: t('Any word'), hint: t('at least one of the words') },
  ] as const;
  return (
    <fieldset className="segments">
      <legend className="only-read-aloud">{t('How the words must match')}</legend>
      {modes.map(({ value, label, hint }) => (
        <label key={value} title={hint}>
          <input
            type="radio"
            name="mode"
            value={value}
            checked={mode === value}
            onChange={() => go({ mode: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
