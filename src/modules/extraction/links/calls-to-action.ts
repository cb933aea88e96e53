import { found, type Heuristic } from '../heuristic.ts';
import type { Anchor, Button } from '../page/parsed-page.ts';
import { callWords } from './call-words.ts';
import { foldLabel } from './match-label.ts';

const callsMax = 12;
const charactersMax = 40;
const wordsMax = 6;
const looksLikeButton =
  /(?:^|[\s_-])(?:btn|button|cta|call-to-action|bouton|boton|botao|bottone|pulsante|schaltflaeche|knop|knapp|knap|przycisk|tlacitko|gomb|buton|painike)(?:$|[\s_-]|\d)/i;

/** Calls to action: links and buttons whose words invite people to deal with the company, and links styled as buttons that lead further. */
export const callsToAction: Heuristic = (page) => {
  const calls = new Map<string, string>();
  const offer = (text: string, isCall: (folded: string) => boolean) => {
    if (calls.size >= callsMax || text.length > charactersMax || text.length < 3) return;
    const shown = withoutOrnaments(text);
    const folded = foldLabel(shown);
    if (folded.length < 2 || calls.has(folded) || empty.has(folded) || !isLabel(text, folded)) return;
    if (isCall(folded)) calls.set(folded, shown);
  };
  for (const anchor of page.anchors)
    if (isOffered(anchor) && looksLikeButton.test(anchor.classes)) offer(anchor.text, leadsOn);
  for (const button of page.buttons) if (isOffered(button)) offer(button.text, invites);
  return found('calls_to_action', [...calls.values()], 'buttons');
};

function isOffered({ hidden, region }: Anchor | Button): boolean {
  return !hidden && region !== 'footer';
}

/** Removes arrows, pictograms and counters around the words. */
function withoutOrnaments(text: string): string {
  return text.replace(/^[^\p{L}\p{N}¡¿"“«(]+|[^\p{L}\p{N}!.)"”»…]+$/gu, '').trim();
}

/** Questions are headings of answers, digits belong to prices and phones, and a name with a dot or an @ is an address. */
function isLabel(text: string, folded: string): boolean {
  if (/[?¿？@]|\d[\d .,-]{3,}|\.\p{Ll}{2,}/u.test(text)) return false;
  return folded.split(' ').length <= wordsMax;
}

function invites(folded: string): boolean {
  return !startsAny(folded, controls) && startsAny(folded, dealing);
}

function leadsOn(folded: string): boolean {
  return !startsAny(folded, controls) && (startsAny(folded, dealing) || startsAny(folded, looking));
}

interface Beginnings {
  /** By their first two characters, so that a word is compared with only a handful. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
}

const empty = new Set(callWords.empty.map(foldLabel));
const dealing = beginningsOf(callWords.dealing);
const looking = beginningsOf(callWords.looking);
const controls = beginningsOf(callWords.controls);

function beginningsOf(list: readonly string[]): Beginnings {
  const byStart = new Map<string, string[]>();
  for (const written of list) {
    const phrase = foldLabel(written);
    // Without a star at the end, the last word is a whole word.
    const beginning = written.endsWith('*') ? phrase : `${phrase} `;
    const start = phrase.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), beginning]);
  }
  return { byStart };
}

/** Whether a word of the label has one of the beginnings. Scripts without spaces are searched anywhere. */
function startsAny(folded: string, { byStart }: Beginnings): boolean {
  const label = `${folded} `;
  for (let at = 0; at < folded.length; ) {
    for (const beginning of byStart.get(folded.slice(at, at + 2)) ?? [])
      if (label.startsWith(beginning, at)) return true;
    if (folded.charCodeAt(at) >= unspacedStart) at += 1;
    else {
      const space = folded.indexOf(' ', at);
      if (space < 0) return false;
      at = space + 1;
    }
  }
  return false;
}

const unspacedStart = 0x3040;
