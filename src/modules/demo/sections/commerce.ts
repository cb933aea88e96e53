import { anySentence, fillSlots } from '../fill-template.ts';
import { drawLongTailWord } from '../long-tail-words.ts';
import { slugify } from '../page-links.ts';
import type { Country } from '../places/country.ts';
import type { Site } from '../site.ts';
import { grid, heading, picture, type Section, wrap } from './section.ts';

/** Products with prices and a button, as in a shop. */
export const products: Section = {
  name: 'featured-collection',
  render(site) {
    const { labels, sentences } = site.language;
    const count = site.bytesWanted > 40_000 ? 9 : 6;
    const cards = Array.from({ length: count }, (_, n) => {
      const kind = site.text.services[n % site.text.services.length] ?? '';
      const title = `${kind} ${drawLongTailWord(site.random)}`;
      const path = `${site.builder.path('shop', 'product')}/${slugify(title, `product-${n}`)}`;
      const cost = site.random.between(8, 240) * 100 + site.random.pick([0, 50, 90, 95]);
      return `<a href="${path}">${picture(site, `product-${n + 1}`, title)}</a>${heading(site, 3, title)}<p>${anySentence(site, sentences.productBlurbs)}</p><p class="price"><span class="woocommerce-Price-amount amount">${formatPrice(site.country, cost)}</span></p><form action="/cart/add" method="post"><input type="hidden" name="id" value="${4000 + n}"><button type="submit" name="add" class="btn ${site.builder.classes.button}">${labels.addToCart}</button></form>`;
    });
    return wrap(`${heading(site, 2, labels.shop)}${grid(site, cards)}`);
  },
};

/** What services cost: three plans, or a list like a menu. */
export const prices: Section = {
  name: 'prices',
  render(site) {
    const { labels } = site.language;
    const body = site.trade.priceStyle === 'plans' ? plans(site) : priceList(site);
    return wrap(`${heading(site, 2, labels.prices)}${body}`);
  },
};

function plans(site: Site): string {
  const { labels, sentences } = site.language;
  const base = site.random.between(9, 79) * 100;
  const cards = sentences.plans.map(([name, text], n) => {
    const features = site.random.sample(site.text.services, 2 + n).map((service) => `<li>${service}</li>`);
    return `<div class="plan">${heading(site, 3, name)}<p class="price">${formatPrice(site.country, base * (1 + n * 2))}</p><p>${labels.perMonth}</p><p>${text}</p><ul class="list">${features.join('')}</ul></div>`;
  });
  return grid(site, cards);
}

function priceList(site: Site): string {
  const rows = site.text.services.map((service) => {
    const cost = site.random.between(9, 290) * 100 + site.random.pick([0, 0, 50]);
    return `<li><span>${service}</span><span class="price">${site.language.labels.from} ${formatPrice(site.country, cost)}</span></li>`;
  });
  return `<ul class="list">${rows.join('')}</ul>`;
}

/** An amount in hundredths of the currency, formatted as in the country. */
function formatPrice(country: Country, hundredths: number): string {
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
