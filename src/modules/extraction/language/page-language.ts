import type { Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { detectLanguage } from './detect-language.ts';
import { languageCode } from './language-code.ts';
import { textSample } from './text-sample.ts';

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
