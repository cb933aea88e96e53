import { describe, expect, it } from 'vitest';
import { industriesDocument } from './industries-document.ts';
import { industryBucket } from './industry-bucket.ts';
import { readIndustries } from './lexicon-building/read-industries.ts';
import { industries as packedIndustries } from './taxonomy.ts';

const industries = readIndustries();

/** Every list of words in the taxonomy with its location. */
const lists = industries.flatMap(({ name, words, subIndustries }) =>
  [{ name, words }, ...subIndustries].flatMap((part) =>
    Object.entries(part.words).map(([language, list]) => ({
      place: `${name} / ${part.name}`,
      language,
      list,
    })),
  ),
);
const words = lists.flatMap(({ place, language, list }) =>
  list.split(',').map((word) => ({ place, language, word: word.trim() })),
);

describe('the taxonomy', () => {
  it('is packed as in the files, without the words', () => {
    const names = industries.map(({ name, types, subIndustries }) => ({
      name,
      types,
      subIndustries: subIndustries.map((sub) => ({ name: sub.name, types: sub.types })),
    }));
    expect(packedIndustries).toMatchObject(JSON.parse(JSON.stringify(names)));
    expect(JSON.stringify(packedIndustries)).not.toContain('"words"');
  });

  it('is described on a current page (npm run generate rewrites it)', async () => {
    await expect(industriesDocument()).toMatchFileSnapshot('../../../../docs/reference/industries.md');
  });

  it('names every industry and every sub-industry once', () => {
    const names = [...industries, ...industries.flatMap(({ subIndustries }) => subIndustries)].map(
      ({ name }) => name,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('assigns every declared type to one industry', () => {
    const types = industries.flatMap((industry) => [
      ...(industry.types ?? []),
      ...industry.subIndustries.flatMap((sub) => sub.types ?? []),
    ]);
    expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([]);
  });

  it('assigns every domain ending to one industry', () => {
    const endings = industries.flatMap(({ domainEndings }) => domainEndings ?? []);
    expect(endings.filter((ending, index) => endings.indexOf(ending) !== index)).toEqual([]);
  });

  it.each(industries)('has words in at least 15 languages for $name', ({ words: own, subIndustries }) => {
    const languages = new Set(
      [own, ...subIndustries.map((sub) => sub.words)].flatMap((part) => Object.keys(part)),
    );
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'ja', 'zh']) {
      expect(languages).toContain(language);
    }
    expect(languages.size).toBeGreaterThanOrEqual(15);
  });

  it('has no Latin stem so short that it would match by chance', () => {
    const stems = words
      .map(({ word }) => word.replace(/^[!@~]*/, ''))
      .filter((word) => /^[a-z]{1,3}\*$/.test(word));
    // Nordic abbreviations for plumbing, always followed by a company's kind.
    expect(new Set(stems)).toEqual(new Set(['vvs*', 'lvi*']));
  });
});

describe('industryBucket', () => {
  it('maps our own names to their group', () => {
    for (const { name, bucket } of industries) expect(industryBucket(name)).toBe(bucket);
  });

  it.each([
    ['E-commerce & Retail', 'E-commerce & Retail'],
    ['Healthcare', 'Health & Wellness'],
    ['Food & Restaurants', 'Food & Beverage'],
    ['Legal', 'Professional Services'],
    ['News & Media', 'Marketing & Media'],
    ['Information Technology', 'Software & IT'],
    ['Sports', 'Sports & Recreation'],
    ['Non-profit', 'Nonprofit'],
    ['Public sector', 'Government'],
    ['Agriculture', 'Other'],
    [null, 'Other'],
  ])('maps the foreign name %s', (name, bucket) => {
    expect(industryBucket(name)).toBe(bucket);
  });
});
