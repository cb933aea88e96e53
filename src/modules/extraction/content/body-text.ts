import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { countUnspacedWords, countWords } from './words.ts';

const charactersMax = 100_000;
/** Limit for one block: a page that puts a catalogue into one element has other text after it. */
const blockCharactersMax = 20_000;

/** What a visitor can read, block by block; hidden and injected text is excluded. */
export const bodyText: Heuristic = (page) => {
  const text = visibleText(page);
  const spaced = page.blocks.reduce((sum, block) => sum + countWords(block.text), 0);
  return [
    ...found('body_text', text, `${page.blocks.length} blocks`),
    ...found('word_count', spaced + countUnspacedWords(text), 'text'),
  ];
};

/** Cuts at a word boundary if one is near; scripts without spaces are cut between two characters. */
function cutAtWord(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  const space = text.lastIndexOf(' ', charactersMax);
  if (space > charactersMax - 100) return text.slice(0, space);
  const isInsidePair = /[\ud800-\udbff]/.test(text.charAt(charactersMax - 1));
  return text.slice(0, isInsidePair ? charactersMax - 1 : charactersMax);
}

function visibleText(page: ParsedPage): string {
  let text = '';
  for (const block of page.blocks) {
    const charactersLeft = Math.min(blockCharactersMax, charactersMax - text.length);
    if (charactersLeft <= 1) break;
    const piece = cutAtWord(block.text, charactersLeft - 1);
    text += text === '' ? piece : `\n${piece}`;
  }
  return text;
}
