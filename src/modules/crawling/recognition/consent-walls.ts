import { getDomain } from 'tldts';
import { FEW_WORDS, hasLittleText, isMostly, type Rule, SOME_WORDS } from './rule.ts';

const CONSENT_HOST = /^(?:consent|guce|cmp|(?:my)?privacy|gdpr|cookies?)\./;
const CONSENT_PATH =
  /\/(?:consent|collectconsent|zustimmung|einwilligung|cookie-?wall|privacy-?gate|age-?(?:gate|check|verification))\b/i;
const NOTICE =
  /(?:before you continue|bevor sie fortfahren|avant (?:d'accéder|de continuer)|antes de continuar|prima di continuare|voordat je verdergaat).{0,200}(?:cookie|consent|einwillig|données|datos|dati|gegevens)|(?:we|our \d+ partners|wir und unsere|nous et nos|nosotros y nuestros|noi e i nostri)\b.{0,120}(?:store|process|speichern|verarbeiten|stock|almacen|archiv).{0,120}(?:information|personal data|daten|données|datos|dati).{0,400}(?:accept|agree|akzeptieren|zustimmen|accepter|aceptar|accett)/;

/** A page that demands consent or payment before it shows anything. */
const PAY_OR_ACCEPT =
  /(?:pur-abo|contentpass|mit werbung (?:weiterlesen|nutzen)|cookies? (?:o|ou|oder|or|of) (?:abbonat|abonn|subscribe)|(?:accett|accept|acept|akzept)\w* .{0,200}(?:oppure|or|ou|oder|of) (?:abbonati|subscribe|abonnez|abonnieren|suscr))/;
const AGE =
  /are you (?:over|of legal|at least|18|21)|must be (?:of legal|over|at least) |legal drinking age|sind sie (?:über|mindestens|schon|älter als) ?\d\d|avez-vous (?:plus de|l'âge)|mayor de edad|maggiorenne|ben (?:je|jij) (?:18|ouder)|20歳以上|已满18|年满18/;

/** A consent question replaces the page, on a host of its own or as nearly all of the text. */
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
  {
    kind: 'consent_wall',
    by: 'its address',
    when: (page) =>
      page.hops.length > 1 &&
      CONSENT_PATH.test(URL.parse(page.hops.at(-1) ?? '')?.pathname ?? '') &&
      hasLittleText(page, FEW_WORDS),
  },
  { kind: 'consent_wall', by: 'its words', when: isMostly(PAY_OR_ACCEPT, FEW_WORDS) },
  { kind: 'consent_wall', by: 'an age', when: isMostly(AGE, FEW_WORDS) },
];
