import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { foldText } from './fold-character.ts';
import { spellOut } from './spell-out.ts';
import { normalizeQuery, type Token, tokenize } from './tokenize.ts';
import { WordFinder } from './word-finder.ts';

/** What has gone wrong or could: characters that change with their neighbours, leave no trace, or become several. */
const delicate = [
  ...'aBcé ß.net+#3½²¹⁴₂™…＋＃．Ｃ㎡ﷺʼnİΣςийЙ',
  ...[
    'ｶ',
    'ﾞ',
    'ﾟ',
    'か',
    '\u3099',
    'ㅎ',
    'ㅏ',
    'ㄴ',
    '가',
    '각',
    '\u1112',
    '\u1161',
    '\u11a8',
    '\uffa1',
    '\uffc2',
  ],
  ...['\u0301', '\u0306', '\u0308', '\u00ad', '\u200b', '\u200d', '\ufe0f', '\u20e3', '\u034f'],
  ...['ا', 'أ', '\u0654', '\u0653', '\u0640', 'ی', 'ک', '٢', 'ﺍ', 'ـً', '\u0651'],
  ...[
    'ก',
    '\u0e38',
    'ำ',
    'น',
    '\u0e49',
    'ह',
    '\u093f',
    '\u0bc6',
    '\u0bbe',
    '२',
    '東',
    '京',
    '\u{1e038}',
    '𐐀',
  ],
  ...['net', 'C++', ' c#', 'Preis', 'x'.repeat(62)],
];
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...delicate), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.oneof(fc.constantFrom(...delicate), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
    maxLength: 12,
  }),
);

/** What pages of shops and builders have between plain words. */
const ofShops = [
  ...[
    ' ',
    ' ',
    ' ',
    ',',
    '-',
    '.',
    '\u00a0',
    '…',
    '™',
    '®',
    '\u00ad',
    '\u200b',
    '²',
    '³',
    '¹',
    '⁴',
    '½',
    '¼',
    '¾',
    '⅟',
  ],
  ...[
    'm',
    'km',
    'Preis',
    'für',
    'Maß',
    'GmbH',
    '85',
    '3',
    'µ',
    '₂',
    'Ж',
    '𐐀',
    '🙂',
    '東',
    'カ',
    'ｶ',
    'ﾞ',
    '．',
    '가',
    '\u11a8',
  ],
  ...['e\u0301', 'Mu\u0308nchen', '\u0301', '\u0338', '<'],
];

/** The tokens of a text of which not only some runs are spelled out first but all of it. */
function tokensOfWhole(text: string): Token[] {
  const { text: plain, begins, ends } = spellOut(text);
  return tokenize(plain).map(({ term, start, end }) => ({
    term,
    start: begins[start] as number,
    end: ends[end - 1] as number,
  }));
}

const terms = (text: string): string[] => tokenize(text).map((token) => token.term);

