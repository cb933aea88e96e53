import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import type { TextSearch } from '../../lib/text-index/api.ts';
import { QueryBudgetExceeded } from '../../lib/text-index/index.ts';
import { type QuerySuggestion, suggestQueries } from './query-suggestions.ts';
import { readQueryText } from './query-text.ts';
import type { SearchRequest } from './search-parameters.ts';

const pages = (count: number, name: string, facts: object): { domain: string }[] =>
  Array.from({ length: count }, (_, at) => ({ domain: `${name}-${at}.com`, title: name, ...facts }));

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    searchWorkers: 1,
    companies: [
      ...pages(5, 'rye', { body_text: 'We bake rye loaves.', country: 'GB', has_blog: true }),
      ...pages(4, 'village', { body_text: 'A village bakery: bread and rye.', country: 'GB' }),
      ...pages(3, 'london', { body_text: 'London baker of bread', country: 'GB', language: 'en' }),
      ...pages(6, 'praxis', { body_text: 'Ihre Zahnärzte in Köln', country: 'DE', language: 'de' }),
      ...pages(1, 'arzt', { body_text: 'Der Zahnarzt in Köln', country: 'DE', language: 'de' }),
      ...pages(3, 'brot', { body_text: 'Sauerteigbrot aus Wien', country: 'AT', language: 'de' }),
      ...pages(1, 'teig', { body_text: 'Sauerteig und Sauerteigbrot', country: 'AT', language: 'de' }),
      ...pages(4, 'boulangerie', {
        body_text: 'Une boulangerie à Lyon, pain frais',
        country: 'FR',
        language: 'fr',
      }),
    ],
  });
  // On a busy machine nothing is left out for want of time.
  const { search } = running.services;
  const suggest = search.suggest.bind(search);
  Object.assign(search, {
    suggest: (...[request, options]: Parameters<typeof suggest>) =>
      suggest(request, { ...options, budgetMs: 60_000 }),
  });
});
afterAll(() => running.app.close());

interface Answer {
  readonly total_count: number;
  readonly cached: boolean;
  readonly suggestions: readonly QuerySuggestion[];
}

