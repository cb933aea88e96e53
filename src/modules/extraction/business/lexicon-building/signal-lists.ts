import type { Signal } from '../matching/phrase.ts';

/** Phrases per signal, in all languages, separated by commas; `word*` is a prefix. */
export const signalLists: Readonly<Record<Signal, string>> = {
  b2b: `b2b, business to business, enterprise solutions, oem, resellers, bulk orders, trade customers, corporate clients, exporter*,
    geschaftskunden, firmenkunden, fachhandler, gewerbekunden, handler werden, clients professionnels, clientes empresariales,
    clienti aziendali, zakelijke klanten, klienci biznesowi, foretagskunder, aterforsaljare, erhvervskunder, firemni zakaznici,
    оптовым, юридическим лицам, корпоративным клиентам, kurumsal musteriler, bayilik, 法人, 企業向け, 经销商, 企业客户`,
  b2c: `b2c, shopping bag, gift ideas, our guests, your family, residential, homeowners, private customers, book a table,
    book your stay, wishlist, gift card*, privatkunden, privatpersonen, endkunden, ihre familie, particuliers, en famille, vos enfants,
    clienti privati, particulieren, klienci indywidualni, privatpersoner, private kunder, физическим лицам, 個人のお客様, お子様`,
  saas: `saas, software as a service, free trial, start free trial, cloud based platform, cloud based software, per user, monthly plan,
    kostenlos testen, essai gratuit, prueba gratis, prova gratuita, teste gratis, wyprobuj za darmo, prova gratis, gratis proberen,
    попробовать бесплатно, ucretsiz deneyin, 無料トライアル, 免费试用`,
  cart: `add to cart, shopping cart, add to basket, your cart, my cart, in den warenkorb, warenkorb, ajouter au panier, mon panier, panier,
    anadir al carrito, carrito, carrello, aggiungi al carrello, carrinho, adicionar ao carrinho, winkelwagen, winkelmand, koszyk, do koszyka,
    varukorg, kundvagn, indkobskurv, handlekurv, kosik, do kosiku, nakupni kosik, ostoskori, kosar, kosarba, корзина, в корзину, количка,
    кошик, sepetim, sepete ekle, カート, 购物车, 購物車, 장바구니, سلة التسوق, gio hang, keranjang`,
  wholesale: `wholesale, wholesaler*, grosshandel, grossiste*, mayorista*, ingrosso, atacado, atacadista, groothandel, hurtownia, grossist,
    engros, velkoobchod, nagykereskedes, оптом, на едро, toptan, 卸売, 批发, جملة, थोक`,
  maker: `manufacturer*, manufacturing company, our factory, hersteller, fabricant, fabricante, produttore, fabrikant, producent, tillverkare,
    vyrobce, gyarto, производител*, uretici, imalat, メーカー, 生产厂家, مصنع, निर्माता`,
};
