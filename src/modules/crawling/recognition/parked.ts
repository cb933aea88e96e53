import { FEW_WORDS, HARDLY_ANY_WORDS, hasAny, isMostly, type Rule, SOME_WORDS } from './rule.ts';

const parked = (by: string, when: Rule['when']): Rule => ({ kind: 'parked', by, when });

/** Services that place advertisements on parked domains. */
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

/** Hosts that only sell domains: a redirect to one of them did not reach a company. */
const MARKETPLACE_HOST =
  /(?:^|\.)(?:afternic|hugedomains|dan|sedo|sedoparking|undeveloped|brandpa|domainmarket|squadhelp|atom|efty|domainagents|brandbucket|buydomains|perfectdomain|parkingcrew|bodis|above|nicsell|dynadot|porkbun)\.com$/;

/** The domain is sold, taken or abandoned, in the languages of registrars. */
const SENTENCES = [
  'domain(?: name)?\\b.{0,60}\\b(?:is|may be|might be|could be) (?:still )?(?:for sale|available for purchase|available for sale|parked)',
  '(?:buy|purchase|get|own|acquire|inquire about) this (?:premium )?domain',
  'this (?:premium )?domain (?:name )?(?:is parked|has expired|was recently registered|is registered, but|has been registered|is reserved|could be yours|is available for purchase)',
  'make an? offer (?:on|for) this (?:premium )?domain',
  'parked (?:free|by|with|at|domain)',
  'domain\\b.{0,40}\\b(?:(?:steht|ist) zum verkauf|zu verkaufen|verkaufen wir|käuflich zu erwerben|ist geparkt|wurde geparkt)',
  'diese domain (?:kaufen|erwerben|(?:ist|wurde)\\b.{0,60}\\b(?:registriert|reserviert|freigeschaltet))',
  'ce (?:nom de )?domaine (?:est|peut être) (?:à vendre|en vente|acheté|réservé)',
  '(?:nom de )?domaine (?:à vendre|réservé|(?:a été )?enregistré (?:par|chez|avec))',
  'est parqué',
  'dominio\\b.{0,40} (?:en venta|a la venta|aparcado|estacionado|registrado por|reservado|in vendita|(?:è )?(?:stato )?(?:registrato|parcheggiato))',
  'domínio\\b.{0,40} (?:à venda|registr?ado|reservado|estacionado)',
  'domein(?:naam)?\\b.{0,50} (?:te koop|geregistreerd|gereserveerd|geparkeerd)',
  'dom(?:än|ene|æne)(?:n|t|et)?\\b.{0,40} (?:parkera[dt]|parkeret|parkert|reservera[dt]|reserveret|till salu|til salgs?)\\b',
  'parkerad hos|parkeret hos|parkert hos',
  'verkkotunnus\\b.{0,40} (?:varattu|rekisteröity|myytävänä|pysäköity)',
  'domena\\b.{0,30} (?:na sprzedaż|zaparkowana|zarejestrowana|utrzymywana)',
  'doména\\b.{0,30} (?:na prodej|zaparkována|zaregistrována|registrována)',
  'domeniu\\b.{0,30} (?:de vânzare|parcat|înregistrat)',
  'домен.{0,40}(?:продается|продаётся|припаркован|продається|не прилинкован|зарегистрирован)',
  'alan adı.{0,30}(?:satılık|park edil)',
  'tên miền.{0,30}(?:rao bán|đã được đăng ký)',
  'この(?:ドメイン|サイト).{0,20}(?:販売|売り出|取得され|登録され)',
  '域名.{0,20}(?:出售|转让|轉讓|停放|已过期)',
  '도메인.{0,20}(?:판매|만료|등록되)',
  'whois contact information verification',
];
const PATTERN = new RegExp(SENTENCES.join('|'));

/** Unused domains: advertisements, an offer, a registrar's default page. A browser would render the same. */
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
    ({ words, markup, titleAndText }) =>
      words < FEW_WORDS &&
      /domain|domän|dominio|domaine/.test(titleAndText) &&
      hasAny(markup, ...MARKETPLACES),
  ),
  parked('its words', isMostly(PATTERN, FEW_WORDS)),
];
