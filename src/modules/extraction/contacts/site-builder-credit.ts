import { oncePerPage } from '../page/once-per-page.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** "Website by …": the line that credits the site builder; its content belongs to the builder, not to the company. */
export function isSiteBuilderCredit(text: string): boolean {
  return text.length < 240 && CREDIT.test(text);
}

/** The credits at the end of a page. E-mails and social profiles both read them. */
export const creditLines = oncePerPage((page: ParsedPage): readonly string[] =>
  page.blocks.slice(-TAIL_BLOCKS).flatMap(({ text }) => (isSiteBuilderCredit(text) ? [text] : [])),
);

const TAIL_BLOCKS = 40;

/** Whether a line names a site builder and has the text after it: "Website by Karin, karin@example.org". */
export function isCreditedIn(line: string, text: string): boolean {
  const credit = CREDIT.exec(line);
  if (credit === null || text.length < 3) return false;
  const at = line.indexOf(text, credit.index);
  // What follows in another sentence is no longer about the builder.
  return at >= 0 && !/[.!?]\s/.test(line.slice(credit.index, at));
}

const CREDIT =
  /(?<!\p{L})(?:(?:web\s?)?design(?:ed)?|develop(?:ed|ment)?|created|made|built|powered|crafted|website|web ?site|hosted|realizzato|realizzazione|sviluppato|desarrollado|diseñado|desenvolvido|criado|réalis[ée]e?|création|conception|realis(?:iert|ation|ierung)|erstellt|umsetzung|ontwikkeld|wykonanie|projekt|vytvořil[oi]?|webdesign|разработка|разработано|создание|tasarım|yazılım)(?:\s(?:&|and|und|et|e|y)\s\p{L}+)?(?: site| sito| du site| sayt)?\s?(?:by|da|por|par|von|door|przez|сайта|:|–|-)(?!\s(?:hand|us)(?!\p{L}))/iu;
