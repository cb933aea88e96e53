import countries from 'i18n-iso-countries';
import cs from 'i18n-iso-countries/langs/cs.json' with { type: 'json' };
import da from 'i18n-iso-countries/langs/da.json' with { type: 'json' };
import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import fi from 'i18n-iso-countries/langs/fi.json' with { type: 'json' };
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import hu from 'i18n-iso-countries/langs/hu.json' with { type: 'json' };
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import nl from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import no from 'i18n-iso-countries/langs/no.json' with { type: 'json' };
import pl from 'i18n-iso-countries/langs/pl.json' with { type: 'json' };
import pt from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import ro from 'i18n-iso-countries/langs/ro.json' with { type: 'json' };
import ru from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import sv from 'i18n-iso-countries/langs/sv.json' with { type: 'json' };
import tr from 'i18n-iso-countries/langs/tr.json' with { type: 'json' };

/** The ISO 3166-1 alpha-2 code for a code or a name in one of the common languages. */
export function countryCode(text: string): string | null {
  const trimmed = text.trim();
  const upper = trimmed.toUpperCase();
  if (/^[A-Z]{2}$/.test(upper)) return upper === 'UK' ? 'GB' : countries.isValid(upper) ? upper : null;
  if (/^[A-Z]{3}$/.test(trimmed))
    return countries.alpha3ToAlpha2(upper) ?? CODE_BY_NAME.get(trimmed.toLowerCase()) ?? null;
  return CODE_BY_NAME.get(trimmed.toLowerCase().replace(/^the /, '')) ?? null;
}

/** Lower-case names with their codes; short codes are not included, because they are words in some language. */
export function countriesByName(): ReadonlyMap<string, string> {
  return CODE_BY_NAME;
}

export function englishCountryName(code: string): string | null {
  const everyday = countries.getName(code, 'en', { select: 'alias' }) ?? '';
  return everyday.length > 3 ? everyday : (countries.getName(code, 'en') ?? null);
}

const LOCALES = [en, de, fr, es, it, pt, nl, pl, cs, da, sv, no, fi, hu, ro, ru, tr];
/** Country names that usually mean something else: a US state, a first name, a bird, a bowl. */
const AMBIGUOUS = new Set([
  'georgia',
  'jordan',
  'chad',
  'turkey',
  'china',
  'jersey',
  'man',
  'mali',
  'niger',
  'guinea',
  'india ink',
]);

const CODE_BY_NAME: ReadonlyMap<string, string> = nameIndex();

function nameIndex(): Map<string, string> {
  const index = new Map<string, string>();
  for (const locale of LOCALES) {
    for (const [code, names] of Object.entries(locale.countries)) {
      for (const name of Array.isArray(names) ? names : [names]) {
        const key = name.toLowerCase();
        if (key.length >= 4 && !AMBIGUOUS.has(key) && !index.has(key)) index.set(key, code);
      }
    }
  }
  const everyday: Record<string, string> = {
    usa: 'US',
    'u.s.a.': 'US',
    'united states': 'US',
    'united kingdom': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    'great britain': 'GB',
    uae: 'AE',
    'south korea': 'KR',
    holland: 'NL',
    россия: 'RU',
    türkiye: 'TR',
    brasil: 'BR',
    deutschland: 'DE',
    österreich: 'AT',
    schweiz: 'CH',
    suisse: 'CH',
    svizzera: 'CH',
    españa: 'ES',
    italia: 'IT',
    україна: 'UA',
    беларусь: 'BY',
    българия: 'BG',
    србија: 'RS',
    srbija: 'RS',
    hrvatska: 'HR',
    slovenija: 'SI',
    ελλάδα: 'GR',
    eesti: 'EE',
    latvija: 'LV',
    lietuva: 'LT',
    ísland: 'IS',
    'viet nam': 'VN',
    việtnam: 'VN',
    日本: 'JP',
    中国: 'CN',
    台灣: 'TW',
    대한민국: 'KR',
  };
  for (const [name, code] of Object.entries(everyday)) index.set(name, code);
  return index;
}
