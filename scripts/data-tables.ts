import { matchesGlob } from 'node:path';
import { z } from 'zod';
import { formLanguages } from '../src/lib/word-forms/languages.ts';
import { checkedColumnsSchema } from '../src/modules/companies/columns/checked-columns.ts';
import { columnNames } from '../src/modules/companies/columns/registry.ts';
import { identifierTableSchema } from '../src/modules/companies/identifiers/identifier-kinds.ts';
import { answerTextsSchema } from '../src/modules/copilot/answers/answer-texts.ts';
import {
  languageSchema as copilotLanguageSchema,
  nameSchemas,
} from '../src/modules/copilot/planner/dictionaries/dictionary-schemas.ts';
import { languageSchema as demoLanguageSchema } from '../src/modules/demo/languages/language.ts';
import { technologiesSchema } from '../src/modules/demo/technologies/technology.ts';
import {
  audiencesSchema,
  contextWordsSchema,
  signalsSchema,
} from '../src/modules/extraction/business/lexicon-building/context-words.ts';
import { industrySchema } from '../src/modules/extraction/business/lexicon-building/read-industries.ts';
import {
  presetsSchema,
  tradeNamesSchema,
  tradeWordsSchema,
  traditionalSchema,
  wordFileSchema,
} from '../src/modules/extraction/business/lexicon-building/read-trade-words.ts';
import { stopWordsSchema } from '../src/modules/extraction/content/stop-words.ts';
import { teamSizeWordsSchema } from '../src/modules/extraction/identity/team-size-words.ts';
import { callWordsSchema } from '../src/modules/extraction/links/call-words.ts';
import { pageWordsSchema } from '../src/modules/extraction/links/page-kinds.ts';
import { addressWordsSchema } from '../src/modules/extraction/location/address-words.ts';
import { townsSchema } from '../src/modules/extraction/location/places.ts';
import { curatedRuleSchema } from '../src/modules/extraction/technologies/curated-rules.ts';
import { lookalikeFitSchema } from '../src/modules/lookalikes/answers/calibrated-scores.ts';
import { meaningFitSchema } from '../src/modules/meaning/fuse-scores.ts';
import { stateCodesSchema } from '../src/modules/search/state-codes.ts';

/** A set of tables that people edit, with their schema. Paths are relative to the root of the repository. */
interface DataTables {
  /** A glob. */
  readonly files: string;
  /** The JSON Schema next to them, for editors. */
  readonly schemaFile: string | undefined;
  readonly schema: z.ZodType;
}

const slots = (sentence: string): string =>
  Array.from(sentence.matchAll(/\{\w+\}/g), ([name]) => name)
    .sort()
    .join(' ');

const messagesSchema = z.record(z.string(), z.string().min(1)).superRefine((messages, context) => {
  for (const [english, translation] of Object.entries(messages))
    if (slots(english) !== slots(translation))
      context.addIssue({
        code: 'custom',
        path: [english],
        message: `must have the same names in braces as the English sentence: ${slots(english) || 'none'}`,
      });
});

const localeSchema = z.strictObject({
  messages: messagesSchema.describe(
    'The translation of every English sentence; names in braces stay as they are.',
  ),
  responses: messagesSchema.describe(
    'The translation of what the service answers, such as errors; names in braces match any text.',
  ),
  industries: z.record(z.string(), z.string().min(1)).describe('The name of every industry.'),
  subIndustries: z.record(z.string(), z.string().min(1)).describe('The name of every sub-industry.'),
  columns: z
    .record(z.enum(columnNames), z.string().min(1))
    .describe('The label of every column of a profile.'),
  identifiers: z.record(z.string(), z.string().min(1)).describe('The name of every kind of identifier.'),
});

