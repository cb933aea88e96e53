import { type MouseEvent, useState } from 'react';
import { changeSearch } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { exclude, filterFields, holds, toggle } from './filter-fields.ts';

const SHOWN = 6;
const [, , technology] = filterFields;
const versionAtEnd = /\s+v?\d[\w.-]*$/;

interface ChipsProps {
  readonly names: readonly string[];
  readonly address: SearchAddress;
}

/** The technologies of a site. Clicking one filters by it; with Shift, or with the button beside it, companies that use it are excluded. */
export function TechnologyChips({ names, address }: ChipsProps) {
  const [isAllShown, setAllShown] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  if (names.length === 0) return null;
  const hidden = isAllShown ? 0 : Math.max(0, names.length - SHOWN);
  return (
    <ul
      className={isAllShown ? 'technologies wrapped' : 'technologies'}
      onPointerEnter={() => setPointedAt(true)}
    >
      {names.slice(0, names.length - hidden).map((name) => (
        <Chip key={name} name={name} address={address} hasExclude={isPointedAt} />
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            aria-label={t('Show {n} more technologies', { n: hidden })}
            onClick={() => setAllShown(true)}
          >
            +{hidden}
          </button>
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  readonly name: string;
  readonly address: SearchAddress;
  /** Only a pointer can show the button, and a page has dozens of them. Shift+Enter on the technology does the same. */
  readonly hasExclude: boolean;
}

function Chip({ name, address, hasExclude }: ChipProps) {
  const product = name.replace(versionAtEnd, '');
  const isChosen = holds(address.technology, product);
  const choose = (event: MouseEvent): void => {
    const isExclusion = event.shiftKey || event.altKey;
    changeSearch(isExclusion ? exclude(technology, product, address) : toggle(technology, product, address));
  };
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        title={t('Filter by {name}. Hold Shift to exclude it.', { name: product })}
        onClick={choose}
      >
        {name}
      </button>
      {hasExclude && (
        // A second tab stop for every technology would make the page long to tab through.
        <button
          type="button"
          className="exclude"
          tabIndex={-1}
          aria-label={t('Exclude {name}', { name: product })}
          title={t('Exclude {name}', { name: product })}
          onClick={() => changeSearch(exclude(technology, product, address))}
        >
          <Icon name="minus" />
        </button>
      )}
    </li>
  );
}
