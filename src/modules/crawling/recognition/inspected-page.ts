import { countOwnWords } from './own-words.ts';
import { countWords, readVisibleText } from './visible-text.ts';

export interface InspectedPage {
  /** The key that was requested. */
  readonly domain: string;
  /** Every address on the way; the last one responded. */
  readonly hops: readonly string[];
  readonly status: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly html: string;
}

/** The page as the rules see it; all texts are in lower case, with single spaces and straight apostrophes. */
export interface PreparedPage extends InspectedPage {
  /** The beginning of the markup, where the markers of vendors are. */
  readonly markup: string;
  readonly title: string;
  readonly text: string;
  /** Title and text together. */
  readonly titleAndText: string;
  readonly words: number;
  /** Title and text without quotations, because a quoted sentence is not the page's own. */
  unquoted(): string;
  /**
   * Number of words in sentences that are not about the page itself. Call it only for pages of few words, because it is slow for long ones.
   */
  ownWords(): number;
  /** Empty if there is no such header. */
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
