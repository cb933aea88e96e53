import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import type { SiteTruth } from '../../src/modules/demo/index.ts';

const OneOrSeveral = z.union([z.string(), z.array(z.string())]);

const Planted = z.object({
  trade: z.string().optional(),
  /** One of these. */
  country: OneOrSeveral.optional(),
  countryNot: z.string().optional(),
  language: z.string().optional(),
  /** All of these. */
  technology: OneOrSeveral.optional(),
  technologyNot: z.string().optional(),
  has: z.string().optional(),
  hasNot: z.string().optional(),
  /** A word on the page. */
  city: z.string().optional(),
});
export type Planted = z.infer<typeof Planted>;

const Judged = z.object({
  pages: z.enum(['real', 'demo']),
  language: z.string(),
  text: z.string(),
  /** Domains of the right companies. */
  right: z.array(z.string()).optional(),
  /** What the right companies of the demo were planted with. */
  planted: Planted.optional(),
});
export type Judged = z.infer<typeof Judged>;

const Expected = z.object({
  found: Planted.optional(),
  call: z.string().optional(),
  domain: z.string().optional(),
  /** `any` if a page is expected but it does not matter which. */
  page: z.string().optional(),
  /** Whether something must be reported as not understood, or a word that must be. */
  ignored: z.union([z.boolean(), z.string()]).optional(),
});
export type Expected = z.infer<typeof Expected>;

const Message = z.object({ language: z.string(), message: z.string(), expected: Expected });
const Conversation = z.object({
  language: z.string(),
  turns: z.array(Message.omit({ language: true })),
});
export type Conversation = z.infer<typeof Conversation>;

export const judgedDescriptions = (): Judged[] => z.array(Judged).parse(readTable('judged.json'));

/** Single messages are conversations with one turn. */
const alone = (name: string): Conversation[] =>
  z
    .array(Message)
    .parse(readTable(name))
    .map(({ language, ...turn }) => ({ language, turns: [turn] }));

export const judgedConversations = (): Record<string, Conversation[]> => ({
  'messages of the developer': alone('messages.json'),
  'control messages': alone('control-messages.json'),
  'messages of a newcomer': alone('newcomer-messages.json'),
  'conversations of a newcomer': z.array(Conversation).parse(readTable('newcomer-conversations.json')),
});

const readTable = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The half that a description permanently belongs to: what is tuned on one half is reported on the other. */
export const halfOf = ({ text }: Judged): 'tuning' | 'untouched' =>
  (createHash('sha256').update(text).digest()[0] as number) % 2 === 0 ? 'tuning' : 'untouched';

/** Whether a site of the demo was planted with these values. */
export function isPlanted(truth: SiteTruth, page: CompanyProfile, planted: Planted): boolean {
  const { trade, country, countryNot, language, technology, technologyNot, has, hasNot, city } = planted;
  const facts: Readonly<Record<string, unknown>> = { ...truth };
  return (
    (trade === undefined || truth.trade === trade) &&
    (country === undefined || [country].flat().includes(truth.country)) &&
    (countryNot === undefined || truth.country !== countryNot) &&
    (language === undefined || truth.language === language) &&
    [technology ?? []].flat().every((name) => truth.technologies.includes(name)) &&
    (technologyNot === undefined || !truth.technologies.includes(technologyNot)) &&
    (has === undefined || facts[has] === true) &&
    (hasNot === undefined || facts[hasNot] === false) &&
    (city === undefined || `${page.title} ${page.meta_description} ${page.body_text}`.includes(city))
  );
}
