/** Thresholds of free delivery, savings, capital, salaries, insured sums, prizes, damages, budgets, deposits, rates of exchange. */
const moneyWords =
  'free (?:shipping|delivery|standard)|orders? (?:over|above|of)|minimum order|save|savings|off\\b|discount|cashback|gift cards?|voucher|coupon|contest|bonus|win |prize|raised|funding|fund(?:s|ed)?\\b|invest(?:ed|ment)|tax (?:benefit|credit|relief|refund)|revenue|turnover|worth of|valued at|salary|salaries|wages?|income|budget|grant|donat|(?:^|\\s)giv(?:e|ing)\\b|spende|faire un don|dona(?:te|r|)\\b|loan|mortgage|deposit|kaution|depósito|fianza|cauzione|kaucja|kauce|kaució|залог|застава|депозит|depozito|depositum|credit of|your (?:\\p{L}+ )?bill|exceeds?|debt|fine[sd]?\\b|damages|settlement|claims?|reimburse|deductible|insured|coverage|cover(?:ed)? up to|capital|share capital|market cap|exchange rate|per barrel|hypothek|kredit|rechnung|versandkostenfrei|versandfrei|gratisversand|mindestbestell|rabatt|gutschein|sparen|stammkapital|gehalt|umsatz|versicherungssumme|deckungssumme|entlastungsbetrag|steuer(?:vorteil|ersparnis|erstattung)|pflegegeld|budget|erstattung|crédit|hypothèque|facture|livraison (?:gratuite|offerte)|remise|économi|capital|salaire|chiffre d|subvention|récupér|montant|hipoteca|crédito|factura|envío gratis|envíos? gratis|descuento|ahorr|capital|sueldo|ingresos|mutuo|fattura|bolletta|spedizione gratuita|sconto|risparmi|capitale|stipendio|frete grátis|desconto|economi|hypotheek|koopsom|boete|teruggave|gratis verzend|korting|bespaar|inkomen|toeslag|belastingvoordeel|verzuimboete|vermogen|omzet|kredyt|darmowa dostawa|rabat|kapitał|zniżk|doprava zdarma|sleva|základní kapitál|ingyenes szállítás|kedvezmény|livrare gratuită|reducere|capital social|бесплатн\\p{L}* доставк|скидк|кредит|ипотек|уставный капитал|зарплат|бюджет|штраф|безкоштовн|знижк|безплатна доставка|отстъпк|ücretsiz kargo|indirim|sermaye|fri frakt|fraktfritt|gratis fragt|spar |rabat|ilmainen toimitus|alennus|送料無料|割引|資本金|年収|包邮|优惠|資本|注册资本';
