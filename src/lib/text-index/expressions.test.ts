import { describe, expect, test } from 'vitest';
import { compareExpressions } from '../../../test/harness/expression-comparison.ts';
import { ExpressionOracle } from '../../../test/harness/expression-oracle.ts';
import { worldSchema } from '../../../test/harness/random-world.ts';
import { keysOf, open, page } from '../../../test/harness/test-index.ts';
import { openTextIndex, type TextExpression, type TextIndex } from './index.ts';

test('random expressions match, count, score and sort like a naive scan of the documents', async () => {
  // The full suite compares many more, of many seeds.
  const each = 20;
  const compared = await compareExpressions({
    open: (directory, workers) =>
      openTextIndex({ directory, schema: worldSchema, workers, compaction: false }),
    oracle: new ExpressionOracle(),
    seed: 27,
    each,
  });
  expect(compared).toBe(8 * each);
});

const words = (...texts: string[]): TextExpression => ({
  op: 'text',
  slots: texts.map((word) => ({ word })),
});
const find = async (index: TextIndex, expression: TextExpression): Promise<string[]> =>
  keysOf((await index.search({ mode: 'all', expression }, { limit: 100 })).hits).sort();

describe('an expression', () => {
  test('scores its words as the same words without operators do', async () => {
    const index = await open();
    await index.upsert([
      page('a', { title: 'crm', body: 'crm software for teams' }),
      page('b', { body: 'software and a crm' }),
      page('c', { body: 'software' }),
    ]);
    const plain = await index.search({ text: 'crm software', mode: 'all' }, { limit: 10 });
    const flat = await index.search(
      { mode: 'all', expression: { op: 'all', of: [words('crm'), words('software')] } },
      { limit: 10 },
    );
    // A double negation is not taken apart, so this one goes the way of expressions.
    const tree = await index.search(
      {
        mode: 'all',
        expression: {
          op: 'all',
          of: [words('crm'), words('software'), { op: 'not', of: { op: 'not', of: words('crm') } }],
        },
      },
      { limit: 10 },
    );
    expect(plain.hits.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(flat.hits).toEqual(plain.hits);
    expect(tree.hits).toEqual(plain.hits);
  });

  test('scores a word and its prefix separately, even in a segment that has no other word with the prefix', async () => {
    const index = await open();
    await index.upsert([page('a', { body: 'dent' }), page('b', { body: 'other' })]);
    await index.compact();
    await index.upsert([page('c', { body: 'dental' }), page('d', { body: 'dentist' })]);
    const prefix: TextExpression = { op: 'text', slots: [{ prefix: 'dent' }] };
    const scoreOf = async (expression: TextExpression): Promise<number> => {
      const { hits } = await index.search({ mode: 'all', expression }, { limit: 10 });
      return hits.find(({ key }) => key === 'a')?.score ?? 0;
    };
    const apart = (await scoreOf(words('dent'))) + (await scoreOf(prefix));
    expect(await scoreOf({ op: 'any', of: [words('dent'), prefix] })).toBeCloseTo(apart, 10);
  });

  test('finds words near each other in one field, where the end of a value counts as one word', async () => {
    const index = await open();
    await index.upsert([
      page('near', { body: 'free demo of the tool' }),
      page('far', { body: 'free one two three four demo' }),
      page('other-order', { body: 'demo is free' }),
      page('two-fields', { title: 'free', body: 'demo' }),
      page('two-values', { h2: ['all free', 'demo here'] }),
    ]);
    const near = (distance: number, ...fields: string[]): Promise<string[]> =>
      find(index, {
        op: 'near',
        slots: [{ word: 'free' }, { word: 'demo' }],
        distance,
        ...(fields.length > 0 && { fields }),
      });
    expect(await near(0)).toEqual(['near']);
    expect(await near(1)).toEqual(['near', 'other-order', 'two-values']);
    expect(await near(4)).toEqual(['far', 'near', 'other-order', 'two-values']);
    expect(await near(4, 'h2')).toEqual(['two-values']);
    expect(await near(4, 'title', 'h2')).toEqual(['two-values']);
  });

  test('decides what is new by the same rules, including prefixes', async () => {
    const index = await open();
    const expression: TextExpression = {
      op: 'all',
      of: [
        { op: 'text', slots: [{ prefix: 'dent' }] },
        { op: 'not', of: words('agency') },
      ],
    };
    await index.upsert([
      page('same', { body: 'a dentist' }),
      page('changing', { body: 'dental agency' }),
      page('other-word', { body: 'dentures' }),
    ]);
    const since = index.generation();
    await index.keepSince(since);
    await index.upsert([
      page('same', { body: 'a dental practice' }),
      page('changing', { body: 'dental supplies' }),
      page('other-word', { body: 'a dentist' }),
      page('first', { body: 'dentistry' }),
    ]);
    const { hits, newCount, total } = await index.newMatches(
      { mode: 'all', expression },
      { since, limit: 10 },
    );
    expect([keysOf(hits).sort(), newCount, total]).toEqual([['changing', 'first'], 2, 4]);
  });

  test('finds the forms of a word, even in phrases and fields, and lists them', async () => {
    const index = await open();
    await index.upsert([
      page('one', { title: 'The dentist', body: 'Zahnarzt Müller' }),
      page('two', { body: 'two dentists, two dentists' }),
      page('three', { title: 'Zahnaerzte Mueller', body: 'dental care' }),
    ]);
    const form = (word: string, ...forms: string[]) => ({ word, forms });
    const search = (expression: TextExpression) => index.search({ mode: 'all', expression }, { limit: 10 });
    const dentists = await search({ op: 'text', slots: [form('dentists')] });
    expect(keysOf(dentists.hits).sort()).toEqual(['one', 'two']);
    expect(dentists.forms).toEqual([
      {
        word: 'dentists',
        forms: [
          { form: 'dentist', count: 1 },
          { form: 'dentists', count: 1 },
        ],
      },
    ]);
    const row: TextExpression = { op: 'text', slots: [form('zahnarzt', 'de'), form('muller', 'de')] };
    expect(await find(index, row)).toEqual(['one', 'three']);
    expect(await find(index, { ...row, fields: ['title'] })).toEqual(['three']);
    expect(await find(index, { op: 'text', slots: [form('zahnarzt', 'ru')] })).toEqual(['one']);
    // What no document has any more is no form.
    await index.delete(['two']);
    expect((await search({ op: 'text', slots: [form('dentists')] })).forms?.[0]?.forms).toEqual([
      { form: 'dentist', count: 1 },
    ]);
    expect(await search({ op: 'text', slots: [{ word: 'dentist' }] })).not.toHaveProperty('forms');
  });

  test('takes forms of a word only from documents of its language, where a filter holds the language', async () => {
    const index = await open();
    const inCountry = (country: string, words: readonly string[]) =>
      words.map((body, at) => ({ ...page(`${country}-${at}`, { body }), filters: { country } }));
    await index.upsert([
      ...inCountry('es', [
        'servicio',
        'el servicio',
        'un servicio',
        'servicios',
        'los servicios',
        'mis servicios',
      ]),
      ...inCountry('en', ['service', 'a service', 'the service', 'services', 'the services', 'our services']),
    ]);
    const form = (word: string, languageFilter = 'country'): TextExpression => ({
      op: 'text',
      slots: [{ word, forms: [], languageFilter }],
    });
    const of = (country: string): string[] => [0, 1, 2, 3, 4, 5].map((at) => `${country}-${at}`);
    const anyLanguage: TextExpression = { op: 'text', slots: [{ word: 'servicio', forms: [] }] };
    expect(await find(index, anyLanguage)).toEqual([...of('en'), ...of('es')]);
    expect(await find(index, form('servicio'))).toEqual(of('es'));
    expect(await find(index, form('services'))).toEqual(of('en'));
    await index.delete(of('es').slice(0, 3));
    expect(await find(index, form('servicios'))).toEqual(of('es').slice(3));
    await expect(
      index.search({ mode: 'all', expression: form('service', 'no') }, { limit: 1 }),
    ).rejects.toThrow('filter');
  });

  test('drops a form that now belongs to another language, even in a segment searched before', async () => {
    const index = await open();
    const pages = (country: string, bodies: readonly string[]) =>
      bodies.map((body, at) => ({ ...page(`${country}-${body}-${at}`, { body }), filters: { country } }));
    const spanish = ['servicio', 'servicios', 'servicia'].flatMap((word) => pages('es', [word, word, word]));
    await index.upsert(spanish);
    await index.compact();
    const forms: TextExpression = {
      op: 'text',
      slots: [{ word: 'servicio', forms: [], languageFilter: 'country' }],
    };
    expect(await find(index, forms)).toHaveLength(9);
    await index.upsert(pages('en', new Array(40).fill('servicios')));
    const left = spanish.map(({ key }) => key).filter((key) => !key.includes('servicios'));
    expect(await find(index, forms)).toEqual(left.sort());
  });

  test('expands to at most 1,024 words per slot, and is refused beyond that', async () => {
    const index = await open();
    const many = (count: number): string => Array.from({ length: count }, (_, i) => `ab${i}`).join(' ');
    const prefix: TextExpression = { op: 'text', slots: [{ prefix: 'ab' }] };
    await index.upsert([page('a', { body: many(1_024) })]);
    expect(await find(index, prefix)).toEqual(['a']);
    await index.upsert([page('b', { body: `${many(5)} abc` })]);
    await expect(find(index, prefix)).rejects.toThrow('more than 1,024 words begin with "ab"; add a letter');
    expect(await find(index, { op: 'text', slots: [{ prefix: 'abc' }] })).toEqual(['b']);
  });

  test.each([
    [{ op: 'all', of: [] }, "the expression 'all' is empty"],
    [{ op: 'text', slots: [] }, 'no words'],
    [{ op: 'text', slots: [{ word: 'x' }], fields: ['footer'] }, 'there is no text field footer'],
    [{ op: 'near', slots: [{ word: 'x' }, { word: 'y' }], distance: -1 }, 'whole number'],
    [{ op: 'filter', condition: { op: 'keys', keys: ['a'] } }, 'keys are filters of the whole query'],
    [{ op: 'filter', condition: { field: 'planet', op: 'equals', value: 'x' } }, 'there is no filter planet'],
    [words(...Array.from({ length: 65 }, (_, i) => `w${i}`)), 'at most 64 words'],
  ] as [TextExpression, string][])('that cannot be searched is refused: %j', async (expression, reason) => {
    const index = await open();
    const refused = { op: 'any', of: [expression, { op: 'text', slots: [{ prefix: 'zz' }] }] } as const;
    await expect(index.count({ mode: 'all', expression: refused })).rejects.toThrow(reason);
  });
});
