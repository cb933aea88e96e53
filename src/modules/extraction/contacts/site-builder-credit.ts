/** "Website by …": the line that credits the site builder; its content belongs to the builder, not to the company. */
export function isSiteBuilderCredit(text: string): boolean {
  return text.length < 240 && CREDIT.test(text);
}

/** Whether a line names a site builder and has the text after it: "Website by Karin, karin@example.org". */
export function isCreditedIn(line: string, text: string): boolean {
  const credit = line.length < 240 ? CREDIT.exec(line) : null;
  return credit !== null && text.length >= 3 && line.indexOf(text, credit.index) >= 0;
}

const CREDIT =
  /(?<!\p{L})(?:(?:web\s?)?design(?:ed)?|develop(?:ed|ment)?|created|made|built|powered|crafted|website|web ?site|hosted|realizzato|realizzazione|sviluppato|desarrollado|diseñado|desenvolvido|criado|réalis[ée]e?|création|conception|realis(?:iert|ation|ierung)|erstellt|umsetzung|ontwikkeld|wykonanie|projekt|vytvořil[oi]?|webdesign|разработка|разработано|создание|tasarım|yazılım)(?:\s(?:&|and|und|et|e|y)\s\p{L}+)?(?: site| sito| du site| sayt)?\s?(?:by|da|por|par|von|door|przez|сайта|:|–|-)/iu;
