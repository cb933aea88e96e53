import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { addressOf } from '../../../packages/client/index.js';
import { changeSearch, navigate, useIsWide, useSearchAddress } from '../address/location.ts';
import {
  areRows,
  hasFilters,
  noFilters,
  type SearchAddress,
  searchParametersOf,
} from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { t } from '../i18n/i18n.ts';
import { useLists } from '../lists/use-lists.ts';
import { copy } from '../parts/copy.ts';
import { Dialog } from '../parts/dialog.tsx';
import { type Option, OptionList, optionId, stepBy } from '../parts/option-list.tsx';
import { eachCompanyOnce } from '../search/each-company-once.ts';
import { domainOption } from '../search/read-typed.ts';
import { signOut } from './account-menu.tsx';

interface PaletteProps {
  readonly onClose: () => void;
  readonly openHelp: () => void;
}

/** The command palette: pages, actions, lists and companies, found by part of their name. */
export function Palette({ onClose, openHelp }: PaletteProps) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const isWide = useIsWide();
  const [acts, pages, lists] = [useActs(openHelp), usePages(), useListOptions()];
  // A phone has no navigation rail, so pages come first there.
  const commands = isWide ? [...acts, ...pages, ...lists] : [...pages, ...acts, ...lists];
  const ofDomain = domainOption(text.trim(), undefined, undefined);
  const shown = [
    ...(ofDomain ? [ofDomain] : []),
    ...commands.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase())),
    ...useFound(text.trim()),
  ];
  const run = (option: Option | undefined): void => {
    if (!option) return;
    onClose();
    option.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepBy(event.key, active, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(optionId('commands', next))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog title={t('Commands')} className="palette" hideHead onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run(shown[active]);
        }}
      >
        <input
          value={text}
          placeholder={t('Type a command, a list or a company')}
          aria-label={t('Command')}
          role="combobox"
          aria-expanded="true"
          aria-controls="commands"
          aria-activedescendant={shown[active] ? optionId('commands', active) : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <OptionList id="commands" label={t('Commands')} options={shown} active={active} onChoose={run} />
      </form>
    </Dialog>
  );
}

const option = (label: string, hint: string, run: () => void): Option => ({
  key: `${label} ${hint}`,
  label,
  hint,
  run,
});

function useActs(openHelp: () => void): readonly Option[] {
  const address = useSearchAddress();
  return [
    option(t('New search'), 'g s', () => navigate('/app')),
    ...(hasFilters(address) ? [option(t('Clear all filters'), '', () => changeSearch(noFilters))] : []),
    option(t('Match the phrase'), '', () => changeSearch({ mode: 'phrase' })),
    option(t('Match all words'), '', () => changeSearch({ mode: 'any' })),
    option(t('Match any word'), '', () => changeSearch({ mode: 'single' })),
    address.forms
      ? option(t('Match exact words only'), '', () => changeSearch({ forms: false }))
      : option(t('Match word forms'), '', () => changeSearch({ forms: true })),
    areRows(address)
      ? option(t('Show cards'), 'v', () => changeSearch({ view: 'cards' }, 'replace'))
      : option(t('Show table'), 'v', () => changeSearch({ view: 'rows' }, 'replace')),
    option(t('Copy link'), '', () => copy(location.href, t('Link copied'))),
    option(t('Copy as curl'), '', () => copy(curlOf(address), t('Command copied'))),
    option(t('Keyboard shortcuts'), '?', openHelp),
  ];
}

function usePages(): readonly Option[] {
  const { data: me } = useMe();
  const page = (label: string, path: string, keys = ''): Option => option(label, keys, () => navigate(path));
  const forEverybody = [
    page(t('Copilot'), '/copilot'),
    page(t('Compare keywords'), '/app/compare'),
    page(t('Bulk enrich'), '/app/bulk'),
    page(t('Technologies'), '/app/technologies'),
    page(t('Lookalikes'), '/app/lookalikes'),
    page(t('Settings'), '/app/account/settings'),
  ];
  if (!me)
    return [
      ...forEverybody,
      page(t('Sign in'), '/app/sign-in'),
      page(t('Create an account'), '/app/register'),
    ];
  return [
    ...forEverybody,
    page(t('Lists'), '/app/lists', 'g l'),
    page(t('Views'), '/app/views'),
    page(t('Viewed companies'), '/app/seen'),
    page(t('Alerts'), '/app/monitors', 'g m'),
    page(t('Inbox'), '/app/inbox', 'g i'),
    page(t('History'), '/app/history', 'g h'),
    page(t('Account and settings'), '/app/account', 'g a'),
    page(t('API keys'), '/app/account/keys'),
    page(t('Credits'), '/app/account/credits'),
    ...(me.is_admin ? [page(t('Administration'), '/app/admin')] : []),
    option(t('Sign out'), '', signOut),
  ];
}

function useListOptions(): readonly Option[] {
  const { data = [] } = useLists();
  return data.map(({ id, name }) => ({
    key: `list ${id}`,
    label: name,
    hint: t('List'),
    run: () => navigate(`/app/lists/${id}`),
  }));
}

/** Companies and words that match the typed text. */
function useFound(typed: string): readonly Option[] {
  const { data } = useQuery({
    queryKey: ['autocomplete', typed],
    queryFn: ({ signal }) =>
      api.get('/autocomplete', { query: { q: typed.slice(0, 100), limit: 8 }, signal }),
    enabled: typed.length > 1,
    placeholderData: (previous) => previous,
  });
  if (typed === '') return [];
  const companies = eachCompanyOnce(data?.suggestions ?? []).filter(({ domain }) => domain !== '');
  return [
    option(t('Search homepages for “{words}”', { words: typed }), '↵', () =>
      changeSearch({ q: typed, open: '' }),
    ),
    ...companies.map(({ type, company_name, value, domain }) => ({
      key: `${type} ${domain}`,
      label: company_name || value,
      detail: domain,
      hint: t('Open profile'),
      run: () => changeSearch({ open: domain }),
    })),
  ];
}

/** The search in the address as an equivalent curl command. */
function curlOf(address: SearchAddress): string {
  const path = addressOf(address.q === '' ? '/companies' : '/search', { query: searchParametersOf(address) });
  return `curl -H 'Authorization: Bearer YOUR_KEY' '${location.origin}${path.replaceAll("'", '%27')}'`;
}
