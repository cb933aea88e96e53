/**
 * What a word of a language does in a request. Lists of words and phrases, separated by commas; `stem*` stands for every word that begins so.
 * Case, accents and hyphens do not matter.
 */
export interface Grammar {
  /** Asks for something to be shown or found; says nothing about what. */
  readonly command: string;
  /** Articles, pronouns, helping verbs, courtesy: without meaning for a search. */
  readonly filler: string;
  /** Companies and websites in general. */
  readonly company: string;
  /** Shops in general, which with another word become a trade: pet shop. */
  readonly shop: string;
  /** Before a place. */
  readonly in: string;
  /** Joins the words of a trade: roasters of coffee. */
  readonly of: string;
  readonly with: string;
  /** Before something that is not wanted. */
  readonly without: string;
  /** Denies the verb beside it. */
  readonly not: string;
  /** Before a place that is not wanted. */
  readonly outside: string;
  readonly only: string;
  readonly also: string;
  readonly instead: string;
  readonly and: string;
  readonly or: string;
  readonly but: string;
  /** Use, run on, be made with. */
  readonly uses: string;
  /** Mention, contain, say. */
  readonly says: string;
  readonly sells: string;
  /** The word, the term: what follows is text. */
  readonly word: string;
  /** Like, similar to, competitors of. */
  readonly like: string;
  /** Tell me about: before or after a domain. */
  readonly about: string;
  /** How many. */
  readonly count: string;
  readonly title: string;
  /** Language, written in, -speaking: before or after the name of a language. */
  readonly language: string;
  /** Domains, ending in: beside the ending of a domain. */
  readonly domains: string;
  readonly nextPage: string;
  readonly previousPage: string;
  readonly firstPage: string;
  /** Forget what was asked before. */
  readonly startOver: string;
  /** Takes a part of the last call away. */
  readonly drop: string;
  /** Takes the country away: anywhere, worldwide. */
  readonly anywhere: string;
  /** What about: puts something in the place of its like. */
  readonly whatAbout: string;
  /** Points at what was found before: of them, of those. */
  readonly ofThem: string;
  /** Points at the company that was looked at: its, their. */
  readonly its: string;
  /** The first one, the second one, …, in order. */
  readonly ordinals: string;
  /** More … than: compares two numbers. */
  readonly than: string;
  /** Wishes that no filter expresses. */
  readonly unsupported: string;
  /** Greetings and thanks, which may stand before a request. */
  readonly greeting: string;
  /** What the copilot is not for: weather, jokes, the account. */
  readonly offTopic: string;
  /** Puts one thing in the place of another that it names: swap, replace. */
  readonly replace: string;
  /** Begins a part of a sentence that tells why, or who is asking: because, I sell. What it says is not looked for. */
  readonly reason: string;
  /** So, therefore: ends such a part. */
  readonly therefore: string;
  /** What parts of a call are called: country, language, industry, technology, ending, features, words, in this order. */
  readonly parts: string;
  /** One, two, … ten, in order. */
  readonly numbers: string;
}

export type Role = keyof Grammar;
