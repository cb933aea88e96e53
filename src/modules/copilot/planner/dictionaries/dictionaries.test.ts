import { describe, expect, it } from 'vitest';
import { featureNames } from '../../../company-index/index.ts';
import { industries } from '../../../extraction/business/taxonomy.ts';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { featureWords, industryWords, namesThatAreWords, technologyAliases } from './dictionaries.ts';

const namesIn = (list: string) => list.split(',').map((name) => name.trim());

describe("the planner's dictionaries", () => {
  it('have words for exactly the known industries and features', () => {
    expect(Object.keys(industryWords).sort()).toEqual(industries.map(({ name }) => name).sort());
    expect(Object.keys(featureWords).sort()).toEqual([...featureNames].sort());
  });

  it('use the technology names of profiles', () => {
    const known = new Set(technologyNames());
    expect(Object.keys(technologyAliases).filter((name) => !known.has(name))).toEqual([]);
    expect(namesIn(namesThatAreWords).filter((name) => !known.has(name))).toEqual([]);
  });

  it('map each word to a single industry', () => {
    const owners = new Map<string, string>();
    for (const [industry, words] of Object.entries(industryWords))
      for (const word of namesIn(words)) {
        expect([industry, undefined]).toContain(owners.get(word) ?? industry);
        owners.set(word, industry);
      }
  });
});
