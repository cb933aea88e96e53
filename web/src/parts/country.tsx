import { countryName } from '../i18n/i18n.ts';

/** A country by code and name. Not every system draws flags, and not everybody knows them. */
export function Country({ code }: { readonly code: string }) {
  const isCode = /^[a-z]{2}$/i.test(code);
  return (
    <span className="country">
      {isCode && (
        <span className="country-code" aria-hidden="true">
          {code.toUpperCase()}
        </span>
      )}
      {countryName(code)}
    </span>
  );
}