export const dataTables: readonly DataTables[] = [
  {
    files: 'data/technologies/*.json',
    schemaFile: 'data/technologies/schema.json',
    schema: z.record(z.string().min(1), curatedRuleSchema),
  },
  {
    files: 'data/identifiers/identifiers.json',
    schemaFile: 'data/identifiers/schema.json',
    schema: identifierTableSchema,
  },
  {
    files: 'data/columns/checked.json',
    schemaFile: 'data/columns/schema.json',
    schema: checkedColumnsSchema,
  },
  { files: 'data/industries/order.json', schemaFile: undefined, schema: z.array(z.string()) },
  {
    files: 'data/similarity/meaning.json',
    schemaFile: 'data/similarity/meaning.schema.json',
    schema: meaningFitSchema,
  },
  {
    files: 'data/similarity/lookalikes.json',
    schemaFile: 'data/similarity/lookalikes.schema.json',
    schema: lookalikeFitSchema,
  },
  {
    files: 'data/word-forms/irregular.json',
    schemaFile: 'data/word-forms/schema.json',
    schema: z.partialRecord(
      z.enum(formLanguages.map(({ code }) => code)),
      z.array(z.string().regex(/^\p{L}+( \p{L}+)+$/u)),
    ),
  },
  {
    files: 'data/places/state-codes.json',
    schemaFile: 'data/places/schema.json',
    schema: stateCodesSchema,
  },
  { files: 'data/places/towns.json', schemaFile: 'data/places/towns.schema.json', schema: townsSchema },
  {
    files: 'data/places/address-words.json',
    schemaFile: 'data/places/address-words.schema.json',
    schema: addressWordsSchema,
  },
  ...Object.entries({
    pages: pageWordsSchema,
    'calls-to-action': callWordsSchema,
    'stop-words': stopWordsSchema,
    'team-size': teamSizeWordsSchema,
  }).map(([name, schema]) => ({
    files: `data/page-words/${name}.json`,
    schemaFile: `data/page-words/${name}.schema.json`,
    schema,
  })),
  ...Object.entries({
    audiences: audiencesSchema,
    signals: signalsSchema,
    'context-words': contextWordsSchema,
  }).map(([name, schema]) => ({
    files: `data/industries/context/${name}.json`,
    schemaFile: `data/industries/context/${name}.schema.json`,
    schema,
  })),
  { files: 'data/industries/*.json', schemaFile: 'data/industries/schema.json', schema: industrySchema },
  {
    files: 'data/industries/trade-words/*.json',
    schemaFile: 'data/industries/trade-words/schema.json',
    schema: tradeWordsSchema,
  },
  {
    files: 'data/industries/words/*.json',
    schemaFile: 'data/industries/words/schema.json',
    schema: wordFileSchema,
  },
  {
    files: 'data/industries/scripts/chinese.json',
    schemaFile: 'data/industries/scripts/schema.json',
    schema: traditionalSchema,
  },
  {
    files: 'data/industries/trade-names/trade-names.json',
    schemaFile: 'data/industries/trade-names/trade-names.schema.json',
    schema: tradeNamesSchema,
  },
  {
    files: 'data/industries/trade-names/presets.json',
    schemaFile: 'data/industries/trade-names/presets.schema.json',
    schema: presetsSchema,
  },
  {
    files: 'data/copilot/languages/*.json',
    schemaFile: 'data/copilot/languages/schema.json',
    schema: copilotLanguageSchema,
  },
  {
    files: 'data/copilot/answers/*.json',
    schemaFile: 'data/copilot/answers/schema.json',
    schema: answerTextsSchema,
  },
  ...Object.entries(nameSchemas).map(([name, schema]) => ({
    files: `data/copilot/names/${name}.json`,
    schemaFile: `data/copilot/names/${name}.schema.json`,
    schema,
  })),
  {
    files: 'data/demo/languages/*.json',
    schemaFile: 'data/demo/languages/schema.json',
    schema: demoLanguageSchema,
  },
  {
    files: 'data/demo/technologies.json',
    schemaFile: 'data/demo/technologies.schema.json',
    schema: technologiesSchema,
  },
  { files: 'web/locales/*.json', schemaFile: 'web/locales/schema.json', schema: localeSchema },
];

export const tablesOf = (path: string): DataTables | undefined =>
  dataTables.find(({ files }) => matchesGlob(path, files));

/** A JSON Schema as text. A table may reference it as `$schema`, so that editors find it. */
export function jsonSchemaText(schema: z.ZodType): string {
  const { properties, propertyNames, required, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  const made = {
    ...rest,
    properties: { $schema: { type: 'string' }, ...properties },
    ...(propertyNames !== undefined && { propertyNames: { anyOf: [{ const: '$schema' }, propertyNames] } }),
    ...(required !== undefined && { required }),
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}