export const otherMoney = new RegExp(`(?:${moneyWords})[^.!?]{0,35}$`, 'iu');
export const otherMoneyAfter =
  /^[\s*-]{0,2}(?:off\b|(?:gives?|feeds|buys|pays for|provides|could|can|will) |(?:or|and|&) (?:less|more|under|over|up|below|above)\b|discount|in (?:savings|funding|prizes|damages|sales|revenue)|worth|million|billion|trillion|mrd|mio\b|lakh|crore|fund\b|grant|prize|bonus|gift|voucher|coupon|gutschein|cashback|bon d'achat|buono|cup[oó]n|kupon|купон|rabatt|sparen|korting|de (?:remise|réduction|descuento|desconto|capital)|di sconto|zniżki|sleva|скидк|indirim|割引)/i;
export const priceCue =
  /(?:^|[\s(:])(?:price|prices|from|only|just|starting(?: at)?|cost|costs|fee|rate|now|was|rrp|sale|preis|ab|nur|je|statt|prix|tarif|dès|à partir de|seulement|precio|desde|por|solo|tarifa|prezzo|da|solo|preço|a partir de|apenas|prijs|vanaf|slechts|cena|od|tylko|jen|pris|fra|från|kun|hinta|alk|hind|alates|ár|ár:|már|preț|de la|doar|cijena|цена|от|стоимость|всего|ціна|від|fiyat|sadece|τιμή|από|harga|mulai|giá|chỉ|価格|料金|税込|价格|仅)[\s:.–-]{0,3}$/iu;
export const priceCueAfter =
  /^\s?(?:[/]|per\b|a (?:month|year|day|night|week|person)|each\b|pp\b|p\.p\.|inkl|excl|incl|\+ ?vat|vat|mwst|brutto|netto|ttc|ht\b|pro\b|par\b|por\b|al mes|al mese|mensais|na osobę|za\b|miesięcznie|měsíčně|\/hó|lună|pe\b|в месяц|за\b|в час|руб|шт|gecelik|aylık|から|起|税込)/iu;

/** Verbs and bills of a story directly before the sum: what someone paid, lost or was billed is no price of the page. */
export const storyBefore =
  /\b(?:paid|pays|lost|earned|stole|spent|owed?|(?:vet|medical|hospital|tax) bill(?: was| of)?)\s$/i;

/** "Gifts under $50", "over €100": a limit, unless it ends a range such as "from 5 to 20 €". */
export const limitBefore =
  /(?<!\d[\s.,\d]{0,8}\D{0,5})(?<!\p{L})(?:under|below|less than|more than|over|above|up to|at least|unter|über|mehr als|weniger als|bis zu|moins de|plus de|jusqu.à|menos de|más de|hasta|meno di|più di|oltre|fino a|mais de|acima de|até|onder|meer dan|minder dan|boven|poniżej|powyżej|ponad|över|alle|yli|alatt|felett|sub|peste|nad|свыше|более|менее|до|понад|над|под|altı|üzeri)\s$/iu;

/** How shops group products by price: "Gifts under $50", "$4.99 & under". */
export const priceGroup =
  /(?:under|below|unter|moins de|menos de|meno di|onder|poniżej|до)\s?(?:[$€£]\s?\d|\d+\s?(?:€|zł|₽|kr\b))|(?:[$€£]\s?\d[\d.,]*|\d+\s?€)\s?(?:&|and|or) (?:under|less)\b/i;

/** What it costs to have something sent, directly before the sum: no price of what a shop sells. */
export const sendingBefore =
  /(?:shipping|delivery|postage|p&p|versand(?:kosten|pauschale)?|lieferkosten|porto|frais de (?:port|livraison)|livraison|gastos de envío|envío|spese di spedizione|spedizione|frete|portes|verzendkosten|verzending|bezorgkosten|wysyłk\p{L}|dostaw\p{L}|doprav\p{L}|poštovné|szállítás\p{L}*|livrare|transport|frakt|fragt|toimitus\p{L}*|доставк\p{L}|пересилк\p{L}|kargo|送料|运费)(?: (?:costs?|fees?|charges?))?[\s:]{0,2}(?:(?:only|just|from|is|ab|nur|à partir de|dès|desde|solo|da|vanaf|slechts|od|tylko|jen|csak|de la|doar|från|fra|kun|alk|от|всего|від)[\s.:]{1,2}|$)$/iu;

/**
 * What a sum is when its label is in the block before, as in a separate cell or at the head of a table:
 * a deposit, a benefit by law, a refund, an invoice to be checked, a worked example, a field that asks for a budget.
 */
export const otherMoneyLabel =
  /(?<!\p{L})(?:budget|deposits?|refund|tax (?:benefit|credit|relief)|salary|wages?|income|(?:annual|yearly|monthly) bill|amount (?:recovered|claimed)|(?:worked|calculation) example|sum (?:insured|assured)|insured (?:sum|amount)|kaution|gehalt|einkommen|(?:rechen|berechnungs|zahlen)beispiel|beispielrechnung|steuer(?:vorteil|erstattung|ersparnis)|pflege(?:geld|kasse)\p{L}*|zuschuss|förder(?:ung|betrag)|deckungssumme|versicherungssumme|dépôt de garantie|caution|salaire|montant récupéré|exemple de calcul|crédit d.impôt|remboursement|plafond|depósito|fianza|sueldo|salario|reembolso|ejemplo de cálculo|cauzione|stipendio|rimborso|esempio di calcolo|caução|salário|waarborgsom|borgsom|rekenvoorbeeld|(?:voorlopige )?teruggave|inkomen|toeslag|belastingvoordeel|kaucja|wynagrodzenie|zwrot podatku|kauce|mzda|kaució|fizetés|garanție|salariu|depositum|lön|lønn|залог|депозит|зарплата|возврат налога|пример расч[её]та|застава|depozito|maaş|保証金|敷金|押金|年収|給与)(?!\p{L})|§\s?\d/iu;
