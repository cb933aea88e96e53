import { countryName } from '../i18n/i18n.ts';

/** A country by its code and name. Flags are not drawn by every system, and say less to who does not know them. */
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
