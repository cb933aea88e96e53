/** Which words are forms of another word, in 23 languages. Start with `word-forms.ts`. */
export { stemIn } from './languages.ts';
export { formsInOneLanguage, type LanguageCounts, WordForms } from './word-forms.ts';
