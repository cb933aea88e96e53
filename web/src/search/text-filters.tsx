import { type FormEvent, useEffect, useState } from 'react';
import { changeSearch } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';

/** Words that the title must contain, and words that the page must not contain. */
export function TextFilters({ address }: { readonly address: SearchAddress }) {
  return (
    <section aria-label={t('Words')}>
      <TextFilter
        label={t('Words in the title')}
        value={address.title}
        charactersMax={200}
        onChange={(title) => changeSearch({ title })}
      />
      <TextFilter
        label={t('Exclude words')}
        value={address.exclude}
        charactersMax={500}
        onChange={(exclude) => changeSearch({ exclude })}
      />
    </section>
  );
}

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly charactersMax: number;
  readonly onChange: (value: string) => void;
}

function TextFilter({ label, value, charactersMax, onChange }: TextFilterProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <form onSubmit={send}>
      <label className="text-filter">
        {label}
        <input
          value={text}
          maxLength={charactersMax}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => send()}
        />
      </label>
    </form>
  );
}
