import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A kind of place of the OpenStreetMap tagging schema, in the words of one language. */
export interface Preset {
  readonly name?: string;
  /** What people also look for it by: separated by commas, or as a list. */
  readonly terms?: string | readonly string[];
  /** One a line, or as a list. */
  readonly aliases?: string | readonly string[];
}

/** Names that many languages lack are in the files of a country. */
const files: Readonly<Record<string, readonly string[]>> = {
  pt: ['pt', 'pt-BR'],
  zh: ['zh', 'zh-CN', 'zh-TW'],
  no: ['no', 'nb'],
};

/** The presets of a language, from the unpacked package. */
export const presetsIn = (folder: string, language: string): Readonly<Record<string, Preset>>[] =>
  (files[language] ?? [language]).map((file) => presetsOf(folder, file));

function presetsOf(folder: string, file: string): Readonly<Record<string, Preset>> {
  try {
    const content = JSON.parse(readFileSync(join(folder, 'dist/translations', `${file}.json`), 'utf8'));
    return content[file]?.presets?.presets ?? {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Its name, and what else it is called. */
export const namesOf = ({ name = '', aliases = [] }: Preset): string[] => [
  name,
  ...(typeof aliases === 'string' ? aliases.split('\n') : aliases),
];

export const termsOf = ({ terms = [] }: Preset): readonly string[] =>
  typeof terms === 'string' ? terms.split(',') : terms;

/** Names as words of a language: alternatives apart, without signs for both genders. */
export const cleanNames = (written: readonly string[]): string[] =>
  written
    .flatMap((text) => text.split(/\s+[/|]\s+|[()]/))
    .map((text) =>
      text
        .replace(/\/in\b|\*in\b|:in\b/g, '')
        .replace(/<[^>]*>|[*!@~]/g, '')
        .trim()
        .toLowerCase(),
    )
    .filter((text) => text.length >= 2 && text.length <= 40 && !text.includes(','));
