import { useQuery } from '@tanstack/react-query';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { changeSearch, navigate, useSearchAddress } from '../address/location.ts';
import { hasQuerySyntax } from '../address/query-syntax.ts';
import type { SearchAddress } from '../address/search-address.ts';
import { api, type Suggestion } from '../api/api.ts';
import { useMe } from '../api/queries.ts';
import { closeBuilder, openBuilder, useBuilderRequest } from '../builder/builder-request.ts';
import { number, t } from '../i18n/i18n.ts';
import { Icon } from '../parts/icon.tsx';
import { type Option, OptionList, optionId, stepBy } from '../parts/option-list.tsx';
import { useShortcuts } from '../shell/shortcuts.ts';
import { eachCompanyOnce } from './each-company-once.ts';
import { holds } from './filter-fields.ts';
import { Modes } from './modes.tsx';
import { QueryMarks } from './query-marks.tsx';
import { domainOption, readTyped } from './read-typed.ts';
import { takeTyped } from './typed-before.ts';
import { domainIn } from './typed-domain.ts';

const BuilderDialog = lazy(() => import('../builder/builder-dialog.tsx'));

const QUERY_CHARACTERS_MAX = 200;
const SUGGESTIONS = 8;
/** The most keywords of a comparison, and how many characters of them fit into an address. */
const LINES_MAX = 200;
const LINES_CHARACTERS_MAX = 5_000;

/** The search box for words, companies and technologies. Typing only suggests; nothing is searched before the user submits. */
export function SearchBox() {
  const address = useSearchAddress();
  const [before] = useState(takeTyped);
  const [text, setText] = useState(before?.text ?? address.q);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const marks = useRef<HTMLSpanElement>(null);
  const building = useBuilderRequest();
  const isMarked = hasQuerySyntax(text) || (address.mode === 'query' && text === address.q && text !== '');
  const id = useId();
  const typed = text.trim();
  const searched = useRef(address.q);
  useEffect(() => {
    if (searched.current !== address.q) setText(address.q);
    searched.current = address.q;
  }, [address.q]);
  useEffect(() => {
    if (before?.hasFocus) input.current?.focus();
  }, [before]);
  useShortcuts({ '/': () => input.current?.select() });
  const options = useOptions(typed, isOpen, address);
  const first = asWritten(text.trim(), address)[0];
  const isListShown = isOpen && options.length > 0;
  const close = (): void => {
    setOpen(false);
    setActive(0);
  };
  const choose = (option: Option | undefined): void => {
    close();
    input.current?.blur();
    option?.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = stepBy(event.key, active, options.length);
    if (next !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      setText(address.q);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text');
    const lines = pasted.split(/\r?\n/, LINES_MAX + 1).filter((line) => line.trim() !== '');
    if (lines.length > 1) {
      event.preventDefault();
      navigate(`/app/compare?keywords=${encodeURIComponent(lines.join(',').slice(0, LINES_CHARACTERS_MAX))}`);
      return;
    }
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    if (before.length + pasted.length + after.length <= QUERY_CHARACTERS_MAX) return;
    // A browser that inserts a pasted word of 100,000 letters itself, to keep 200 of them, hangs for half a minute.
    event.preventDefault();
    setText(
      (before + pasted.slice(0, QUERY_CHARACTERS_MAX) + after).slice(0, QUERY_CHARACTERS_MAX).toWellFormed(),
    );
    setCut(true);
  };
  return (
    <>
      <search className="search-box">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return;
            choose(options[active] ?? first);
          }}
        >
          <div className="field">
            <Icon name="search" />
            <input
              ref={input}
              type="search"
              className={isMarked ? 'marked' : undefined}
              value={text}
              maxLength={QUERY_CHARACTERS_MAX}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              dir="auto"
              placeholder={t('Keywords or a domain')}
              aria-label={t('Search homepages')}
              role="combobox"
              aria-expanded={isListShown}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={isListShown ? optionId(id, active) : undefined}
              onChange={(event) => {
                setText(event.target.value);
                setCut(false);
                setOpen(true);
                setActive(0);
              }}
              onBlur={close}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onScroll={({ currentTarget }) => marks.current?.scrollTo(currentTarget.scrollLeft, 0)}
            />
            {isMarked && <QueryMarks text={text} at={marks} />}
            <kbd>/</kbd>
            <button
              type="button"
              className="quiet build"
              aria-label={t('Build a query')}
              title={t('Build a query')}
              onClick={() => openBuilder()}
            >
              <Icon name="filter" />
            </button>
          </div>
          <Modes mode={address.mode} forms={address.forms} />
        </form>
        {isCut && (
          <p className="note warn" role="status">
            {t('Searches are limited to {n} characters; the rest was cut off.', {
              n: QUERY_CHARACTERS_MAX,
            })}
          </p>
        )}
        <OptionList
          id={id}
          label={t('Suggestions')}
          className="suggestions"
          options={options}
          active={active}
          isHidden={!isListShown}
          onChoose={choose}
        />
      </search>
      {building && (
        <Suspense>
          <BuilderDialog
            address={text.trim() === address.q ? address : { ...address, q: text.trim() }}
            column={building.column}
            onClose={closeBuilder}
          />
        </Suspense>
      )}
    </>
  );
}

function useOptions(typed: string, isOpen: boolean, address: SearchAddress): readonly Option[] {
  const { data: me } = useMe();
  const domain = domainIn(typed);
  const searched = domain ?? typed;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['autocomplete', searched],
    queryFn: ({ signal }) =>
      api.get('/autocomplete', { query: { q: searched.slice(0, 100), limit: SUGGESTIONS }, signal }),
    enabled: isOpen && searched.length > 1,
    placeholderData: (previous) => previous,
  });
  if (typed === '') return [];
  const found = typed.length > 1 ? eachCompanyOnce(data?.suggestions ?? []) : [];
  const isIndexed =
    data === undefined || isPlaceholderData ? undefined : found.some((one) => one.domain === domain);
  const suggestions = found.filter((one) => domain === undefined || one.domain !== domain);
  return [
    ...asWritten(typed, address, domainOption(typed, isIndexed, me)),
    ...suggestions.map((suggestion) => toOption(suggestion, address)),
  ];
}

/** What the typed text may mean: a company, a filter, and always a search. */
function asWritten(
  typed: string,
  address: SearchAddress,
  ofDomain = domainOption(typed, undefined, undefined),
): readonly Option[] {
  const search = {
    key: 'search',
    label: t('Search homepages for “{words}”', { words: typed }),
    hint: '↵',
    run: () => changeSearch({ q: typed, open: '' }),
  };
  return [...(ofDomain ? [ofDomain] : readTyped(typed, address)), search];
}

function toOption({ type, value, count, domain, company_name }: Suggestion, address: SearchAddress): Option {
  const key = `${type} ${value} ${domain}`;
  if (domain !== '')
    return {
      key,
      domain,
      label: company_name || value,
      detail: domain,
      hint: t('Open profile'),
      run: () => changeSearch({ open: domain }),
    };
  if (type === 'keyword')
    return {
      key,
      label: value,
      hint: t('{n} companies', { n: count }),
      run: () => changeSearch({ q: value, open: '' }),
    };
  const field = type === 'industry' ? 'industry' : 'technology';
  const chosen = address[field];
  return {
    key,
    label: value,
    detail: number(count),
    hint: type === 'industry' ? t('Industry') : t('Technology'),
    run: () => changeSearch({ [field]: holds(chosen, value) ? chosen : [...chosen, value], open: '' }),
  };
}
