import { countWords, readVisibleText } from './visible-text.ts';

export interface InspectedPage {
  /** The key that was requested. */
  readonly domain: string;
  /** Every address on the way; the last one responded. */
  readonly hops: readonly string[];
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly html: string;
}

/** The page as the rules see it; all texts are in lower case, with single spaces and straight apostrophes. */
export interface PreparedPage extends InspectedPage {
  /** The beginning of the markup, where the markers of vendors are. */
  readonly markup: string;
  readonly title: string;
  readonly text: string;
  /** Title and text together. */
  readonly titleAndText: string;
  readonly words: number;
  /** Title and text without quotations, because a quoted sentence is not the page's own. */
  unquoted(): string;
  /**
   * Number of words in sentences that are not about the page itself. Call it only for pages of few words, because it is slow for long ones.
   */
  ownWords(): number;
  /** Empty if there is no such header. */
  header(name: string): string;
}

const MARKUP_MAX = 128 << 10;

export function preparePage(page: InspectedPage): PreparedPage {
  const { title, text, lines, words } = readVisibleText(page.html);
  const headers = new Map(page.headers.map(([name, value]) => [name, value.toLowerCase()]));
  const plainTitle = toPlain(title);
  const plainText = toPlain(text);
  const titleAndText = `${plainTitle} ${plainText}`;
  return {
    ...page,
    markup: page.html.slice(0, MARKUP_MAX).toLowerCase(),
    title: plainTitle,
    text: plainText,
    titleAndText,
    words,
    unquoted: () => titleAndText.replace(QUOTED, ' '),
    ownWords: () => countOwnWords(lines.map(toPlain)),
    header: (name) => headers.get(name) ?? '',
  };
}

const QUOTED = /“[^”]{0,200}”|„[^“”]{0,200}[“”]|«[^»]{0,200}»|"[^"]{0,200}"|「[^」]{0,200}」/g;

const toPlain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();

/** Words for the page itself, its name, its server or its visitor's browser, in the languages they occur in; most are prefixes. */
const ABOUT_ITSELF = [
  // Sites and pages.
  'sites?\\b|web|www\\b|pages?\\b|home ?page|internet|online\\b|blog\\b|portal\\b|url\\b|link|seite|präsenz|auftritt|página|pagina|sitio|strona|stron[iy]|strán|sida\\b|siden\\b|sivusto|oldal|sayfa|sitemiz|trang\\b|сайт|страниц|сторінк|ウェブ|サイト|ページ|网站|网页|網站|網頁|站点|페이지|사이트|موقع|صفحة',
  // Domain names, and their sale.
  'domain|domän|domæn|domene|domaine|domein|domena|domén|dominio|domínio|verkkotunnus|alan adı|tên miền|домен|ドメイン|域名|網域|도메인|نطاق|regist(?:er|rar|riert|rato|rado|rová)|whois|dns\\b|park(?:ed|ing)|expired?\\b|renew|escrow|for sale|zum verkauf|à vendre|en venta|offers?\\b|price|buy\\b|purchase|transfer|lease',
  // Servers, and the software installed on them.
  'server|servidor|serveur|сервер|サーバ|服务器|host(?:ing|er)?\\b|apache|nginx|php\\b|mysql|sql|database|datenbank|plesk|cpanel|ftp\\b|install|config|upload|アップロード|software|administrat|webmaster|framework|documentation|default|account\\b|konto\\b|control panel',
  // Visitors and their browsers.
  'browser|navigateur|navegador|браузер|ブラウザ|浏览器|javascript|cookies?\\b|captcha|robot|bots?\\b|human\\b|verif|überprüf|vérif|check(?:ing|s)?\\b|security|sicherheit|ip\\b|ip-|ray id|reference|incident|block(?:ed)?\\b|denied|access\\b|permission|forbidden|request|traffic|automat|redirect|reload|refresh|please wait|moment',
  // Errors, and sites that are not ready yet.
  'error|fehler|erreur|errore|ошибка|not found|unavailable|maintenance|wartung|mantenimiento|manutenzione|suspend|try again|support\\b|troubleshoot|construction|construcción|construção|costruzione|aufbau|entsteht|budowie|yapım|coming soon|soon\\b|bientôt|bald\\b|in kürze|demnächst|próximamente|em breve|wkrótce|yakında|скоро|準備中|工事中|建设中|launch|countdown|days\\b|hours\\b|minutes\\b|seconds\\b|notif|subscribe|newsletter|stay tuned|check back|patien',
  // Consent.
  'consent|einwillig|zustimm|akzeptier|accept|accetta|aceptar|agree|privacy|datenschutz|confidentialit|partner|tracking|werbung|abonn|abbon|abo\\b|personal data|preferences|settings|legal|age\\b|over 18|copyright|©|rights reserved|imprint|impressum|terms\\b|log ?in\\b|sign in|powered by',
];
const SPEAKS_OF_ITSELF = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${ABOUT_ITSELF.join('|')})|(?:${unspaced()})`,
  'u',
);
const SENTENCE_END = /[.!?](?=\s|$)|[。！？]/;

/** In scripts without spaces, punctuation occurs in the middle of what looks like one word. */
function unspaced(): string {
  return ABOUT_ITSELF.join('|')
    .split('|')
    .filter((word) => /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Arabic}/u.test(word))
    .join('|');
}

/**
 * Counts the words in sentences that are not about the page itself. A bot wall, a parked domain or a construction page has hardly any,
 * whatever its sentences say; a company whose name looks like an error page, or that sells domains, describes what it does and where.
 */
function countOwnWords(lines: readonly string[]): number {
  let words = 0;
  for (const line of lines)
    for (const sentence of line.split(SENTENCE_END))
      if (!SPEAKS_OF_ITSELF.test(sentence)) words += countWords(sentence);
  return words;
}
