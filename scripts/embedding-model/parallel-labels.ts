import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from './sources.ts';

/** The name of the same thing in another language and in English. */
export interface LabelPair {
  readonly label: string;
  readonly english: string;
  /** How reliable this kind of pair is: names of kinds of business most, loose keywords least. */
  readonly weight: number;
}

/** The languages of the glossary, with their names in the sources if those differ. */
const fileNames: Readonly<Record<string, readonly string[]>> = {
  pt: ['pt', 'pt-BR'],
  zh: ['zh', 'zh-CN', 'zh-TW'],
  he: ['he', 'he-IL'],
};

export const languages =
  'ar bg ca cs da de el es et fa fi fr he hr hu id is it ja ko lt lv mk nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );

const filesOf = (language: string): readonly string[] => fileNames[language] ?? [language];

export function readPairs(sources: Sources, language: string): LabelPair[] {
  return [
    ...filesOf(language).flatMap((file) => presetPairs(sources.presets, file)),
    ...procurementPairs(sources.procurement, language),
    ...filesOf(language).flatMap((file) => annotationPairs(sources.annotations, file)),
    ...productPairs(sources, language),
  ];
}

/** All English labels, for the vocabulary of concepts. */
export function readEnglishLabels(sources: Sources): string[] {
  return [
    ...Object.values(presetsOf(sources.presets, 'en')).flatMap(({ name = '', terms = '' }) => [name, terms]),
    ...procurementLabels(sources.procurement).map(({ labels }) => labels.en ?? ''),
    ...[...productNames(sources, 'en').values()],
  ];
}

interface Preset {
  readonly name?: string;
  readonly terms?: string;
  readonly aliases?: string;
}

function presetsOf(folder: string, file: string): Readonly<Record<string, Preset>> {
  const content = readJson(join(folder, 'dist/translations', `${file}.json`)) as
    | Record<string, { presets?: { presets?: Record<string, Preset> } }>
    | undefined;
  return content?.[file]?.presets?.presets ?? {};
}

/** Shops, offices, crafts and public places. */
function presetPairs(folder: string, file: string): LabelPair[] {
  const english = presetsOf(folder, 'en');
  return Object.entries(presetsOf(folder, file)).flatMap(([id, { name, terms = '', aliases = '' }]) => {
    const meaning = english[id]?.name;
    if (meaning === undefined) return [];
    const named = name === undefined ? [] : [{ label: name, english: meaning, weight: 2 }];
    const others = [...terms.split(','), ...aliases.split('\n')].filter((term) => term.trim() !== '');
    return [...named, ...others.map((label) => ({ label, english: meaning, weight: 1.2 }))];
  });
}

interface ProcurementEntry {
  readonly labels: Readonly<Record<string, string>>;
}

const procurementLabels = (folder: string): readonly ProcurementEntry[] =>
  readJson(join(folder, 'data/cpv.json')) as readonly ProcurementEntry[];

/** Goods and services from the procurement vocabulary of the European Union. */
function procurementPairs(folder: string, language: string): LabelPair[] {
  return procurementLabels(folder).flatMap(({ labels }) => {
    const [label, english] = [labels[language], labels.en];
    return label === undefined || english === undefined || label === english
      ? []
      : [{ label, english, weight: 1 }];
  });
}

interface Annotation {
  readonly default?: readonly string[];
  readonly tts?: readonly string[];
}

function annotationsOf(folder: string, file: string): Readonly<Record<string, Annotation>> {
  const content = readJson(join(folder, 'annotations', file, 'annotations.json')) as
    | { annotations?: { annotations?: Record<string, Annotation> } }
    | undefined;
  return content?.annotations?.annotations ?? {};
}

/** Names and keywords of emoji. */
function annotationPairs(folder: string, file: string): LabelPair[] {
  const english = annotationsOf(folder, 'en');
  return Object.entries(annotationsOf(folder, file)).flatMap(
    ([sign, { tts = [], default: keywords = [] }]) => {
      const meaning = english[sign]?.tts?.[0];
      if (meaning === undefined) return [];
      return [
        ...tts.slice(0, 1).map((label) => ({ label, english: meaning, weight: 1.5 })),
        ...keywords.map((label) => ({ label, english: meaning, weight: 0.5 })),
      ];
    },
  );
}

/** Product categories of shops. */
function productPairs(sources: Sources, language: string): LabelPair[] {
  const english = productNames(sources, 'en');
  return [...productNames(sources, language)].flatMap(([id, label]) => {
    const meaning = english.get(id);
    return meaning === undefined || meaning === label ? [] : [{ label, english: meaning, weight: 1 }];
  });
}

interface ProductTree {
  readonly verticals: readonly {
    readonly categories: readonly { readonly id: string; readonly name: string }[];
  }[];
}

function productNames(sources: Sources, language: string): Map<string, string> {
  const folder = productSources(sources)[language];
  if (folder === undefined) return new Map();
  const [file = ''] = readdirSync(join(folder, 'dist')).filter((name) => name.endsWith('.json'));
  const { verticals } = readJson(join(folder, 'dist', file)) as ProductTree;
  return new Map(
    verticals.flatMap(({ categories }) => categories.map(({ id, name }) => [id, name] as const)),
  );
}

/** Folders of the product lists, by language. */
function productSources(sources: Sources): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([name, folder]) =>
      name.startsWith('products_') ? [[name.slice('products_'.length), folder]] : [],
    ),
  );
}

function readJson(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
