import { useEffect, useRef } from 'react';
import { changeSearch } from '../address/location.ts';
import { emptySearch, type SearchAddress } from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';

/** How the words of a search must match. In the server-rendered page, which has no script yet, both are fields of a plain form. */
export function Modes({ mode, forms }: Pick<SearchAddress, 'mode' | 'forms'>) {
  const line = useRef<HTMLDivElement>(null);
  // On a phone the line scrolls, and the chosen mode may be beyond its end.
  useEffect(() => {
    if (mode !== emptySearch.mode)
      line.current?.querySelector(`[value=${mode}]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mode]);
  const modes = [
    { value: 'any', label: t('All words'), hint: t('every word, anywhere') },
    { value: 'phrase', label: t('Phrase'), hint: t('the words side by side') },
    { value: 'single', label: t('Any word'), hint: t('at least one of the words') },
    { value: 'query', label: t('Query'), hint: t('operators, such as OR, -word, "a phrase", title:word') },
    { value: 'meaning', label: t('Meaning'), hint: t('companies that fit a description, in any language') },
  ] as const;
  return (
    <div className="modes" ref={line}>
      <fieldset className="segments">
        <legend className="only-read-aloud">{t('How the words must match')}</legend>
        {modes.map(({ value, label, hint }) => (
          <label key={value} title={hint}>
            <input
              type="radio"
              name="mode"
              value={value}
              checked={mode === value}
              onChange={() => changeSearch({ mode: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="segments exactness">
        <label title={t('without plurals and other forms of the words')}>
          <input
            type="checkbox"
            name="forms"
            value="false"
            checked={!forms}
            onChange={() => changeSearch({ forms: !forms })}
          />
          <span>{t('Exact words')}</span>
        </label>
      </div>
    </div>
  );
}
