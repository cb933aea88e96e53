import { emptySearch, printSearchAddress, type SearchAddress } from '../address/search-address.ts';
import { t } from '../i18n/i18n.ts';
import { BrandMark } from '../parts/brand-mark.tsx';
import { Icon } from '../parts/icon.tsx';
import { Modes } from '../search/modes.tsx';
import { publicLinks } from '../shell/navigation-links.ts';

/** The header with a search box that is a form, so that it works before the app has loaded. */
export function Head({ address }: { readonly address: SearchAddress }) {
  return (
    <header className="top">
      <a className="brand" href="/app" aria-label={t('Homedex home')}>
        <BrandMark />
      </a>
      <search className="search-box">
        <form action="/app">
          <div className="field">
            <Icon name="search" />
            <input
              type="search"
              name="q"
              defaultValue={address.q}
              maxLength={200}
              autoComplete="off"
              placeholder={t('Keywords or a domain')}
              aria-label={t('Search homepages')}
            />
            <kbd>/</kbd>
          </div>
          <input type="hidden" name="typed" value="1" />
          <Modes mode={address.mode} forms={address.forms} />
          {[
            ...new URLSearchParams(
              printSearchAddress({ ...address, q: '', mode: emptySearch.mode, forms: true }),
            ),
          ].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        </form>
      </search>
      <nav aria-label={t('Menu')} />
    </header>
  );
}

/** The links that the app shows to everybody. */
export function Navigation() {
  return (
    <nav className="places-rail only-wide" aria-label={t('Navigation')}>
      <ul>
        {publicLinks().map(({ href, icon, name }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
