import type { Language } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import { quote, sentencesIn } from './answer-texts.ts';
import { fill, joinWithAnd } from './fill.ts';
import { displayValue } from './labels.ts';
import { isName, nameWithDomain, textOf } from './profile-text.ts';
import { writeFacts } from './write-facts.ts';

/** What the message asks about a company. */
interface Asked {
  readonly language: Language;
  readonly facts?: readonly string[] | undefined;
  readonly technologies?: readonly string[] | undefined;
  readonly asksTechnologies?: boolean | undefined;
}

const DESCRIPTION_CHARACTERS_MAX = 300;

/** States the requested facts about a company, or describes it if none were requested. */
export function describeLookup(content: ToolAnswer['content'], context: Asked): string[] {
  const stated = [
    ...writeTechnologies(content, context),
    ...writeFacts(content, context.facts ?? [], context.language),
  ];
  return stated.length > 0 ? stated : [describeCompany(content, context)];
}

/** Answers yes or no for each requested technology. */
export function writeTechnologies(
  profile: ToolAnswer['content'],
  { language, technologies = [], asksTechnologies }: Asked,
): string[] {
  const { uses, doesNotUse, usesNoTechnology } = sentencesIn(language);
  const domain = String(profile.domain);
  const company = nameWithDomain(profile);
  const used = new Set(Array.isArray(profile.technologies) ? profile.technologies.map(String) : []);
  if (asksTechnologies && technologies.length === 0)
    return [
      fill(used.size > 0 ? uses : usesNoTechnology, {
        domain,
        company,
        technology: joinWithAnd([...used], language),
      }),
    ];
  return technologies.map((technology) =>
    fill(used.has(technology) ? uses : doesNotUse, { domain, company, technology }),
  );
}

/**
 * Describes a company in one line. The facts are quoted from its page, so they need no translation. The page's own description is put in
 * quotation marks, and a name that is really a message to the reader is dropped.
 */
function describeCompany(profile: ToolAnswer['content'], { language }: Asked): string {
  const head = identify(profile, language);
  const description = textOf(profile, 'meta_description')
    .replace(/[“”„«»]/g, '"')
    .slice(0, DESCRIPTION_CHARACTERS_MAX);
  if (description === '') return `${head}.`;
  const { described, describesItselfIn } = sentencesIn(language);
  const own = textOf(profile, 'language');
  const isOwn = own === '' || own === language;
  return fill(isOwn ? described : describesItselfIn, {
    company: head,
    description,
    language: displayValue('language', own, language),
    value: quote(description, language),
  });
}

/** The name of a company with its domain, industry and place. */
function identify(profile: ToolAnswer['content'], language: Language): string {
  const text = (column: string): string => textOf(profile, column);
  return nameWithDomain(profile, [
    displayValue('industry', text('industry'), language),
    ...[text('city')].filter(isName),
    displayValue('country', text('country'), language),
  ]);
}
