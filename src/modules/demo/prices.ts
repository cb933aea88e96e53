import { fillSlots } from './fill-template.ts';
import type { Country } from './places/country.ts';

/** An amount in hundredths of the currency, formatted as in the country. */
export function formatPrice(country: Country, hundredths: number): string {
  const scale = perCurrency[country.currency] ?? 1;
  if (scale > 1)
    return written(
      country,
      group(String(Math.round((hundredths * scale) / 1000) * 10), country.decimalComma),
    );
  const whole = group(String(Math.floor(hundredths / 100)), country.decimalComma);
  const cents = String(hundredths % 100).padStart(2, '0');
  return written(country, `${whole}${country.decimalComma ? ',' : '.'}${cents}`);
}

const written = ({ price }: Country, amount: string): string => fillSlots(price, { amount });

/** The value of a dollar in currencies whose prices are written in whole units. */
const perCurrency: Readonly<Record<string, number>> = { JPY: 150, CZK: 23, SEK: 10, DKK: 7, PLN: 4, MXN: 18 };

function group(digits: string, comma: boolean): string {
  return digits.length < 4 ? digits : `${digits.slice(0, -3)}${comma ? '.' : ','}${digits.slice(-3)}`;
}
