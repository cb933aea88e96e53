import { changeSearch, navigate } from '../address/location.ts';
import { hasQuerySyntax } from '../address/query-syntax.ts';
import type { SearchAddress } from '../address/search-address.ts';
import type { User } from '../api/api.ts';
import { t } from '../i18n/i18n.ts';
import type { Option } from '../parts/option-list.tsx';
import { profilePrice } from '../profile/price.ts';
import { wantFetch } from '../profile/wanted-fetch.ts';
import { filterFields, labelOf, titleOf } from './filter-fields.ts';
import { domainIn, phoneIn } from './typed-domain.ts';

/** What typed text may mean besides words: a filter, for example `country:de`, or several keywords. */
export function readTyped(typed: string, address: SearchAddress): readonly Option[] {
  const [, prefix = '', value = ''] = /^([a-z]+):\s*(.+)$/i.exec(typed) ?? [];
  const name = prefix.toLowerCase() === 'tech' ? 'technology' : prefix.toLowerCase();
  const filter = filterFields.find(({ field }) => field === name);
  // Only names of industries and technologies have several words. Otherwise the words after the first are search words.
  const isName = name === 'industry' || name === 'technology' || !/\s/.test(value);
  if (filter && value !== '' && isName && !hasQuerySyntax(value) && !/^[<>=]/.test(value))
    return [
      {
        key: 'filter',
        label: labelOf(filter.field, value),
        hint: titleOf(filter.field),
        run: () => changeSearch({ [filter.field]: [...new Set([...address[filter.field], value])] }),
      },
    ];
  const phone = phoneIn(typed);
  if (phone !== undefined)
    return [
      {
        key: 'phone',
        label: t('Companies with the phone number {number}', { number: phone }),
        hint: '↵',
        run: () => navigate(`/app/identifiers/${encodeURIComponent(`phone:${phone}`)}`),
      },
    ];
  if (hasQuerySyntax(typed)) return [];
  const keywords = typed.split(',').filter((word) => word.trim() !== '');
  if (keywords.length < 2) return [];
  return [
    {
      key: 'compare',
      label: t('Compare {n} keywords', { n: keywords.length }),
      hint: t('Counts'),
      run: () => navigate(`/app/compare?keywords=${encodeURIComponent(typed)}`),
    },
  ];
}

/**
 * The option for a typed domain. It opens the profile. If the domain is known not to be in the index, it fetches the site and names the
 * price; until that is known it opens the profile, which offers to fetch it.
 */
export function domainOption(
  typed: string,
  isIndexed: boolean | undefined,
  me: User | undefined,
): Option | undefined {
  const domain = domainIn(typed);
  if (domain === undefined) return undefined;
  if (isIndexed !== false)
    return {
      key: 'site',
      label: t('Open {domain}', { domain }),
      hint: t('Open profile'),
      run: () => changeSearch({ open: domain }),
    };
  return {
    key: 'site',
    label: t('Fetch {domain} now', { domain }),
    hint: profilePrice(me),
    run: () => {
      wantFetch(domain);
      changeSearch({ open: domain });
    },
  };
}
