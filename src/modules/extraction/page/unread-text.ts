import type { HiddenReason } from './parsed-page.ts';

/** Why a block of text is not for readers: it is for machines, or about cookies; null for ordinary text. */
export function unreadReason(text: string): HiddenReason | null {
  if (text.length < charactersMin) return null;
  if (mayAsk.test(text) && asksConsent(text)) return 'consent';
  return isCode(text) ? 'template' : null;
}

const charactersMin = 20;
const consentCharactersMax = 1500;

const mayAsk =
  /[Cc]ookie|COOKIE|куки|бисквитк|[Çç]erez|[Cc]iasteczk|[Ee]väste|[Ss]ütik|クッキー|[Ii]nformasjonskapsl/;
/** The verbs of a cookie notice or prompt; a menu entry has none. */
const consentVerbs =
  /\b(?:use[sd]?|using|utili[sz]|uses|accept|consent|agree|store[ds]?|preferences|allow|improve|verwende|nutz|einsatz|akzept|einverstanden|notwendig|usa(?:mos)?\b|acept|mejorar|utilizz|acconsent|migliorar|usiamo|aceit|melhorar|gebruik|accepteer|używa|stosuje|korzysta|wykorzyst|používá|využív|souhlas|súhlas|koristi|használ|elfogad|folosi|bruger|bruker|använder|käyttä|kasuta|naudoja|izmanto)|использу|соглас|використов|използва|kullan|kabul|使用|利用/iu;

function asksConsent(text: string): boolean {
  return text.length <= consentCharactersMax && consentVerbs.test(text);
}

const codeStart =
  /^\s*(?:[[{]\s*["{[]|[.#@][\w-]+[\w\s.#,:>-]{0,80}\{|function\b|var\s+\w+\s*=|const\s+\w+\s*=|let\s+\w+\s*=|\(function|window\.\w|document\.\w|\$\(|jQuery\(|<!--|\/\*|>?\s*(?:const|var|let)\s\w+\s=)/;
const codeMarks = /[{}[\]"=;<>\\]/g;
/** Prose has a bracket or a quotation mark every few sentences; code has one every few characters. */
const marksPartMin = 0.04;

function isCode(text: string): boolean {
  if (!codeStart.test(text)) return false;
  return (text.match(codeMarks)?.length ?? 0) >= text.length * marksPartMin;
}

const placeholder = /\{\{[^{}]{0,200}\}\}\}?|<%[^%]{0,200}%>|\$\{[^{}]{0,100}\}/g;

/** Text without the placeholders of an unfilled template. */
export function withoutPlaceholders(text: string): string {
  if (!text.includes('{') && !text.includes('<%')) return text;
  return text.replace(placeholder, ' ').replace(/\s+/g, ' ').trim();
}
