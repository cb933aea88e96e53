import type { IndexDocument, TextIndexSchema } from '../../src/lib/text-index/api.ts';
import type { Random } from '../search/corpus/random.ts';

/** Every kind of filter that the index supports, and fields with one and with several values. */
export const oracleSchema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 5 },
    { name: 'meta', boost: 2 },
    { name: 'h1', boost: 3 },
    { name: 'h2', boost: 2 },
    { name: 'h3', boost: 1.5 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'country', kind: 'keyword' },
    { name: 'tech', kind: 'keywords' },
    { name: 'has_blog', kind: 'flag' },
    { name: 'has_phone', kind: 'flag' },
    { name: 'first_indexed', kind: 'number' },
    { name: 'page_title', kind: 'text' },
  ],
};

export const fieldNames = oracleSchema.fields.map(({ name }) => name);

/** Few words, so that random phrases match. Most frequent first. */
const words = `the and of to contact us our a free demo book privacy policy new service shop team data cloud
Straße strasse Café cafe café naïve Übergröße über Ärzte señor mañana garçon œuvre crème brûlée Łódź Ångström İstanbul ΑΘΗΝΑ Αθήνα Москва Йога
東京 東京都 京都 ラーメン カフェ 日本語 한국어 서울 北京 上海 กรุงเทพ ภาษาไทย c++ C# .net node.js 24/7 info@example.com e-mail well-known
rock'n'roll R&D AT&T 3.14 1,000 v2.0 wi-fi co-op O'Neill ﬁnance ＡＢＣ ① m² naïveté résumé resume école ecole`.split(
  /\s+/u,
);

const separators = [' ', ' ', ' ', ' ', ' ', ' ', ', ', '. ', ' – ', '/', '-', ' & ', '\n', '！', '・'];

export const countryNames = ['DE', 'US', 'fr', 'Österreich', 'Türkiye', 'Japan', 'CH'];
export const techNames = ['WordPress', 'Next.js', 'C++', 'Café-CMS', 'nginx', 'React Native', 'React'];

export function oracleText(random: Random, count: number): string {
  let text = '';
  for (let word = 0; word < count; word += 1) {
    // The product of two draws favours the start of the list, like Zipf's law.
    const drawn = words[Math.floor(random.fraction() * random.fraction() * words.length)] ?? 'the';
    text += (word === 0 ? '' : random.pick(separators)) + randomCase(random, drawn);
  }
  return text;
}

export function oracleDocument(random: Random, key: string): IndexDocument {
  const values = (most: number): string[] =>
    Array.from({ length: random.below(most + 1) }, () => oracleText(random, random.between(1, 4)));
  const title = oracleText(random, random.between(0, 6));
  return {
    key,
    text: {
      title,
      ...(random.chance(0.8) ? { meta: oracleText(random, random.between(0, 12)) } : {}),
      h1: values(2),
      h2: values(4),
      h3: values(4),
      // Occasionally a page is much longer than the rest, so that long position lists occur.
      body: oracleText(random, random.chance(0.01) ? 3000 : random.between(0, 90)),
    },
    filters: {
      country: random.chance(0.1) ? null : random.pick(countryNames),
      tech: techNames.filter(() => random.chance(0.3)),
      has_blog: random.chance(0.3),
      has_phone: random.chance(0.5),
      first_indexed: random.chance(0.05) ? null : random.between(-1000, 1000) / 4,
      page_title: title,
    },
    stored: Buffer.from(`${key}\u0000${random.uint32()}`),
    ...(random.chance(0.5) ? { prior: random.below(5) / 4 } : {}),
  };
}

function randomCase(random: Random, word: string): string {
  if (random.chance(0.85)) return word;
  return random.chance(0.5) ? word.toUpperCase() : word.toLowerCase();
}
