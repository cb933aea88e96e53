import { cleanText } from './clean-text.ts';
import type { Surroundings } from './open-elements.ts';
import type { HiddenBlock, HiddenReason, Region, TextBlock } from './parsed-page.ts';
import { unreadReason, withoutPlaceholders } from './unread-text.ts';

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
