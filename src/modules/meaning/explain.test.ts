import { expect, it } from 'vitest';
import { blankProfile, type CompanyProfile } from '../companies/index.ts';
import { createExplainer } from './explain.ts';

const concept = (word: string, words: Readonly<Record<string, string>> = {}) => ({
  word,
  concept: word,
  weight: 1,
  words,
});
const page = (facts: Partial<CompanyProfile>): CompanyProfile => ({ ...blankProfile(), ...facts });
const subject = { concepts: [concept('bakery', { da: 'bageri' }), concept('bread')], industries: {} };

it('the sentence that has most of the subject is quoted, cut at a word if it is long', () => {
  const explain = createExplainer(subject);
  const text = 'Our bread is known.\nA bakery with bread of rye.\nCome to the bakery.';
  expect(explain(page({ body_text: text })).sentence).toBe('A bakery with bread of rye.');
  expect(explain(page({ body_text: 'Nothing of this kind.' })).sentence).toBe('');
  const { sentence } = explain(page({ body_text: `bakery ${'sourdough '.repeat(60)}` }));
  expect(sentence).toMatch(/^bakery (?:sourdough )+sourdough…$/);
  expect(sentence.length).toBeLessThanOrEqual(241);
});

it('a word counts in the language of its page, with its endings, and never inside another word', () => {
  const explain = createExplainer(subject);
  const keywords = (facts: Partial<CompanyProfile>) => explain(page(facts)).shared_keywords;
  expect(keywords({ body_text: 'Bageriet i byen', language: 'da' })).toEqual(['bakery ≈ Bageriet']);
  expect(keywords({ body_text: 'Bageriet i byen', language: 'en' })).toEqual([]);
  expect(keywords({ body_text: 'Two bakeries', language: 'en' })).toEqual(['bakeries']);
  expect(keywords({ body_text: 'Shortbread and breadcrumbs', language: 'en' })).toEqual([]);
});

it('an industry is a reason from a share of the description on', () => {
  const explain = createExplainer({ concepts: [], industries: { Food: 0.15, Retail: 0.14 } });
  const isReason = (industry: string | null) => explain(page({ industry })).industry;
  expect([isReason('Food'), isReason('Retail'), isReason('Law'), isReason(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
