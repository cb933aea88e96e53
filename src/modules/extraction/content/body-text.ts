import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { visibleWords } from './words.ts';

const charactersMax = 100_000;

/** What a visitor can read, block by block; hidden and injected text never gets here. */
export const bodyText: Heuristic = (page) => [
  ...found('body_text', visibleText(page), `${page.blocks.length} visible text blocks`),
  ...found('word_count', countWords(page), 'visible text'),
];

function visibleText(page: ParsedPage): string {
  let text = '';
  for (const block of page.blocks) {
    if (text.length + block.text.length >= charactersMax) break;
    text += text === '' ? block.text : `\n${block.text}`;
  }
  return text;
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Scripts without spaces count two characters as a word, which is close to what their readers would say. */
function countWords(page: ParsedPage): number {
  const words = visibleWords(page);
  let count = words.length;
  for (const word of words)
    if (word.length > 3 && unspacedScript.test(word)) count += Math.ceil(word.length / 2) - 1;
  return count;
}
