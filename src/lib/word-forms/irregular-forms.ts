import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tablesFolder } from '../tables.ts';
import { foldText } from '../text-analysis/index.ts';

/** By the ISO 639-1 code of a language, and by each of its irregular forms: all forms of the word. */
type IrregularForms = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

let known: IrregularForms | undefined;

/** The irregular forms of a word in a language, itself included; undefined if it has none. */
export function irregularFormsOf(word: string, language: string): ReadonlySet<string> | undefined {
  known ??= readForms();
  return known.get(language)?.get(word);
}

/** `npm run check` compares the table with its schema. The threads that search read it, and should not load a validator. */
function readForms(): IrregularForms {
  const { $schema: _schema, ...table } = JSON.parse(
    readFileSync(join(tablesFolder, 'word-forms', 'irregular.json'), 'utf8'),
  ) as Readonly<Record<string, readonly string[]>>;
  return new Map(
    Object.entries(table).map(([language, words]) => {
      const forms = new Map<string, ReadonlySet<string>>();
      for (const word of words) {
        const own = foldText(word).split(' ');
        for (const form of own) forms.set(form, new Set([...(forms.get(form) ?? []), ...own]));
      }
      return [language, forms];
    }),
  );
}