const search = async (params: Record<string, string>, headers = {}): Promise<Answer> => {
  const answer = await running.app.inject({ url: `/search?${new URLSearchParams(params)}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const post = async (body: object, headers = {}): Promise<Answer> => {
  const answer = await running.app.inject({ method: 'POST', url: '/search', payload: body, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const plain = { mode: 'phrase', forms: false, filters: {} };

describe('suggestions', () => {
  it('that there was no time for are not cached, and are found by the next caller', async () => {
    const { search: service } = running.services;
    const patient = service.suggest;
    Object.assign(service, {
      suggest: (...[request, options]: Parameters<typeof patient>) => {
        options.onCut?.();
        return patient(request, options).then(() => []);
      },
    });
    const params = { q: 'zahnaertze' };
    expect((await search(params)).suggestions).toEqual([]);
    Object.assign(service, { suggest: patient });
    const again = await search(params);
    expect([again.cached, again.suggestions.length > 0]).toEqual([true, true]);
  });

  it.each([
    ['bakrey', { q: 'bakery', total_count: 4 }],
    ['abkery', { q: 'bakery', total_count: 4 }],
    ['Vilage bakrey', { q: 'village bakery', total_count: 4 }],
    ['Zahnärtze', { q: 'zahnarzte', total_count: 6 }],
    ['boulnagerrie', { q: 'boulangerie', total_count: 4 }],
    ['une boulengerie à Lyon', { q: 'une boulangerie à Lyon', total_count: 4 }],
  ])('a typo in %s is corrected first', async (q, expected) => {
    const { total_count, suggestions } = await search({ q });
    expect(total_count).toBe(0);
    expect(suggestions[0]).toEqual({ ...plain, ...expected, why: 'spelling' });
  });

  it('beside a typo, a known word is replaced too if the words are on no page together', async () => {
    const { total_count, suggestions } = await search({ q: 'vilage baker', mode: 'any' });
    expect(total_count).toBe(0);
    expect(suggestions[0]).toMatchObject({ q: 'village bakery', total_count: 4, why: 'spelling' });
  });

  it('several typos that are on no page together are described as they were meant', async () => {
    const request = { q: readQueryText('vilage Lodnon') as never, mode: 'any' } as SearchRequest;
    const described: unknown[] = [];
    await suggestQueries(running.index, request, {
      total: 0,
      asCaller: (asked) => asked,
      signal: new AbortController().signal,
      budgetMs: 60_000,
      describing: {
        isReady: true,
        understood: async () => ({ parts: 0, isWhole: false }),
        count: async ({ q }) => {
          described.push(q?.text);
          return { total: 1, stated: [] };
        },
      },
    });
    expect(described).toEqual(['village london']);
  });

  describe('words that no page has, but that are understood', () => {
    /** What is suggested if so many parts of a text are understood, and nothing else is in `whole`. */
    const suggestionsFor = (typed: string, parts: Readonly<Record<string, number>>, whole?: string) =>
      suggestQueries(running.index, { q: readQueryText(typed) as never, mode: 'any' } as SearchRequest, {
        total: 0,
        asCaller: (asked) => asked,
        signal: new AbortController().signal,
        budgetMs: 60_000,
        describing: {
          isReady: true,
          understood: async (text) => ({ parts: parts[text] ?? 0, isWhole: text === whole }),
          count: async ({ q }) => ({ total: q?.text === 'vilage Lodnon' ? 0 : 2, stated: [] }),
        },
      });

    it('come before other spellings', async () => {
      const [first, ...others] = await suggestionsFor('vilage baker', {
        'vilage baker': 1,
        'village bakery': 1,
      });
      expect(first).toMatchObject({ q: 'vilage baker', why: 'meaning' });
      expect(others.at(-1)).toMatchObject({ q: 'village bakery', why: 'spelling' });
    });

    it('come first if nothing in them is left to understand', async () => {
      const parts = { 'vilage baker': 1, 'village bakery': 3 };
      const [first] = await suggestionsFor('vilage baker', parts, 'vilage baker');
      expect(first).toMatchObject({ q: 'vilage baker', why: 'meaning' });
    });

    it('do not demote the correction of another word', async () => {
      const beside = { 'village bakrey': 1, 'village bakery': 1 };
      const [first] = await suggestionsFor('village bakrey', { ...beside, village: 1 });
      expect(first).toMatchObject({ q: 'village bakery', why: 'spelling' });
      const [understood] = await suggestionsFor('village bakrey', { ...beside, village: 0 });
      expect(understood).toMatchObject({ q: 'village bakrey', why: 'meaning' });
    });

    it('are kept in the correction of another word', async () => {
      const parts = {
        'boulangeries Lodnon': 1,
        boulangeries: 1,
        'boulangeries london': 2,
        'boulangerie london': 2,
      };
      const suggestions = await suggestionsFor('boulangeries Lodnon', parts);
      expect(suggestions.find(({ why }) => why === 'meaning')).toMatchObject({ q: 'boulangeries london' });
    });

    it('are corrected if nothing is like them', async () => {
      const suggestions = await suggestionsFor('vilage Lodnon', { 'vilage Lodnon': 1, Lodnon: 1 });
      expect(suggestions.find(({ why }) => why === 'meaning')).toMatchObject({ q: 'village Lodnon' });
    });

    it('come before a spelling in which a known word gives way to one that is not understood', async () => {
      const parts = { 'village baker': 1, 'village bakery': 1, village: 1 };
      const [first, ...others] = await suggestionsFor('vilage baker', parts);
      expect(first).toMatchObject({ q: 'village baker', why: 'meaning' });
      expect(others.at(-1)).toMatchObject({ q: 'village bakery', why: 'spelling' });
    });

    it('are kept if there is nothing in them to understand', async () => {
      const typed = { 'bakrey unne Lyon': 1, 'unne Lyon': 1, 'bakrey Lyon': 1, Lyon: 1 };
      const parts = { ...typed, 'bakery unne Lyon': 2 };
      const suggestions = await suggestionsFor('bakrey unne Lyon', parts, 'unne');
      expect(suggestions.find(({ why }) => why === 'meaning')).toMatchObject({ q: 'bakery unne Lyon' });
    });

    it('are not replaced by words of which nothing is left', async () => {
      const suggestions = await suggestionsFor(
        'une vilage',
        { 'une vilage': 1, une: 1, 'une village': 1 },
        'une village',
      );
      expect(suggestions.find(({ why }) => why === 'meaning')).toMatchObject({ q: 'une vilage' });
    });

    it('come after a spelling of which more is understood', async () => {
      const suggestions = await suggestionsFor('vilage baker', { 'vilage baker': 1, 'village bakery': 2 });
      expect(suggestions[0]).toMatchObject({ q: 'village bakery', why: 'spelling' });
      expect(suggestions.find(({ why }) => why === 'meaning')).toMatchObject({ q: 'village bakery' });
    });
  });

  it('a word whose other forms are on pages is no typo, and a short word is not another with a new first letter', async () => {
    const spelled = (suggestions: readonly QuerySuggestion[]) =>
      suggestions.filter(({ why }) => why === 'spelling').map(({ q }) => q);
    const { suggestions } = await search({ q: 'bakeries vilage', mode: 'any', forms: 'true' });
    expect(spelled(suggestions)).toContain('bakeries village');
    expect(spelled((await search({ q: 'aye' })).suggestions)).toEqual([]);
  });

  it('an e-mail address that no page has is not taken as a description or as single words', async () => {
    const { total_count, suggestions } = await search({ q: 'bread@rye-loaves.com' });
    expect(total_count).toBe(0);
    expect(suggestions).toEqual([]);
  });

  it('a form of the typed word and its meaning come before another spelling of it', async () => {
    const { suggestions } = await search({ q: 'bakers' });
    expect(suggestions.map(({ why, q, forms, total_count }) => [why, q, forms, total_count])).toEqual([
      ['form', 'bakers', true, 8],
      ['meaning', 'bakers', false, expect.any(Number)],
      ['spelling', 'bakery', false, 4],
      ['spelling', 'baker', false, 3],
    ]);
  });

  it('matching words by their forms is suggested', async () => {
    const { suggestions } = await search({ q: 'Zahnarzt' });
    expect(suggestions).toContainEqual({
      q: 'Zahnarzt',
      mode: 'phrase',
      forms: true,
      filters: {},
      total_count: 7,
      why: 'form',
    });
  });

  it.each([
    ['rye lo', 'phrase', 'rye loaves', 5],
    ['boulang', 'phrase', 'boulangerie', 4],
    ['bread lond', 'any', 'bread london', 3],
    ['"rye lo"', 'query', '"rye loaves"', 5],
  ])('the last word of %s (%s) is completed to %s', async (q, mode, completed, total_count) => {
    const { suggestions } = await search({ q, mode });
    expect(suggestions).toContainEqual({ ...plain, mode, q: completed, total_count, why: 'prefix' });
  });

  it('all words replace a phrase, then any of them', async () => {
    const { suggestions } = await search({ q: 'rye village' });
    expect(suggestions.filter(({ why }) => why === 'mode')).toEqual([
      { ...plain, q: 'rye village', mode: 'any', total_count: 4, why: 'mode' },
      { ...plain, q: 'rye village', mode: 'single', total_count: 9, why: 'mode' },
    ]);
    // Any of them finds no more than all of them.
    const inQuery = await search({ q: '"rye village" country:gb -loaves', mode: 'query' });
    expect(inQuery.suggestions.filter(({ why }) => why === 'mode')).toMatchObject([
      { q: '(rye village) country:GB -loaves', mode: 'query', total_count: 4 },
    ]);
  });

  it('the filter whose removal finds most is dropped, and the others stay', async () => {
    const filters = { country: ['GB'], has: ['blog'], language: ['de'] };
    const byPost = await post({ q: 'rye', ...filters });
    const removed = { ...plain, q: 'rye', filters: { country: ['GB'], has: ['blog'] } };
    expect(byPost.total_count).toBe(0);
    expect(byPost.suggestions).toEqual([{ ...removed, total_count: 5, why: 'filter' }]);
    const byGet = await search({ q: 'rye', country: 'GB', has: 'blog', language: 'de' });
    expect(byGet.suggestions).toEqual(byPost.suggestions);
    const inQuery = await search({ q: 'bakery country:de -has:blog', mode: 'query' });
    expect(inQuery.suggestions).toMatchObject([{ q: 'bakery -has:blog', total_count: 4, why: 'filter' }]);
  });

  it('the only condition is not dropped', async () => {
    const companies = async (query: string): Promise<Answer> =>
      (await running.app.inject(`/companies?${query}`)).json();
    expect(await companies('country=XK')).toMatchObject({ total_count: 0, suggestions: [] });
    const { suggestions } = await companies('country=XK&has=blog');
    expect(suggestions).toMatchObject([{ filters: { has: ['blog'] }, why: 'filter' }]);
  });

  it('there are none if three are found, or if nothing finds more', async () => {
    expect(await search({ q: 'London baker' })).toMatchObject({ total_count: 3, suggestions: [] });
    expect(await search({ q: 'qqqqxyzzy' })).toMatchObject({ total_count: 0, suggestions: [] });
  });

  it('a typo is suggested for an indexed word only if the other is far more common', async () => {
    // Ten pages would be far more than the one of zahnarzt; six of zahnarzte, two slips away, are not.
    const { suggestions } = await search({ q: 'Zahnarzt' });
    expect(suggestions.map(({ why }) => why)).not.toContain('spelling');
  });

  it('they are cached with the answer', async () => {
    const first = await search({ q: 'bakrey', limit: '7' });
    const again = await search({ q: 'bakrey', limit: '7' });
    expect([first.cached, again.cached]).toEqual([false, true]);
    expect(again.suggestions).toEqual(first.suggestions);
    expect(again.suggestions).not.toEqual([]);
  });

  it('companies the caller has seen are excluded from their totals', async () => {
    const { headers } = await signUp(running);
    await search({ q: 'village bakery' }, headers);
    const asked = { q: 'bred', exclude_seen: true, mode: 'any' };
    const { suggestions } = await post(asked, headers);
    expect(suggestions[0]).toMatchObject({ q: 'bread', total_count: 3, why: 'spelling' });
    expect(await post({ ...asked, q: 'bread' }, headers)).toMatchObject({ total_count: 3 });
    // The page of the first search is seen when the second is made.
    const shown = await post({ ...asked, q: 'Sauerteig' }, headers);
    expect(shown).toMatchObject({
      total_count: 1,
      suggestions: [{ q: 'sauerteigbrot', total_count: 3, why: 'prefix' }],
    });
    expect(await post({ ...asked, q: 'sauerteigbrot' }, headers)).toMatchObject({ total_count: 3 });
    // Nobody else is shown what is left out for one.
    const ofOthers = await post({ q: 'Sauerteig', mode: 'any' });
    expect(ofOthers.suggestions[0]).toMatchObject({ q: 'sauerteigbrot', total_count: 4 });
  });

  it('an account without exclude_seen gets the same suggestions as anyone', async () => {
    const { headers } = await signUp(running);
    const { suggestions } = await search({ q: 'bakrey', limit: '9' }, headers);
    expect(suggestions).toEqual((await search({ q: 'bakrey' })).suggestions);
  });

  it('each total is what searching for it finds, over a hundred random queries', async () => {
    const words =
      'rye lo bakrey bred vilage london baker Zahnarzt Zahnärtze Köln boulangeri pain frai village sauerteig'.split(
        ' ',
      );
    const filters = [
      {},
      { country: ['GB'] },
      { country: ['FR'], language: ['de'] },
      { has: ['blog'], exclude: ['rye loaves'] },
    ];
    const modes = ['phrase', 'any', 'single', 'query'];
    let seed = 7;
    const pick = <T>(of: readonly T[]): T => {
      seed = (seed * 48_271) % 2_147_483_647;
      return of[seed % of.length] as T;
    };
    let compared = 0;
    for (let round = 0; round < 100; round++) {
      const mode = pick(modes);
      const chosen = Array.from({ length: 1 + (round % 3) }, () => pick(words));
      const text = chosen.join(' ');
      const q =
        mode === 'query'
          ? pick([text, `"${text}"`, `${text} country:de`, `(${chosen.join(' OR ')}) -pain`])
          : text;
      const { total_count, suggestions } = await post({
        q,
        mode,
        forms: pick([true, false]),
        ...pick(filters),
      });
      expect(suggestions.length).toBeLessThanOrEqual(total_count < 3 ? 5 : 0);
      for (const { filters: stay, total_count: promised, why: _why, ...query } of suggestions) {
        expect(promised).toBeGreaterThan(total_count);
        expect({ ...query, found: (await post({ ...query, ...stay })).total_count }).toEqual({
          ...query,
          found: promised,
        });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});

describe('the cost of suggestions', () => {
  const request: SearchRequest = {
    q: readQueryText('vilage rye bread bakrey in old lo'),
    mode: 'phrase',
    ...{ country: ['DE'], language: ['fr'], tld: ['com'], has: ['blog'], not_has: ['pricing'] },
    ...{
      title: 'x',
      crawl_id: 'y',
      not_country: ['AT'],
      not_tld: ['org'],
      exclude: ['z'],
      industry: ['Food'],
    },
  };
  const options = { total: 0, asCaller: (asked: SearchRequest) => asked, budgetMs: 60_000 };
  const { signal } = new AbortController();
  const over = (
    count: TextSearch['count'],
    suggest: TextSearch['suggest'] = (...a) => running.index.suggest(...a),
  ): TextSearch => Object.create(running.index, { count: { value: count }, suggest: { value: suggest } });

  it('is at most twelve counts, forty completions, and six words looked up for their spelling', async () => {
    let [counts, spelled, completions] = [0, 0, 0];
    const counted = over(
      async () => ++counts,
      (source, ...more) => {
        if ('spellings' in source) spelled += 1;
        const [, limit] = more;
        return 'terms' in source
          ? Promise.resolve(Array.from({ length: limit }, (_, at) => ({ value: `lo${at}`, count: 1 })))
          : running.index.suggest(source, ...more);
      },
    );
    const completing: TextSearch = Object.create(counted, {
      counts: {
        value: async (queries: readonly unknown[]) => {
          completions += queries.length;
          return queries.map(() => 1);
        },
      },
    });
    const suggestions = await suggestQueries(completing, request, { ...options, signal });
    expect([counts, spelled, completions, suggestions.length]).toEqual([12, 6, 40, 5]);
  });

  it('what does not finish in time is dropped, and the rest is kept', async () => {
    let asked = 0;
    const slow = over(async (_query, { budgetMs = 0 } = {}) => {
      asked += 1;
      if (asked > 1) throw new QueryBudgetExceeded(budgetMs);
      return 4;
    });
    expect(await suggestQueries(slow, request, { ...options, signal })).toHaveLength(1);
  });

  it('while descriptions cannot be read yet, the other suggestions do not wait, and the next request tries again', async () => {
    let [counts, countsBefore, isCut] = [0, 0, false];
    const index = over(async () => ++counts);
    const suggestions = await suggestQueries(index, request, {
      ...options,
      signal,
      describing: {
        isReady: false,
        understood: async () => ({ parts: 1, isWhole: false }),
        count: async () => {
          countsBefore = counts;
          throw new QueryBudgetExceeded(1);
        },
      },
      onCut: () => {
        isCut = true;
      },
    });
    expect([suggestions.length, countsBefore, isCut]).toEqual([5, 12, true]);
  });

  it('a description that finds nothing is suggested without as few of its filters as possible', async () => {
    const suggestOf = (totals: Readonly<Record<string, number>>) =>
      suggestQueries(
        over(async () => 0),
        request,
        {
          ...options,
          signal,
          describing: {
            isReady: true,
            understood: async () => ({ parts: 0, isWhole: false }),
            count: async ({ ignore_stated = [] }) => ({
              total: totals[ignore_stated.join()] ?? 0,
              stated: ['country', 'filter'],
            }),
          },
        },
      );
    const byMeaning = { mode: 'meaning', why: 'meaning' };
    expect(await suggestOf({ '': 4, country: 9 })).toMatchObject([{ ...byMeaning, total_count: 4 }]);
    expect(await suggestOf({ filter: 5, 'filter,country': 40 })).toMatchObject([
      { ...byMeaning, total_count: 5, filters: { ignore_stated: ['filter'] } },
    ]);
    expect(await suggestOf({ 'filter,country': 40 })).toMatchObject([
      { ...byMeaning, total_count: 40, filters: { ignore_stated: ['filter', 'country'] } },
    ]);
    expect(await suggestOf({})).toEqual([]);
  });

  it('a dictionary that never responds leaves time for what does not need it', async () => {
    const never: TextSearch['suggest'] = (_source, _word, _limit, given) =>
      new Promise((_, reject) =>
        given?.signal?.addEventListener('abort', () => reject(given.signal?.reason)),
      );
    const found = await suggestQueries(
      over(async () => 4, never),
      request,
      {
        ...options,
        signal,
        budgetMs: 2_000,
      },
    );
    expect(found.map(({ why }) => why)).toEqual(['form', 'mode', 'filter']);
  });

  it('a dictionary that never responds delays nothing past the budget', async () => {
    const stuck = over(
      (_query, given) =>
        new Promise((_, reject) =>
          given?.signal?.addEventListener('abort', () => reject(given.signal?.reason)),
        ),
    );
    let cuts = 0;
    const onCut = (): void => {
      cuts += 1;
    };
    expect(await suggestQueries(stuck, request, { ...options, signal, budgetMs: 50, onCut })).toEqual([]);
    expect(cuts).toBeGreaterThan(0);
  });

  it('a caller who has left ends it, and a bug is not hidden', async () => {
    const gone = new AbortController();
    const leaving = over(async () => {
      gone.abort(new Error('gone'));
      throw new Error('stopped');
    });
    await expect(suggestQueries(leaving, request, { ...options, signal: gone.signal })).rejects.toThrow(
      'gone',
    );
    const broken = over(async () => {
      throw new Error('defect');
    });
    await expect(suggestQueries(broken, request, { ...options, signal })).rejects.toThrow('defect');
  });
});
