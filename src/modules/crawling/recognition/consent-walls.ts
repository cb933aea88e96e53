import { getDomain } from 'tldts';
import { FEW_WORDS, type Rule, SOME_WORDS } from './rule.ts';

const CONSENT_HOST = /^(?:consent|guce|cmp|privacy|gdpr|cookies?)\./;
const NOTICE =
  /(?:before you continue|bevor sie fortfahren|avant (?:d'accéder|de continuer)|antes de continuar|prima di continuare|voordat je verdergaat).{0,200}(?:cookie|consent|einwillig|données|datos|dati|gegevens)|(?:we|our \d+ partners|wir und unsere|nous et nos|nosotros y nuestros|noi e i nostri)\b.{0,120}(?:store|process|speichern|verarbeiten|stock|almacen|archiv).{0,120}(?:information|personal data|daten|données|datos|dati).{0,400}(?:accept|agree|akzeptieren|zustimmen|accepter|aceptar|accett)/;

/** The question stands in place of the page, on a host of its own or as nearly all of the text. */
export const consentWalls: readonly Rule[] = [
  {
    kind: 'consent_wall',
    by: 'its address',
    when: ({ domain, hops, words }) => {
      const host = URL.parse(hops.at(-1) ?? '')?.hostname ?? '';
      return words < 4 * SOME_WORDS && CONSENT_HOST.test(host) && getDomain(host) !== getDomain(domain);
    },
  },
  {
    kind: 'consent_wall',
    by: 'its words',
    when: ({ words, text }) => words < FEW_WORDS && NOTICE.test(text),
  },
];