describe('tokens', () => {
  test.each([
    ['Contact us, today!', ['contact', 'us', 'today']],
    ['Café CAFE cafe\u0301', ['cafe', 'cafe', 'cafe']],
    ['Straße Łódź Ærø', ['strasse', 'lodz', 'aero']],
    ['ﬁne Ｆｕｌｌ m²', ['fine', 'full', 'm2']],
    ['c++ C# .NET node.js 24/7', ['c++', 'c#', '.net', 'node', 'js', '24', '7']],
    ['C#.NET, C++.Net; é', ['c#', '.net', 'c++', '.net', 'e']],
    ['C#.NET, C++.Net', ['c#', '.net', 'c++', '.net']],
    ['c++é, c#, (.net)', ['c', 'e', 'c#', '.net']],
    ['asp.net example.net 100+ item#5', ['asp', 'net', 'example', 'net', '100', 'item', '5']],
    ['e-commerce info@acme.com don’t', ['e', 'commerce', 'info', 'acme', 'com', 'don', 't']],
    ['東京タワー', ['東', '京', 'タ', 'ワ', 'ー']],
    ['Acme東京', ['acme', '東', '京']],
    ['กรุงเทพ', ['ก', 'รุ', 'ง', 'เ', 'ท', 'พ']],
    ['한국어', ['한', '국', '어']],
    ['\u1112\u1161\u11ab', ['한']],
    ['Ёлка йод', ['елка', 'йод']],
    ['Acme™ soft\u00adware zero\u200bwidth', ['acme', 'software', 'zerowidth']],
    ['مَكتَب', ['مكتب']],
    ['हिन्दी', ['हिन्दी']],
    ['🙂 — …', []],
    ['Ｃ＋＋ Ｃ＃ ．ＮＥＴ .ＮＥＴ', ['c++', 'c#', '.net', '.net']],
    ['ｶﾞﾗｽ ﾊﾟﾝ', ['ガ', 'ラ', 'ス', 'パ', 'ン']],
    ['か\u3099 か\u200b\u3099', ['が', 'が']],
    ['Preis¹ gültig, GmbH², AG¹', ['preis', 'gultig', 'gmbh', 'ag']],
    ['85 m² CO₂ 10 km³ ㎡', ['85', 'm2', 'co2', '10', 'km3', 'm2']],
    ['3½ Zimmer', ['3', '1', '2', 'zimmer']],
    ['كـتـاب أحمد إحمد آحمد ٱحمد', ['كتاب', 'احمد', 'احمد', 'احمد', 'احمد']],
    ['کتابی كتابي', ['كتابي', 'كتابي']],
    ['२४ ٢٤ ۲۴ ๒๔ ２４', ['24', '24', '24', '24', '24']],
    ['1️⃣ Schritt', ['1', 'schritt']],
    ['…net c+\u00ad+ .n\u00adet', ['net', 'c++', '.net']],
  ])('of %j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('a long run becomes consecutive tokens, none longer than 64 bytes', () => {
    const long = terms('x'.repeat(150));
    expect(long.map((term) => term.length)).toEqual([64, 64, 22]);
  });

  test('a run that is cut inside a character has both its tokens there', () => {
    const places = tokenize(`${'x'.repeat(63)}ß Maß`).map(({ start, end }) => [start, end]);
    expect(places).toEqual([
      [0, 64],
      [63, 64],
      [65, 68],
    ]);
  });

  test('no run of marks makes a token longer, and every script is split in linear time', () => {
    for (const run of [`ก${'\u0e38'.repeat(5_000)}`, 'ж'.repeat(500), 'हि'.repeat(500), '𐐨'.repeat(99)])
      for (const term of terms(run)) expect(Buffer.byteLength(term)).toBeLessThanOrEqual(64);
  });

  test('are the same whether or not other characters make the text non-ASCII', () => {
    const ascii = fc.string({ unit: fc.constantFrom(...' aZ9+#.net-/@c_'), maxLength: 40 });
    fc.assert(
      fc.property(ascii, (text) => {
        expect(terms(`${text} é`)).toEqual([...terms(`${text} `), 'e']);
      }),
      { numRuns: bySuite(400, 2000) },
    );
  });

  test('are at their offsets, and folding them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        let last = 0;
        for (const { term, start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(terms(term).join('')).toBe(term);
          last = start;
        }
      }),
      { numRuns: bySuite(300, 1000) },
    );
  });

  test('point into the original text when it is not composed', () => {
    const text = 'le cafe\u0301 noir';
    const [, second, third] = tokenize(text);
    expect(text.slice(second?.start, second?.end)).toBe('cafe\u0301');
    expect(text.slice(third?.start, third?.end)).toBe('noir');
  });
});

describe('a normalised query', () => {
  test.each([
    ['  Book a   DEMO! ', 'book a demo'],
    ['Café – bar', 'café bar'],
    ['C++ & C#', 'c++ c#'],
    ['東京 タワー', '東京 タワー'],
    ['Ｆｕｌｌ', 'full'],
    ['...', ''],
    ['zero\u200bwidth \u202egnp\u2066', 'zerowidth gnp'],
    ['cafe\u200b\u0301', 'café'],
  ])('of %j', (text, expected) => {
    expect(normalizeQuery(text)).toBe(expected);
  });

  test('writes a character once if a long word is cut in the middle of it', () => {
    const text = `${'x'.repeat(63)}ß`;
    expect(terms(text)).toEqual([`${'x'.repeat(63)}s`, 's']);
    expect(normalizeQuery(text)).toBe(text);
    expect(normalizeQuery(`${text} bakery`)).toBe(`${text} bakery`);
  });

  test('has the tokens of the query, and normalising it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalizeQuery(text);
        expect(terms(once)).toEqual(terms(text));
        expect(normalizeQuery(once)).toBe(once);
      }),
      { numRuns: bySuite(1000, 5_000) },
    );
  });

  test('has the tokens of the query for every character of Unicode, alone and beside characters it could join', () => {
    const different: string[] = [];
    for (const character of everyCharacter())
      for (const text of [
        character,
        `c${character}+`,
        `ab${character}²`,
        `か${character}\u3099`,
        `가${character}`,
      ]) {
        const normalized = normalizeQuery(text);
        if (terms(normalized).join(' ') !== terms(text).join(' ')) different.push(text);
      }
    expect(different).toEqual([]);
  });
});

