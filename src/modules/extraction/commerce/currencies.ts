/** Signs and codes by which prices are written, with the currency they mean or the countries that decide it. */
const currencyBySign: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  '₹': 'INR',
  inr: 'INR',
  '₽': 'RUB',
  руб: 'RUB',
  rub: 'RUB',
  р: 'RUB',
  '₺': 'TRY',
  tl: 'TRY',
  try: 'TRY',
  '₴': 'UAH',
  грн: 'UAH',
  uah: 'UAH',
  '₩': 'KRW',
  원: 'KRW',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  đ: 'VND',
  vnd: 'VND',
  '₦': 'NGN',
  zł: 'PLN',
  pln: 'PLN',
  kč: 'CZK',
  czk: 'CZK',
  ft: 'HUF',
  huf: 'HUF',
  lei: 'RON',
  ron: 'RON',
  лв: 'BGN',
  bgn: 'BGN',
  chf: 'CHF',
  r$: 'BRL',
  brl: 'BRL',
  usd: 'USD',
  us$: 'USD',
  a$: 'AUD',
  aud: 'AUD',
  c$: 'CAD',
  cad: 'CAD',
  s$: 'SGD',
  sgd: 'SGD',
  hk$: 'HKD',
  hkd: 'HKD',
  nz$: 'NZD',
  nzd: 'NZD',
  mx$: 'MXN',
  mxn: 'MXN',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  円: 'JPY',
  jpy: 'JPY',
  cny: 'CNY',
  rmb: 'CNY',
  aed: 'AED',
  sar: 'SAR',
  zar: 'ZAR',
  rp: 'IDR',
  idr: 'IDR',
  rm: 'MYR',
  myr: 'MYR',
  php: 'PHP',
  '₱': 'PHP',
  ksh: 'KES',
  kes: 'KES',
  '₸': 'KZT',
  дин: 'RSD',
  rsd: 'RSD',
  kn: 'HRK',
  thb: 'THB',
  pkr: 'PKR',
  lkr: 'LKR',
  egp: 'EGP',
  ngn: 'NGN',
};

const currencyByCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    US: 'USD',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    MX: 'MXN',
    SG: 'SGD',
    HK: 'HKD',
    TW: 'TWD',
    AR: 'ARS',
    CL: 'CLP',
    CO: 'COP',
    UY: 'UYU',
    DO: 'DOP',
    JM: 'JMD',
    TT: 'TTD',
    BS: 'BSD',
    FJ: 'FJD',
  },
  kr: { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', FO: 'DKK', GL: 'DKK' },
  '¥': { JP: 'JPY', CN: 'CNY' },
  元: { CN: 'CNY', TW: 'TWD', HK: 'HKD', MO: 'MOP' },
  rs: { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' },
  r: { ZA: 'ZAR' },
};

/** ISO 4217 code of a price sign. A sign several countries share needs the country, except `$` and `¥`, which keep their usual meaning. */
export function currencyOfSign(sign: string, country: string | null): string | null {
  const folded = sign.toLowerCase().replace(/\.$/, '').trim();
  const shared = currencyByCountry[folded];
  if (shared === undefined) return currencyBySign[folded] ?? null;
  const local = country === null ? undefined : shared[country];
  return (
    local ??
    (folded === '$'
      ? 'USD'
      : folded === '¥'
        ? 'JPY'
        : folded === '元'
          ? 'CNY'
          : folded === 'rs'
            ? 'INR'
            : null)
  );
}
