import { oncePerPage } from '../page/once-per-page.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** The holder in a copyright line: `© 2011–2024 Kvarnby Bageri AB. All rights reserved.` gives `Kvarnby Bageri AB`. */
export function copyrightHolder(line: string): string | null {
  const marker = MARKER.exec(line) ?? (RIGHTS.test(line) ? YEAR_FIRST.exec(line) : null);
  if (marker === null || line.length > LINE_MAX) return null;
  const rest = line.slice(marker.index + marker[0].length);
  const after = /^[\s\d–-]*\|/.test(rest) ? null : holderIn(rest);
  // `Kvarnby Bageri © 2024`: the name is before the sign.
  return (
    after ??
    holderIn(
      line
        .slice(0, marker.index)
        .split(/[|•·\n]|\.\s/)
        .at(-1) ?? '',
    )
  );
}

/** Lines with a copyright sign in the footer and at the end of the page, where they belong. Name and legal name both read them. */
export const copyrightLines = oncePerPage((page: ParsedPage): readonly string[] => {
  const tailStart = page.blocks.length - TAIL_BLOCKS;
  const lines: string[] = [];
  for (let index = 0; index < page.blocks.length; index += 1) {
    const block = page.blocks[index];
    if (block === undefined || (index < tailStart && block.region !== 'footer')) continue;
    if (block.text.length <= LINE_MAX && SIGN.test(block.text)) lines.push(block.text);
  }
  return lines;
});

const TAIL_BLOCKS = 40;
const SIGN =
  /©|\([cC]\)|opyright|OPYRIGHT|eserved|derechos res|direitos res|roits r[ée]s|echte vorb|diritti ris/;
/** "2023 Kvarnby SRL. Todos los derechos reservados": the year and the rights, without a sign. */
const RIGHTS =
  /rights? reserved|derechos reservados|direitos reservados|droits réservés|rechte vorbehalten|diritti riservati/i;
const YEAR_FIRST = /^\s*(?=(?:19|20)\d\d\s)/;
const LINE_MAX = 400;
const MARKER =
  /(?:©|\(c\)|&copy;|copyrights?(?![- ]?(?:law|reform|term|policy|notice|companion|&))|all rights reserved\s?[©|-])(?:[\s©:@]|\(c\)|copyright)*/i;

const YEARS =
  /(?:^|[\s,(])(?:(?:19|20)\d\d)(?:\s?(?:[-–—/&,]|to|bis|au)\s?(?:(?:19|20)?\d\d|present|today|heute))*\)?(?=$|[\s,.|)–-])/gi;

/** Words and signs after which a copyright line continues with something else. */
const END =
  /\s[|•·–—-]\s|[|•·]|\s?(?:[-–,.]\s?)?(?:all rights?|alle? rett|alle rechte|alle rechten|alla rättigheter|alle rettigheter|all right|tous droits|todos los derechos|todos os direitos|tutti i diritti|wszelkie prawa|všechna práva|všetky práva|minden jog|toate drepturile|все права|всички права|усі права|tüm hakları|kõik õigused|visas tiesības|visos teisės|με την επιφύλαξη|sva prava|vse pravice|hak cipta|die\s|der inhalt|le contenu|is a |and may not|(?:web\s?)?(?:site|design)(?:ed)?\s(?:by|and)|developed|powered|created|made (?:by|with|in)|privacy|terms|impressum|datenschutz|registered|dba |ist ein|ejes og|en del af)(?!\p{L}).*$|[\s,]+(?:reg\.|reg(?:istered|istration)?\s(?:no|nr|in|office)|vat|company (?:no|number|reg)|tel|phone|e-?mail|cvr|kvk|abn|инн|огрн)(?!\p{L}).*$/iu;
const SENTENCE_END = /\.\s+(?=\p{Lu}).*$/u;

function holderIn(text: string): string | null {
  let holder = text
    .replace(YEARS, ' ')
    .replace(/^[\s,.:;|©®™–—\-@]+/, '')
    .replace(/^(?:by|bei|par|por|da|di|von|the content of)\s+/i, '');
  const end = END.exec(holder);
  if (end !== null) {
    const dotted = `${holder.slice(0, end.index)}.`;
    const keepsDot = holder.charAt(end.index) === '.' && LEGAL_DOTS_AT_END.test(dotted);
    holder = keepsDot ? dotted : holder.slice(0, end.index);
  }
  const abbreviation = LEGAL_DOTS.exec(holder);
  const nameLength = abbreviation === null ? 0 : abbreviation.index + abbreviation[0].length;
  holder = holder.slice(0, nameLength) + holder.slice(nameLength).replace(SENTENCE_END, '');
  holder = holder
    .replace(/[\s,;:|©®™–—-]+$/, '')
    .replace(/^["«“„](.*)["»”]$/, '$1')
    .trim();
  if (!/[.)]$/.test(holder) || !LEGAL_DOTS.test(holder)) holder = holder.replace(/\.$/, '');
  const words = holder.split(/\s+/).length;
  return holder.length < 2 ||
    holder.length > 80 ||
    words > 9 ||
    !/\p{L}{2}/u.test(holder) ||
    GENERIC.test(holder)
    ? null
    : holder;
}

/** Legal forms with dots must not be taken for the end of a sentence. */
const LEGAL_DOTS =
  /\b(?:Inc|Ltd|Co|Corp|Pvt|Pty|Pte|S\.L\.U?|S\.A|S\.r\.l|S\.p\.A|s\.r\.o|a\.s|Sp\. ?z ?o\.o|d\.o\.o|B\.V|N\.V|L\.P|L\.L\.C|e\.V|e\.K)\.(?: ?(?:KG|Ltd\.?|de C\.V\.))?/i;
const LEGAL_DOTS_AT_END = new RegExp(`${LEGAL_DOTS.source}$`, 'i');

const GENERIC =
  /^(?:all|alle|the|copyright|policy|notice|trademark|information|\d+|company ?name|your (?:company|website|site)|website|site|home|tous|todos|wordpress|joomla!?|wix|shopify|squarespace|weebly)$/i;