/** Of the large blocks whose characters are all alike a few are enough; `npm test` takes every fourth of the others. */
function* everyCharacter(): Generator<string> {
  const alike =
    /^[\p{Unified_Ideograph}\p{Co}\p{Cs}\p{Cn}\uac00-\ud7a3\u{13000}-\u{14646}\u{17000}-\u{18cd5}]$/u;
  for (let codePoint = 1; codePoint < 0xe0200; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (codePoint % 509 === 0 || (codePoint % bySuite(4, 1) === 0 && !alike.test(character))) yield character;
  }
}

describe('a text in which something has to be spelled out', () => {
  test('has the tokens that its words have alone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(terms(`${text} ｶﾞ`)).toEqual([...terms(text), 'ガ']);
      }),
      { numRuns: bySuite(1000, 5_000) },
    );
  });

  test('has its tokens at the offsets of their characters', () => {
    const text = '각각각 bakery, \uac00\u11a8 ｶﾞﾗｽ 85 m² 3½';
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      ...['각', '각', '각', 'bakery', '\uac00\u11a8', 'ｶﾞ', 'ﾗ', 'ｽ', '85', 'm²', '3', '½', '½'],
    ]);
    const jamo = '\uac00\u11a8\uac00\u11a8\uac00\u11a8 bakery';
    const last = tokenize(jamo).at(-1);
    expect(jamo.slice(last?.start, last?.end)).toBe('bakery');
  });

  test('has the tokens of the text spelled out as a whole', () => {
    const unit = fc.constantFrom(...delicate, ...ofShops);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 40 }), anyText), (text) => {
        expect(terms(text)).toEqual(tokensOfWhole(text).map(({ term }) => term));
      }),
      { numRuns: bySuite(2000, 10_000) },
    );
  });

  test('has them at the offsets of the text spelled out as a whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ofShops), maxLength: 40 }), (text) => {
        expect(tokenize(text)).toEqual(tokensOfWhole(text));
      }),
      { numRuns: bySuite(2000, 10_000) },
    );
  });

  test('has the tokens of the text spelled out as a whole for every character beside a raised digit or a fraction', () => {
    const different: string[] = [];
    for (const character of everyCharacter())
      for (const text of [
        `ab${character}² x`,
        `m²${character}`,
        `.net${character}½`,
        `c#${character}¹`,
        `e\u0301 b${character}n½`,
      ]) {
        const whole = tokensOfWhole(text).map(({ term }) => term);
        if (terms(text).join(' ') !== whole.join(' ')) different.push(text);
      }
    expect(different).toEqual([]);
  });

  test.each([
    ['Wohnfläche 85 m², Garten 12.5m²', ['Wohnfläche', '85', 'm²', 'Garten', '12', '5m²']],
    ['3½ Zimmer, ½ l, 1¼', ['3', '½', '½', 'Zimmer', '½', '½', 'l', '1', '¼', '¼']],
    ['Preis¹ ab 10\u00a0€², Müller® Öl™…', ['Preis', 'ab', '10', 'Müller', 'Öl']],
    [
      'Donau\u00addampf\u00adschiff m² Bau\u00ad stelle',
      ['Donau\u00addampf\u00adschiff', 'm²', 'Bau\u00ad', 'stelle'],
    ],
    ['Mu\u0308nchen m\u00b2, Köln e\u0301te\u0301', ['Mu\u0308nchen', 'm²', 'Köln', 'e\u0301te\u0301']],
    ['.net¹ .NET² c#³ C++½', ['.net', 'NET²', 'c#', 'C++', '½', '½']],
    ['Ｃ＋＋, Ｃ＃ für ｶﾞﾗｽ。m³', ['Ｃ＋＋', 'Ｃ＃', 'für', 'ｶﾞ', 'ﾗ', 'ｽ', 'm³']],
    ['𐐀𐐀² 🙂² a𐐀³', ['𐐀𐐀²', 'a𐐀³']],
  ])('has the tokens of %j at their offsets', (text, expected) => {
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
    // The text before and after does not change that.
    const longer = `${'Grüße aus Köln – '.repeat(20)}${text} ${'für m²'.repeat(9)}`;
    const found = tokenize(longer).slice(3 * 20, 3 * 20 + expected.length);
    expect(found.map(({ start, end }) => longer.slice(start, end))).toEqual(expected);
  });

  test('has tokens whose own characters produce the same tokens again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tokens = tokenize(text);
        for (let at = 0; at < tokens.length; ) {
          // One character may be several words, or belong to two.
          let after = at + 1;
          let end = tokens[at]?.end ?? 0;
          while (after < tokens.length && (tokens[after]?.start ?? 0) < end)
            end = tokens[after++]?.end ?? end;
          const found = tokens.slice(at, after).map(({ term }) => term);
          expect(terms(text.slice(tokens[at]?.start, end))).toEqual(found);
          at = after;
        }
      }),
      { numRuns: bySuite(1000, 5_000) },
    );
  });

  test('has the same tokens whatever was read before', () => {
    const text = 'ｶﾞ e\u0301 Ｃ＋＋ m²\u0301 Preis²\u0301 3½\u0301 km²\u0301';
    const before = terms(text);
    const many = Array.from({ length: 12_000 }, (_, n) => `${String.fromCodePoint(0x4e00 + n)}\u3099`);
    expect(terms(many.join(' '))).toEqual(many);
    expect(before).toEqual(['ガ', 'e', 'c++', 'm2', 'preis', '3', '1', '2', 'km2']);
    expect(terms(text)).toEqual(before);
  });

  test('is read once, however many raised digits it has', () => {
    expect(terms('a²'.repeat(50_000)).length).toBeGreaterThan(0);
  });
});

