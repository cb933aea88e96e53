import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { countUnspacedWords, countWords } from './words.ts';

const charactersMax = 100_000;

/** What a visitor can read, block by block; hidden and injected text never gets here. */
export const bodyText: Heuristic = (page) => {
  const text = visibleText(page);
  const spaced = page.blocks.reduce((sum, block) => sum + countWords(block.text), 0);
  return [
    ...found('body_text', text, `${page.blocks.length} blocks`),
    ...found('word_count', spaced + countUnspacedWords(text), 'text'),
  ];
};

function visibleText(page: ParsedPage): string {
  let text = '';
  for (const block of page.blocks) {
    if (text.length + block.text.length >= charactersMax) break;
    text += text === '' ? block.text : `\n${block.text}`;
  }
  return text;
}
