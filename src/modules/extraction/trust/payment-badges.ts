import { found, type Heuristic } from '../heuristic.ts';

const methods: readonly (readonly [string, RegExp])[] = [
  ['Visa', /(?:^|[^a-z])visa(?:[^a-z]|card|$)/],
  ['Mastercard', /master-?_? ?card/],
  ['American Express', /american[-_ ]?express|(?:^|[^a-z])amex(?:[^a-z]|$)/],
  ['PayPal', /pay-?pal/],
  ['Maestro', /(?:^|[^a-z])maestro/],
  ['Discover', /discover[-_ ]?(?:card|network)|(?:icon|payment)[-_]+discover/],
  ['Diners Club', /diners/],
  ['JCB', /(?:^|[^a-z])jcb(?:[^a-z]|$)/],
  ['Apple Pay', /apple[-_ ]?pay/],
  ['Google Pay', /google[-_ ]?pay|(?:^|[^a-z])gpay/],
  ['Shop Pay', /shop[-_ ]?pay|shopify[-_ ]pay/],
  ['Klarna', /klarna/],
  ['Amazon Pay', /amazon[-_ ]?pay/],
  ['iDEAL', /(?:payment|icon|pay)[-_a-z]*ideal|(?:^|[^a-z])ideal[-_ .](?:logo|payment)/],
  ['SEPA', /(?:^|[^a-z])sepa(?:[^a-z]|$)/],
  ['Sofort', /sofort(?:[-_ ]?(?:ueberweisung|überweisung|banking))/],
  ['giropay', /giropay/],
  ['Bancontact', /bancontact/],
  ['UnionPay', /union[-_ ]?pay/],
  ['Alipay', /alipay/],
  ['WeChat Pay', /wechat[-_ ]?pay/],
  ['Stripe', /powered[-_ ]by[-_ ]stripe|stripe[-_ ](?:badge|logo)/],
  ['Przelewy24', /przelewy24/],
  ['PayU', /(?:^|[^a-z])payu(?:[^a-z]|$)/],
  ['Swish', /(?:^|[^a-z])swish[-_ .](?:logo|pay)/],
  ['МИР', /(?:^|[^a-z])mir[-_ ]?(?:card|pay|logo)/],
];
const anyMethod =
  /visa|master|amex|american.?express|paypal|maestro|discover|diners|jcb|apple.?pay|gpay|google.?pay|shop.?pay|shopify.pay|klarna|amazon.?pay|ideal|sepa|sofort|giropay|bancontact|unionpay|alipay|wechat|stripe|przelewy|payu|swish|mir[-_ ]/i;

/** Payment marks shown as images or icons. Words in running text do not count, nor do images of cards that a bank offers. */
export const paymentBadges: Heuristic = (page) => {
  const marks: string[] = [];
  for (const { src, alt, classes, region } of page.images) {
    const file = src.slice(src.lastIndexOf('/') + 1);
    if (file.length + alt.length + classes.length > 300) continue;
    if (anyMethod.test(file) || anyMethod.test(alt) || anyMethod.test(classes))
      marks.push(`${file} ${alt} ${classes} ${region === 'footer' ? 'payment' : ''}`.toLowerCase());
  }
  for (const token of page.elements.classTokens)
    if (token.length < 60 && isIconToken.test(token)) marks.push(token.toLowerCase());
  const badges = marks.filter((mark) => methodsIn([mark]).length > 1 || !cardOnOffer.test(mark));
  const shown = methodsIn(badges);
  // A travel agency shows visas too: on its own the word needs something about payment next to it.
  const isLoneVisa = shown.length === 1 && shown[0] === 'Visa' && !badges.some((mark) => ofPaying.test(mark));
  return found('payment_badges', isLoneVisa ? [] : shown, 'pictures and icons of payment methods');
};

function methodsIn(marks: readonly string[]): string[] {
  return methods.filter(([, pattern]) => marks.some((mark) => pattern.test(mark))).map(([name]) => name);
}

/** Names of a bank's own cards, and things one applies for. */
const cardOnOffer =
  /(?:^|[^a-z])(?:gold|platinum|classic|infinite|signature|prepaid|debit|credit|business|rewards|black|student|apply|application|kredit|tarjeta|carta|karta|karty|кредитн|дебетов)/;
const ofPaying = /pay|(?:^|[^a-z])cc(?:[^a-z]|$)|checkout|zahl|paiement|pago|оплат|footer/;

const isIconToken =
  /^(?:fa|icon|pf|payment|pay|cc)[-_].*(?:visa|master|amex|paypal|maestro|discover|klarna|apple-?pay|gpay|google-?pay|ideal|sepa)/i;
