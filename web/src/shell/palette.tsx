import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { go, useIsWide, useSearchAddress, visit } from '../address/location.ts';
import { areRows, hasFilters, noFilters } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { useMe } from '../api/questions.ts';
import { t } from '../i18n/i18n.ts';
import { useLists } from '../lists/use-lists.ts';
import { copy } from '../parts/copy.ts';
import { Dialog } from '../parts/dialog.tsx';
import { type Option, OptionList, optionId, stepBy } from '../parts/option-list.tsx';
import { curlOf } from '../search/curl.ts';
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
  const [acts, places, lists] = [useActs(openHelp), usePlaces(), useListOptions()];
  // A phone has no navigation rail, so pages come first there.
  const commands = isWide ? [...acts, ...places, ...lists] : [...places, ...acts, ...lists];
  const ofDomain = domainOption(text.trim(), undefined, undefined);
  const shown = [
    ...(ofDomain ? [ofDomain] : []),
    ...commands.filter(({ what }) => what.toLowerCase().includes(text.trim().toLowerCase())),
    ...useFound(useDeferredValue(text.trim())),
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

const option = (what: string, kind: string, run: () => void): Option => ({
  key: `${what} ${kind}`,
  what,
  kind,
  run,
});

function useActs(openHelp: () => void): readonly Option[] {
  const address = useSearchAddress();
  return [
    option(t('New search'), 'g s', () => visit('/app')),
    ...(hasFilters(address) ? [option(t('Clear all filters'), '', () => go(noFilters))] : []),
    option(t('Match the phrase'), '', () => go({ mode: 'phrase' })),
    option(t('Match all words'), '', () => go({ mode: 'any' })),
    option(t('Match any word'), '', () => go({ mode: 'single' })),
    address.forms
      ? option(t('Match exact words only'), '', () => go({ forms: false }))
      : option(t('Match word forms'), '', () => go({ forms: true })),
    areRows(address)
      ? option(t('Show cards'), 'v', () => go({ view: 'cards' }, 'replace'))
      : option(t('Show table'), 'v', () => go({ view: 'rows' }, 'replace')),
    option(t('Copy link'), '', () => copy(location.href, t('Link copied'))),
    option(t('Copy as curl'), '', () => copy(curlOf(address), t('Command copied'))),
    option(t('Keyboard shortcuts'), '?', openHelp),
  ];
}

function usePlaces(): readonly Option[] {
  const { data: me } = useMe();
  const place = (what: string, path: string, keys = ''): Option => option(what, keys, () => visit(path));
  const forEverybody = [
    place(t('Copilot'), '/copilot'),
    place(t('Compare keywords'), '/app/compare'),
    place(t('Bulk enrich'), '/app/bulk'),
    place(t('Technologies'), '/app/technologies'),
    place(t('Lookalikes'), '/app/lookalikes'),
    place(t('Settings'), '/app/account/settings'),
  ];
  if (!me)
    return [
      ...forEverybody,
      place(t('Sign in'), '/app/sign-in'),
      place(t('Create an account'), '/app/register'),
    ];
  return [
    ...forEverybody,
    place(t('Lists'), '/app/lists', 'g l'),
    place(t('Views'), '/app/views'),
    place(t('Viewed companies'), '/app/seen'),
    place(t('Alerts'), '/app/monitors', 'g m'),
    place(t('Inbox'), '/app/inbox', 'g i'),
    place(t('History'), '/app/history', 'g h'),
    place(t('Account and settings'), '/app/account', 'g a'),
    place(t('API keys'), '/app/account/keys'),
    place(t('Credits'), '/app/account/credits'),
    ...(me.is_admin ? [place(t('Administration'), '/app/admin')] : []),
    option(t('Sign out'), '', signOut),
  ];
}

function useListOptions(): readonly Option[] {
  const { data = [] } = useLists();
  return data.map(({ id, name }) => ({
    key: `list ${id}`,
    what: name,
    kind: t('List'),
    run: () => visit(`/app/lists/${id}`),
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
    option(t('Search homepages for “{words}”', { words: typed }), '↵', () => go({ q: typed, open: '' })),
    ...companies.map(({ type, company_name, value, domain }) => ({
      key: `${type} ${domain}`,
      what: company_name || value,
      more: domain,
      kind: t('Open profile'),
      run: () => go({ open: domain }),
    })),
  ];
}
