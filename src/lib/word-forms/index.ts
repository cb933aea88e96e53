/** Which words are forms of another one, in twenty languages. Start with `word-forms.ts`. */
export { WordForms } from './word-forms.ts';
