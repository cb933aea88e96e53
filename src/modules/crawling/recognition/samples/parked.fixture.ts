import type { Sample } from './sample.fixture.ts';

const page = (title: string, body: string): string =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;
const led = (to: string) => ({ hops: ['https://acme.com/', to] });

export const parked: readonly Sample[] = [
  [
    'GoDaddy’s stub',
    '<!DOCTYPE html><html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>',
  ],
  [
    'an ad block key',
    '<html data-adblockkey="MFwwDQYJ"><head><title>acme.com</title></head><body>Related links</body></html>',
  ],
  ['a feed in a variable', page('acme.com', '<script>window.park = "eyJ1dWlkIjoi"</script>')],
  ['Sedo', page('acme.com', '<img src="https://img.sedoparking.com/x.png"><p>Related searches</p>')],
  ['ParkingCrew', page('acme.com', '<script src="//d1.parkingcrew.net/assets/x.js"></script>')],
  ['Bodis', page('acme.com', '<link href="https://www.bodiscdn.com/x.css"><p>Loans, insurance, flights</p>')],
  [
    'Google’s ads for domains',
    page(
      'acme.com',
      '<script src="https://www.google.com/adsense/domains/caf.js"></script><div id="ads"></div>',
    ),
  ],
  [
    'ads by frame',
    page('acme.com', '<iframe src="https://x.com/domainpark/show_afd_ads?client=1"></iframe>'),
  ],
  ['CashParking', page('acme.com', '<a href="https://cashparking.com">More</a>')],
  [
    'Afternic',
    page(
      'acme.com',
      '<p>The domain acme.com can be bought</p><a href="https://www.afternic.com/forsale/acme.com">See price</a>',
    ),
  ],
  [
    'HugeDomains, redirected',
    page('acme.com', '<p>Ready to be yours for $2,795</p>'),
    led('https://www.hugedomains.com/domain_profile.cfm?d=acme.com'),
  ],
  ['Dan, redirected', page('acme.com', '<h1>acme.com</h1>'), led('https://dan.com/buy-domain/acme.com')],
  ['Sedo, redirected', page('Acme', '<p>Offer</p>'), led('https://sedo.com/search/details/?domain=acme.com')],
  [
    'Atom',
    page(
      'acme.com',
      '<p>This brandable domain awaits you</p><a href="https://www.atom.com/name/Acme">More</a>',
    ),
  ],
  [
    'Epik',
    page('acme.com', '<p>Domain offer</p><a href="https://www.epik.com/domain/acme.com">Lease it</a>'),
  ],
  ['for sale', page('acme.com', '<p>The domain acme.com is for sale!</p>')],
  [
    'may be for sale',
    page('acme.com', '<p>The domain name acme.com may be for sale. Write to the owner.</p>'),
  ],
  ['buy it', page('acme.com', '<h1>Buy this domain</h1><p>Answer within a day</p>')],
  ['an offer', page('acme.com', '<p>Make an offer for this domain</p>')],
  ['expired', page('acme.com', '<p>This domain has expired. Is it yours? Renew it.</p>')],
  ['just registered', page('acme.com', '<p>This domain was recently registered. Come back soon.</p>')],
  ['free parking', page('acme.com', '<p>Parked free, courtesy of your registrar</p>')],
  ['parked by', page('Acme', '<p>This web page is parked by its owner</p>')],
  ['German, for sale', page('acme.de', '<p>Die Domain acme.de steht zum Verkauf.</p>')],
  ['German, can be bought', page('acme.de', '<p>Die Domain acme.de ist käuflich zu erwerben.</p>')],
  ['German, parked', page('acme.de', '<p>Diese Domain wurde geparkt</p>')],
  ['French', page('acme.fr', '<p>Ce nom de domaine est à vendre</p>')],
  ['French, reserved', page('acme.fr', '<p>Nom de domaine réservé par un client</p>')],
  ['Spanish', page('acme.es', '<p>Dominio en venta. Escríbanos.</p>')],
  ['Italian', page('acme.it', '<p>Questo dominio è in vendita</p>')],
  ['Dutch', page('acme.nl', '<p>Deze domeinnaam is te koop</p>')],
  ['Dutch, registered', page('acme.nl', '<p>Dit domein is geregistreerd door een klant</p>')],
  ['Polish', page('acme.pl', '<p>Domena acme.pl jest na sprzedaż</p>')],
  ['Russian', page('acme.ru', '<p>Домен acme.ru продаётся</p>')],
  ['Portuguese', page('acme.pt', '<p>Este domínio está à venda</p>')],
  ['Turkish', page('acme.tr', '<p>Bu alan adı satılık</p>')],
  ['Czech', page('acme.cz', '<p>Tato doména je na prodej</p>')],
  ['Japanese', page('acme.jp', '<p>このドメインは現在販売中です</p>')],
  ['Chinese', page('acme.cn', '<p>该域名正在出售</p>')],
  [
    'a registrar’s check',
    page('acme.com', '<p>Domain held: WHOIS contact information verification is pending</p>'),
  ],
];
