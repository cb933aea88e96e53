/** "Website by …": the line that credits the site builder; its content belongs to the builder, not to the company. */
export function isSiteBuilderCredit(text: string): boolean {
  return text.length < 240 && CREDIT.test(text);
}

const CREDIT =
  /(?<!\p{L})(?:(?:web\s?)?design(?:ed)?|develop(?:ed|ment)?|created|made|built|powered|crafted|website|web ?site|hosted|realizzato|realizzazione|sviluppato|desarrollado|diseñado|desenvolvido|criado|réalis[ée]e?|création|conception|realis(?:iert|ation|ierung)|erstellt|umsetzung|ontwikkeld|wykonanie|projekt|vytvořil[oi]?|webdesign|разработка|разработано|создание|tasarım|yazılım)(?:\s(?:&|and|und|et|e|y)\s\p{L}+)?(?: site| sito| du site| sayt)?\s?(?:by|da|por|par|von|door|przez|сайта|:|–|-)/iu;
