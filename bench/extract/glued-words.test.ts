import { expect, test } from 'vitest';
import { generateDemoSites } from '../../src/modules/demo/index.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';
import { findGluedWords } from './glued-words.ts';

/** One in so many words may be glued. */
const wordsPerGlued = 2_000;

/** Ways in which pages set words beside each other without white space; `{}` is a word. */
const layouts = [
  '<nav><a href="/a">{}</a><a href="/b">{}</a><a href="/c">{}</a></nav>',
  '<ul><li>{}</li><li>{}</li><li><a href="/d">{}</a></li></ul>',
  '<div><span>{}</span><span>{}</span><span>{}</span></div>',
  '<div><div>{}</div><div>{}</div></div>',
  '<div class="card"><img src="/x.png" alt=""><h3>{}</h3><p>{}</p><button>{}</button></div>',
  '<p>{}<br>{}<br/>{}</p>',
  '<table><tr><td>{}</td><td>{}</td></tr><tr><th>{}</th><td>{}</td></tr></table>',
  '<dl><dt>{}</dt><dd>{}</dd></dl>',
  '<form><label>{}</label><input name="q"><label>{}</label><select><option>{}</option><option>{}</option></select></form>',
  '<x-tabs><x-tab>{}</x-tab><x-tab>{}</x-tab></x-tabs>',
  '<div><strong>{}</strong><span>{}</span><em>{}</em></div>',
  '<div><a href="/e"><span>{}</span></a><a href="/f"><span>{}</span></a></div>',
  '<div>{}<svg><path d="M0 0"/></svg>{}<img src="/y.png">{}</div>',
  '<section><h2>{}</h2>{}<p>{}</p></section>',
  '<div><time>{}</time><a href="/g">{}</a></div>',
  '<footer><span>{}</span><a href="tel:+4630901820">{}</a><address>{}</address></footer>',
];

const wordsByScript = [
  'Home Team mission rye loaves opening garden Contact',
  'Zimmer Ausstattung Über Preise Anfahrt später Öffnungszeiten',
  'Главная команда цены Контакты хлеб доставка',
  'خدمات اتصل بنا مخبز الأسعار',
  'αρχική προϊόντα Επικοινωνία τιμές',
  'בית מאפים צור קשר',
].map((words) => words.split(' '));

test('words in typical page layouts stay apart', () => {
  let words = 0;
  const glued: string[] = [];
  for (const vocabulary of wordsByScript) {
    for (let turn = 0; turn < 12; turn++) {
      let next = turn;
      const html = layouts
        .map((layout) => layout.replaceAll('{}', () => vocabulary[next++ % vocabulary.length] ?? ''))
        .join('');
      const found = findGluedWords(html, bodyText(`<title>Kvarnby</title><body>${html}`));
      words += found.words;
      glued.push(...found.glued);
    }
  }
  expect(words).toBeGreaterThan(wordsPerGlued);
  expect(glued).toEqual([]);
});

test('on generated sites fewer than one word in two thousand is glued to another', () => {
  let words = 0;
  const glued: string[] = [];
  for (const { html } of generateDemoSites({ sites: 40, seed: 7 })) {
    const found = findGluedWords(html, bodyText(html));
    words += found.words;
    glued.push(...found.glued);
  }
  expect(words).toBeGreaterThan(wordsPerGlued);
  expect(glued.length, glued.slice(0, 20).join(' ')).toBeLessThan(words / wordsPerGlued);
});

test('the detector finds glued words', () => {
  expect(findGluedWords('<p>rye</p><p>loaves</p>', 'ryeloaves and rye')).toEqual({
    words: 3,
    glued: ['ryeloaves', 'and'],
  });
});

function bodyText(html: string): string {
  const { profile } = extractProfile({
    url: 'https://kvarnby.example.com/',
    status: 200,
    headers: {},
    body: Buffer.from(html),
    fetchedAt: '2026-01-01T00:00:00Z',
    source: 'test',
    crawlId: 'test',
  });
  return profile.body_text ?? '';
}