describe('phrases of scripts without spaces', () => {
  const contains = (text: string, phrase: string): boolean =>
    new WordFinder(terms(phrase), true).find(text) !== undefined;

  test.each([
    ['東京都渋谷区でソフトウェアを開発しています。', 'ソフトウェア', true],
    ['東京都渋谷区でｿﾌﾄｳｪｱを開発しています。', 'ソフトウェア', true],
    ['株式会社ガラス工房（札幌）', 'ｶﾞﾗｽ工房', true],
    ['京都東山の旅館', '東京', false],
    ['AI搭載カメラの製造', 'AI 搭載', true],
    ['我们在上海提供软件开发服务，欢迎联系。', '软件开发', true],
    ['我们在上海提供软件，开发服务', '软件 开发', true],
    ['서울에 있는 빵집입니다', '빵집', true],
    ['บริษัทของเราขายน้ำดื่มในกรุงเทพมหานคร', 'กรุงเทพ', true],
    ['บริษัทของเราขายน้ำดื่มในกรุงเทพมหานคร', 'น้ำดื่ม', true],
    ['บริษัทของเราขายน้\u0e4d\u0e32ดื่มในกรุงเทพมหานคร', 'น้ำดื่ม', true],
    ['เปิดเวลา ๐๙.๓๐ น.', '09.30', true],
    ['ร้านขนมปัง', 'กาแฟ', false],
  ])('%j has %j: %j', (text, phrase, expected) => {
    expect(contains(text, phrase)).toBe(expected);
  });
});

test('plain ASCII folds as it does beside other letters', () => {
  const ascii = fc.string({
    unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(
    fc.property(ascii, (text) => {
      expect(`${foldText(text)} e`.trim()).toBe(foldText(`${text} é`));
    }),
    { numRuns: bySuite(200, 5_000) },
  );
});

test('folded text keeps its punctuation', () => {
  expect(foldText('  Müller &\tSöhne, GmbH ')).toBe('muller & sohne, gmbh');
  expect(foldText('ｶﾞﾗｽ＋')).toBe('ガラス+');
  expect(foldText('Acme™ m²')).toBe('acmetm m2');
});
