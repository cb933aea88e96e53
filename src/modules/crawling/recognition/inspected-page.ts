import { countOwnWords } from './own-words.ts';
import { countWords, readVisibleText } from './visible-text.ts';

/** A fetched page, decoded. */
export interface InspectedPage {
  /** The requested key. */
  readonly domain: string;
  /** Every address on the way, the one that answered last. */
  readonly hops: readonly string[];
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly html: string;
}

/** The page as the rules look at it; all texts in lower case with single spaces and straight apostrophes. */
export interface PreparedPage extends InspectedPage {
  /** Where markers of vendors are: the beginning of the markup. */
  readonly markup: string;
  readonly title: string;
  readonly text: string;
  /** Title and text together. */
  readonly titleAndText: string;
  readonly words: number;
  /** Title and text without quotations: a quoted sentence is not the page's own. */
  unquoted(): string;
  /** Words in sentences that are not about the page itself; for pages of few words, as long ones take their time. */
  ownWords(): number;
  /** Empty where there is none. */
  header(name: string): string;
}

const MARKUP_MAX = 128 << 10;

export function preparePage(page: InspectedPage): PreparedPage {
  const { title, text, lines, words } = readVisibleText(page.html);
  const headers = new Map(page.headers.map(([name, value]) => [name, value.toLowerCase()]));
  const plainTitle = toPlain(title);
  const plainText = toPlain(text);
  const titleAndText = `${plainTitle} ${plainText}`;
  return {
    ...page,
    markup: page.html.slice(0, MARKUP_MAX).toLowerCase(),
    title: plainTitle,
    text: plainText,
    titleAndText,
    words,
    unquoted: () => titleAndText.replace(QUOTED, ' '),
    ownWords: () => countOwnWords(lines.map(toPlain), countWords),
    header: (name) => headers.get(name) ?? '',
  };
}

const QUOTED = /“[^”]{0,200}”|„[^“”]{0,200}[“”]|«[^»]{0,200}»|"[^"]{0,200}"|「[^」]{0,200}」/g;

const toPlain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
