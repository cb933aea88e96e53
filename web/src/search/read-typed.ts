import { go, visit } from '../address/location.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { t } from '../words/words.ts';
import { filterFields, labelOf, titleOf } from './filter-fields.ts';

/** What typed text may mean besides words: a filter such as `country:de`, the address of a site, several keywords. */
export function readTyped(typed: string, address: SearchAddress) {
  const [, prefix = '', value = ''] = /^([a-z]+):\s*(.+)$/i.exec(typed) ?? [];
  const name = prefix.toLowerCase() === 'tech' ? 'technology' : prefix.toLowerCase();
  const filter = filterFields.find(({ field }) => field === name);
  if (filter && value !== '')
    return [
      {
        key: 'filter',
        what: labelOf(filter.field, value),
        kind: titleOf(filter.field),
        run: () => go({ [filter.field]: [...new Set([...address[filter.field], value])] }),
      },
    ];
  const domain = domainIn(typed);
  if (domain !== undefined)
    return [{ key: 'site', what: domain, kind: t('Open the profile'), run: () => go({ open: domain }) }];
  const keywords = typed.split(',').filter((word) => word.trim() !== '');
  if (keywords.length < 2) return [];
  return [
    {
      key: 'compare',
      what: t('Compare {n} keywords', { n: keywords.length }),
      kind: t('Counts'),
      run: () => visit(`/app/compare?keywords=${encodeURIComponent(typed)}`),
    },
  ];
}

/** The domain of an address that was pasted; a single word with a dot is looked up by the suggestions. */
function domainIn(typed: string): string | undefined {
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return undefined;
  return new URL(typed).hostname.replace(/^www\./, '');
}
