import type { Heuristic } from '../heuristic.ts';
import { signalFinder } from './matching/signal-words.ts';
import { zonesOf } from './zones.ts';

const findSignals = signalFinder({
  b2b: `b2b, business to business, for businesses, for business, for companies, for enterprises, for your business, for teams, enterprise solutions,
    wholesale, wholesaler*, oem, resellers, bulk orders, trade customers, corporate clients, for professionals,
    for small businesses, for organizations, for agencies, exporter*, b2b shop,
    geschaftskunden, firmenkunden, fur unternehmen, fur firmen, fur gewerbe, grosshandel, fachhandler, gewerbekunden, handler werden,
    pour les entreprises, pour les professionnels, aux entreprises, aux professionnels, grossiste*, 
    para empresas, para negocios, para tu empresa, mayorista*, para profesionales, para tu negocio, para sua empresa,
    per le aziende, per aziende, per le imprese, alle imprese, ingrosso, la tua azienda, para o seu negocio, atacado, revendedores,
    voor bedrijven, zakelijke, groothandel, voor ondernemers, dla firm, dla biznesu, hurtownia, dla przedsiebiorcow,
    for foretag, foretagskunder, aterforsaljare, til virksomheder, engros, for bedrifter, yrityksille,
    pro firmy, velkoobchod, pro podniky, firemni zakaznici, cegeknek, pentru companii, для бизнеса, для компаний, оптом, оптовым, юридическим лицам,
    для предприятий, за бизнеса, kurumsal, toptan, isletmeler icin, sirketler icin, bayilik, 法人, 企業向け, 批发, 经销商, للشركات, جملة, थोक, व्यवसायों के लिए, untuk bisnis`,
  b2c: `b2c, add to cart, add to basket, shopping cart, shopping bag, gift ideas, for families, for kids, for the whole family, for her, for him, our guests, your family,
    patients, residential, homeowners, private customers, for women, for men, for children, book a table, book your stay, wishlist, gift card*,
    privatkunden, privatpersonen, in den warenkorb, warenkorb, fur familien, fur kinder, endkunden, patienten, ihre familie,
    particuliers, ajouter au panier, panier, en famille, pour les enfants, pour toute la famille, vos enfants,
    anadir al carrito, carrito, para toda la familia, para ninos, pacientes, adicionar ao carrinho, carrinho, para a familia,
    privati, aggiungi al carrello, carrello, per tutta la famiglia, per bambini, particulieren, winkelwagen, winkelmand, voor het hele gezin,
    klienci indywidualni, koszyk, do koszyka, dla dzieci, dla rodziny, dla calej rodziny, privatpersoner, varukorg, for hela familjen, private kunder, indkobskurv, for hele familien,
    do kosiku, kosik, pro deti, pro rodiny, kosarba, cosul de cumparaturi, физическим лицам, в корзину, корзина, для детей, для всей семьи, количка, за деца,
    sepete ekle, sepetim, cocuklar icin, 個人, カート, お子様, 购物车, 個人のお客様, 장바구니, سلة التسوق, للاطفال, للعائلة, परिवार के लिए, keranjang, gio hang`,
});

/** Industries whose customers are nearly always of one kind. */
const usualBuyers: Readonly<Record<string, 'b2b' | 'b2c'>> = {
  'E-commerce & Retail': 'b2c',
  'Restaurants & Catering': 'b2c',
  'Beauty & Wellness': 'b2c',
  'Travel & Hospitality': 'b2c',
  'Pets & Veterinary': 'b2c',
  'Health & Medical': 'b2c',
  'Gambling & Betting': 'b2c',
  Adult: 'b2c',
  'Marketing & Media': 'b2b',
  'Manufacturing & Industrial': 'b2b',
  'Chemicals & Materials': 'b2b',
  'Electronics & Electrical Equipment': 'b2b',
  'Recruitment & HR': 'b2b',
};

/** Public bodies and charities have no buyers to tell apart. */
const withoutBuyers = new Set([
  'Government',
  'Nonprofit & Associations',
  'Religion & Spirituality',
  'News & Publishing',
]);

const scoreMin = 2;
const usualScore = 1;
const identityScore = 2;

/** Whom the company sells to, from how the page addresses its buyers; the industry tips the scales but never decides alone. */
export const b2bOrB2c: Heuristic = (page, settled) => {
  if (settled.industry !== null && withoutBuyers.has(settled.industry)) return [];
  const scores = { b2b: 0, b2c: 0 };
  const said = new Set<string>();
  for (const zone of zonesOf(page)) {
    for (const { label, phrase } of findSignals(zone.text)) {
      if (said.has(phrase)) continue;
      scores[label] += zone.isIdentity ? identityScore : 1;
      said.add(phrase);
    }
  }
  if (settled.has_ecommerce === true) {
    scores.b2c += 1;
    said.add('a shop on the page');
  }
  const usual = settled.industry === null ? undefined : usualBuyers[settled.industry];
  if (usual !== undefined && said.size > 0) scores[usual] += usualScore;
  const value = verdict(scores);
  return value === null ? [] : [{ column: 'b2b_or_b2c', value, evidence: [...said].slice(0, 6).join(', ') }];
};

function verdict({ b2b, b2c }: { b2b: number; b2c: number }): string | null {
  if (Math.max(b2b, b2c) < scoreMin) return null;
  if (b2b >= scoreMin && b2c >= scoreMin && Math.min(b2b, b2c) * 2 >= Math.max(b2b, b2c)) return 'both';
  return b2b > b2c ? 'b2b' : 'b2c';
}
