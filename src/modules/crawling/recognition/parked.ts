import { FEW_WORDS, HARDLY_ANY_WORDS, hasAny, type Rule, SOME_WORDS } from './rule.ts';

const parked = (by: string, when: Rule['when']): Rule => ({ kind: 'parked', by, when });

/** Who serves the advertisements on parked domains. */
const AD_FEEDS = [
  'data-adblockkey',
  'window.park = "ey',
  'sedoparking.com',
  'parkingcrew.net',
  'bodiscdn.com',
  'parklogic.com',
  'd38psrni17bvxu.cloudfront.net',
  'domainpark/show_afd_ads',
  'adsense/domains/caf.js',
  'cdn-fileserver.com/bping',
  'dsparking.com',
  'skenzo.com',
  'cashparking',
  'parking.godaddy',
  'parked-content.godaddy',
  'trafficclub.com',
  'domaincontrol.com/parked',
  'uniregistrar.com/parking',
  'park.101domain',
  'rookdns.com',
  'zeropark.com',
  'ddc.com/parking',
];

const MARKETPLACES = [
  'afternic.com/forsale',
  'hugedomains.com/',
  'dan.com/buy-domain',
  'dan.com/orders',
  'sedo.com/search/details',
  'undeveloped.com/',
  'uniregistry.com/buy',
  'brandpa.com',
  'domainmarket.com/buynow',
  'squadhelp.com/name',
  'atom.com/name',
  'epik.com/domain',
  'efty.com',
  'domainagents.com',
  'brandbucket.com/names',
  'sav.com/domain',
  'spaceship.com/domain',
  'domainlore.',
  'nicsell.com',
  'above.com/marketplace',
];

/** Hosts on which nothing but domains are sold: who is led there has reached no company. */
const MARKETPLACE_HOST =
  /(?:^|\.)(?:afternic|hugedomains|dan|sedo|sedoparking|undeveloped|brandpa|domainmarket|squadhelp|atom|efty|domainagents|brandbucket|buydomains|perfectdomain|parkingcrew|bodis|above|nicsell|dynadot|porkbun)\.com$/;

const SENTENCES = [
  'domain(?: name)?\\b.{0,60}\\b(?:is|may be|might be|could be) (?:still )?(?:for sale|available for purchase|available for sale|parked)',
  '(?:buy|purchase|get|own|acquire|inquire about) this (?:premium )?domain',
  'this (?:premium )?domain (?:name )?(?:is parked|has expired|was recently registered|is registered, but|has been registered|is reserved|could be yours)',
  'make an? offer (?:on|for) this (?:premium )?domain',
  'parked (?:free|by|with|at|domain)',
  '(?:diese |die )?domain\\b.{0,40}\\b(?:steht|ist) zum verkauf',
  'domain\\b.{0,40}\\b(?:zu verkaufen|verkaufen wir|käuflich zu erwerben)',
  'diese domain (?:kaufen|erwerben|ist geparkt|wurde geparkt|wurde (?:soeben|gerade) (?:registriert|freigeschaltet))',
  'domain (?:ist )?geparkt',
  'ce (?:nom de )?domaine (?:est|peut être) (?:à vendre|en vente|acheté|réservé)',
  '(?:nom de )?domaine (?:à vendre|réservé|(?:a été )?enregistré (?:par|chez|avec))',
  'est parqué',
  '(?:este )?dominio (?:en venta|está (?:a la|en) venta|está aparcado|está estacionado)',
  '(?:questo )?dominio (?:è )?in vendita',
  'este domínio (?:está à venda|foi registado|está estacionado)',
  'dit domein(?:naam)? is (?:te koop|geregistreerd|gereserveerd)',
  'deze domeinnaam is (?:te koop|geregistreerd|gereserveerd)',
  'domena\\b.{0,30}\\b(?:jest )?na sprzedaż',
  'tato doména (?:je na prodej|je zaparkována)',
  'домен.{0,30}(?:продается|продаётся|припаркован)',
  'bu alan adı satılık',
  'この(?:ドメイン|サイト).{0,20}(?:販売|売り出)',
  '(?:该|本|此)域名.{0,10}(?:出售|转让)',
  'whois contact information verification',
];
const SAID = new RegExp(SENTENCES.join('|'));

/** Domains that nobody uses: advertisements, an offer, a registrar's greeting. A browser would render the same. */
export const parkedDomains: readonly Rule[] = [
  parked('a marketplace', ({ domain, hops }) => {
    const host = URL.parse(hops.at(-1) ?? '')?.hostname ?? '';
    return MARKETPLACE_HOST.test(host) && host.replace(/^www\./, '') !== domain;
  }),
  parked(
    'GoDaddy',
    ({ words, markup }) =>
      words < HARDLY_ANY_WORDS && hasAny(markup, 'location.href="/lander"', 'parking-lander', 'ap:"parking"'),
  ),
  parked('an ad feed', ({ words, markup }) => words < SOME_WORDS && hasAny(markup, ...AD_FEEDS)),
  parked(
    'an offer',
    ({ words, markup, said }) =>
      words < FEW_WORDS && /domain|domän|dominio|domaine/.test(said) && hasAny(markup, ...MARKETPLACES),
  ),
  parked('its words', ({ words, said }) => words < FEW_WORDS && SAID.test(said)),
];
