import type { Heuristic } from '../heuristic.ts';
import type { ParsedPage, TextBlock } from '../page/parsed-page.ts';
import { detectLanguage } from './detect-language.ts';
import { languageCode } from './language-code.ts';

/** Language by the text; what the page declares is evidence, not truth. */
export const findLanguage: Heuristic = (page) => {
  const declared = declaredLanguage(page);
  const language = detectLanguage(textSample(page), declared, page.address.tld);
  if (language === null) return [];
  return [
    {
      column: 'language',
      value: language,
      evidence: language === declared ? 'text and declaration' : 'text',
    },
  ];
};

function declaredLanguage(page: ParsedPage): string | null {
  const declarations = [
    page.htmlLang ?? '',
    page.metas.get('og:locale')?.[0] ?? '',
    page.metas.get('content-language')?.[0] ?? '',
    page.headers.get('content-language') ?? '',
    page.metas.get('language')?.[0] ?? '',
  ];
  for (const declaration of declarations) {
    const code = languageCode(declaration.split(',')[0] ?? '');
    if (code !== null) return code;
  }
  return null;
}

/** Enough for a reliable detection, but little enough to cost a fraction of a millisecond. */
const SAMPLE_CHARACTERS = 700;
const BLOCK_CHARACTERS = 120;
const PROSE_LENGTH = 40;

/**
 * Text for detecting the language: sentences from all over the page before labels, because menus, brand names and lists of countries are
 * weak evidence.
 */
function textSample(page: ParsedPage): string {
  const prose = page.blocks.filter(isProse);
  const spread = everyNth(prose, Math.ceil(SAMPLE_CHARACTERS / BLOCK_CHARACTERS) * 2);
  const sentences = [page.metas.get('description')?.[0] ?? '', ...spread.map((block) => block.text)];
  const sample = joined('', sentences);
  if (sample.length >= SAMPLE_CHARACTERS / 2) return sample;
  const labels = page.blocks.filter((block) => !isProse(block)).map((block) => block.text);
  return joined(sample, [page.title ?? '', ...labels]);
}

function isProse(block: TextBlock): boolean {
  return block.text.length >= PROSE_LENGTH && !block.linked;
}

function everyNth(blocks: readonly TextBlock[], wanted: number): TextBlock[] {
  const step = Math.max(1, Math.floor(blocks.length / wanted));
  return blocks.filter((_, index) => index % step === 0);
}

/** Filler Latin of unfinished templates. */
const FILLER = /lorem ipsum|dolor sit amet|consectetur adipi/i;

function joined(start: string, texts: readonly string[]): string {
  let sample = start;
  for (const text of texts) {
    const passage = text.slice(0, BLOCK_CHARACTERS);
    if (passage !== '' && !FILLER.test(passage)) sample += `${passage}\n`;
    if (sample.length >= SAMPLE_CHARACTERS) break;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
}
