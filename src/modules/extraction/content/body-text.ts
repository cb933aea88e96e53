import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { countWords } from './words.ts';

const charactersMax = 100_000;

/** What a visitor can read, block by block; hidden and injected text never gets here. */
export const bodyText: Heuristic = (page) => [
  ...found('body_text', visibleText(page), `${page.blocks.length} visible text blocks`),
  ...found(
    'word_count',
    page.blocks.reduce((sum, { text }) => sum + countWords(text), 0),
    'visible text',
  ),
];

function visibleText(page: ParsedPage): string {
  let text = '';
  for (const block of page.blocks) {
    if (text.length + block.text.length >= charactersMax) break;
    text += text === '' ? block.text : `\n${block.text}`;
  }
  return text;
}
