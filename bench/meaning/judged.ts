import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import type { SiteTruth } from '../../src/modules/demo/index.ts';

const Planted = z.object({
  trade: z.string(),
  country: z.string().optional(),
  countryNot: z.string().optional(),
  technology: z.string().optional(),
  has: z.string().optional(),
  hasNot: z.string().optional(),
  /** A word that the page has. */
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

const Message = z.object({
  language: z.string(),
  message: z.string(),
  expected: z.object({
    found: Planted.optional(),
    call: z.string().optional(),
    domain: z.string().optional(),
    page: z.string().optional(),
    ignored: z.boolean().optional(),
  }),
});
export type Message = z.infer<typeof Message>;

export const judgedDescriptions = (): Judged[] => z.array(Judged).parse(readTable('judged.json'));
export const judgedMessages = (): Message[] => z.array(Message).parse(readTable('messages.json'));

const readTable = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The half of a description, for good: what is tuned on one is reported on the other. */
export const halfOf = ({ text }: Judged): 'tuning' | 'untouched' =>
  (createHash('sha256').update(text).digest()[0] as number) % 2 === 0 ? 'tuning' : 'untouched';

/** Whether a site of the demo was planted so. */
export function isPlanted(truth: SiteTruth, page: CompanyProfile, planted: Planted): boolean {
  const { trade, country, countryNot, technology, has, hasNot, city } = planted;
  const facts: Readonly<Record<string, unknown>> = { ...truth };
  return (
    truth.trade === trade &&
    (country === undefined || truth.country === country) &&
    (countryNot === undefined || truth.country !== countryNot) &&
    (technology === undefined || truth.technologies.includes(technology)) &&
    (has === undefined || facts[has] === true) &&
    (hasNot === undefined || facts[hasNot] === false) &&
    (city === undefined || `${page.title} ${page.meta_description} ${page.body_text}`.includes(city))
  );
}
