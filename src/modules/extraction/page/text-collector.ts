import { cleanText } from './clean-text.ts';
import type { Surroundings } from './open-elements.ts';
import type { HiddenBlock, HiddenReason, Region, TextBlock } from './parsed-page.ts';

const blocksMax = 10_000;
const charactersMax = 600_000;

/** Collects running text into blocks; visible text separately from hidden text. */
export class TextCollector {
  readonly blocks: TextBlock[] = [];
  readonly hiddenBlocks: HiddenBlock[] = [];
  #text = '';
  #region: Region = 'body';
  #tag = '';
  #isLinked = true;
  #hiddenText = '';
  #hiddenReason: HiddenReason = 'style';
  #characters = 0;

  /** `raw` holds more than white space. */
  add(raw: string, around: Surroundings, blockTag: string, isInLink: boolean): void {
    if (this.#characters > charactersMax) return;
    this.#characters += raw.length;
    if (around.hidden !== null) {
      this.#hiddenText += raw;
      this.#hiddenReason = around.hidden;
      return;
    }
    if (this.#text === '') {
      this.#region = around.region;
      this.#tag = blockTag;
      this.#isLinked = true;
    }
    this.#text += raw;
    if (!isInLink) this.#isLinked = false;
  }

  /** Adds white space between words of the current block. */
  addSpace(): void {
    if (this.#text !== '') this.#text += ' ';
    if (this.#hiddenText !== '') this.#hiddenText += ' ';
  }

  /** Ends the current block; called at every block boundary. */
  endBlock(): void {
    if (this.#text !== '') {
      const text = withoutPlaceholders(cleanText(this.#text));
      this.#text = '';
      const unread = this.#isLinked ? null : unreadReason(text);
      if (unread !== null) this.#addHidden(text, unread);
      else if (text !== '' && this.blocks.length < blocksMax)
        this.blocks.push({ text, region: this.#region, tag: this.#tag, linked: this.#isLinked });
    }
    if (this.#hiddenText !== '') {
      const text = cleanText(this.#hiddenText);
      if (text !== '') this.#addHidden(text, this.#hiddenReason);
      this.#hiddenText = '';
    }
  }

  #addHidden(text: string, reason: HiddenReason): void {
    if (this.hiddenBlocks.length < blocksMax) this.hiddenBlocks.push({ text, reason });
  }
}

/** Why a block of text is not for readers: it is for machines, or about cookies; null for ordinary text. */
function unreadReason(text: string): HiddenReason | null {
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
function withoutPlaceholders(text: string): string {
  if (!text.includes('{') && !text.includes('<%')) return text;
  return text.replace(placeholder, ' ').replace(/\s+/g, ' ').trim();
}
