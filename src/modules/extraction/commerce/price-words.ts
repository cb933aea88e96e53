/** Thresholds of free delivery, savings, capital, salaries, insured sums, prizes, damages, budgets, rates of exchange. */
const moneyWords =
  'free (?:shipping|delivery|standard)|orders? (?:over|above|of)|minimum order|save|savings|off\\b|discount|cashback|gift cards?|voucher|coupon|contest|bonus|win |prize|raised|funding|fund(?:s|ed)?\\b|invest(?:ed|ment)|revenue|turnover|worth of|valued at|salary|salaries|wages?|income|budget|grant|donat|loan|mortgage|credit of|your (?:\\p{L}+ )?bill|exceeds?|debt|fine[sd]?\\b|damages|settlement|claims?|reimburse|deductible|insured|coverage|cover(?:ed)? up to|capital|share capital|market cap|exchange rate|per barrel|hypothek|kredit|rechnung|versandkostenfrei|versandfrei|gratisversand|mindestbestell|rabatt|gutschein|sparen|stammkapital|gehalt|umsatz|versicherungssumme|deckungssumme|entlastungsbetrag|pflegegeld|budget|erstattung|crédit|hypothèque|facture|livraison (?:gratuite|offerte)|remise|économi|capital|salaire|chiffre d|subvention|récupér|montant|hipoteca|crédito|factura|envío gratis|envíos? gratis|descuento|ahorr|capital|sueldo|ingresos|mutuo|fattura|bolletta|spedizione gratuita|sconto|risparmi|capitale|stipendio|frete grátis|desconto|economi|hypotheek|koopsom|boete|teruggave|gratis verzend|korting|bespaar|inkomen|toeslag|vermogen|omzet|kredyt|darmowa dostawa|rabat|kapitał|zniżk|doprava zdarma|sleva|základní kapitál|ingyenes szállítás|kedvezmény|livrare gratuită|reducere|capital social|бесплатн\\p{L}* доставк|скидк|кредит|ипотек|уставный капитал|зарплат|бюджет|штраф|безкоштовн|знижк|безплатна доставка|отстъпк|ücretsiz kargo|indirim|sermaye|fri frakt|fraktfritt|gratis fragt|spar |rabat|ilmainen toimitus|alennus|送料無料|割引|資本金|年収|包邮|优惠|資本|注册资本';
export const otherMoney = new RegExp(`(?:${moneyWords})[^.!?]{0,35}$`, 'iu');
export const otherMoneyAfter =
  /^[\s*-]{0,2}(?:off\b|(?:or|and|&) (?:less|more|under|over|up|below|above)\b|discount|in (?:savings|funding|prizes|damages|sales|revenue)|worth|million|billion|trillion|mrd|mio\b|lakh|crore|fund\b|grant|prize|bonus|gift|voucher|coupon|gutschein|cashback|bon d'achat|buono|cup[oó]n|kupon|купон|rabatt|sparen|korting|de (?:remise|réduction|descuento|desconto|capital)|di sconto|zniżki|sleva|скидк|indirim|割引)/i;
export const priceCue =
  /(?:^|[\s(:])(?:price|prices|from|only|just|starting(?: at)?|cost|costs|fee|rate|now|was|rrp|sale|preis|ab|nur|je|statt|prix|tarif|dès|à partir de|seulement|precio|desde|por|solo|tarifa|prezzo|da|solo|preço|a partir de|apenas|prijs|vanaf|slechts|cena|od|tylko|jen|pris|fra|från|kun|hinta|alk|hind|alates|ár|ár:|már|preț|de la|doar|cijena|цена|от|стоимость|всего|ціна|від|fiyat|sadece|τιμή|από|harga|mulai|giá|chỉ|価格|料金|税込|价格|仅)[\s:.–-]{0,3}$/iu;
export const priceCueAfter =
  /^\s?(?:[/]|per\b|a (?:month|year|day|night|week|person)|each\b|pp\b|p\.p\.|inkl|excl|incl|\+ ?vat|vat|mwst|brutto|netto|ttc|ht\b|pro\b|par\b|por\b|al mes|al mese|mensais|na osobę|za\b|miesięcznie|měsíčně|\/hó|lună|pe\b|в месяц|за\b|в час|руб|шт|gecelik|aylık|から|起|税込)/iu;

/** Verbs and bills of a story directly before the sum: what somebody paid, lost or was billed is no price of the page's. */
export const storyBefore =
  /\b(?:paid|pays|lost|earned|stole|spent|owed?|(?:vet|medical|hospital|tax) bill(?: was| of)?)\s$/i;

/** "Gifts under $50", "over €100": a limit, unless it ends a range such as "from 5 to 20 €". */
export const limitBefore =
  /(?<!\d[\s.,\d]{0,8}\D{0,5})(?<!\p{L})(?:under|below|less than|more than|over|above|up to|at least|unter|über|mehr als|weniger als|bis zu|moins de|plus de|jusqu.à|menos de|más de|hasta|meno di|più di|oltre|fino a|mais de|acima de|até|onder|meer dan|minder dan|boven|poniżej|powyżej|ponad|över|alle|yli|alatt|felett|sub|peste|nad|свыше|более|менее|до|понад|над|под|altı|üzeri)\s$/iu;

/** How shops cut their shelves by price: "Gifts under $50", "$4.99 & under". */
export const shelfByPrice =
  /(?:under|below|unter|moins de|menos de|meno di|onder|poniżej|до)\s?(?:[$€£]\s?\d|\d+\s?(?:€|zł|₽|kr\b))|(?:[$€£]\s?\d[\d.,]*|\d+\s?€)\s?(?:&|and|or) (?:under|less)\b/i;
