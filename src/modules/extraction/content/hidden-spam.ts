import { getDomain } from 'tldts';
import { pagePieces } from '../contacts/page-pieces.ts';
import { found, type Heuristic } from '../heuristic.ts';
import { oncePerPage } from '../page/once-per-page.ts';
import type { HiddenReason, ParsedPage } from '../page/parsed-page.ts';

const spamWord =
  /\b(?:casinos?|poker|slots?|blackjack|roulette|betting|sportsbook|viagra|cialis|levitra|kamagra|tramadol|payday loans?|escorts?|porn|replica watches|jackpot|judi|togel|gacor|situs|bandar|bonus code|1xbet|mostbet|pin-?up|vavada|bahis|crack download|essay writing|replica (?:bags|rolex)|louis vuitton outlet|michael kors outlet|cheap jerseys|payday advance|garcinia|keto gummies|steroids for sale|buy followers|backlinks|dating sites?|hookup|adult chat|cheat codes|mod apk|free vbucks|bitcoin doubler|forex signals)\b|казино|ставки на спорт|виагра|娱乐城|博彩|カジノ/giu;
const hidingReasons: ReadonlySet<HiddenReason> = new Set(['style', 'attribute', 'offscreen']);
const distinctMin = 2;
const charactersMax = 100_000;

/** Text that no visitor sees and that mentions gambling or pills, or links to many unrelated sites: the site was hacked. */
export const hiddenSpam: Heuristic = (page) => {
  const words = hiddenSpamWords(page);
  const domains = words.size >= distinctMin ? [] : outsidersLinked(page);
  return [
    ...found(
      'has_hidden_spam',
      words.size >= distinctMin,
      `hidden text with ${[...words].slice(0, 4).join(', ')}`,
    ),
    ...found(
      'has_hidden_spam',
      domains.length >= outsidersMin,
      `links out of sight to ${domains.slice(0, 4).join(', ')}`,
    ),
  ];
};

const noWords: ReadonlySet<string> = new Set();

/** The spam words in the hidden text of a page, in lower case. */
export const hiddenSpamWords = oncePerPage((page: ParsedPage): ReadonlySet<string> => {
  const text = hiddenText(page, hidingReasons);
  if (text === '') return noWords;
  return new Set(Array.from(text.matchAll(spamWord), ([word]) => word.toLowerCase()));
});

const offscreen: ReadonlySet<HiddenReason> = new Set(['offscreen']);
/** More than partners or shops of a group would explain. */
const outsidersMin = 8;
/** Where pages link to from hidden parts for good reasons: social networks, share links, notices of the services they use. */
const everydayLink =
  /\/\/(?:[\w-]+\.)*(?:facebook|twitter|x|linkedin|pinterest|whatsapp|instagram|youtube|tiktok|reddit|tumblr|vk|telegram|google|apple|microsoft|amazon|wikipedia)\.\w+\/|privacy|cookie|polic|datenschutz|terms/i;

/** Domains that off-screen links lead to. */
function outsidersLinked(page: ParsedPage): string[] {
  const text = hiddenText(page, offscreen);
  if (text === '') return [];
  const domains = new Set<string>();
  for (const { href, text: label, hidden } of pagePieces(page).external)
    if (hidden && label !== '' && text.includes(label) && !everydayLink.test(href))
      domains.add(getDomain(href) ?? '');
  domains.delete('');
  return [...domains];
}

function hiddenText({ hiddenBlocks }: ParsedPage, reasons: ReadonlySet<HiddenReason>): string {
  return hiddenBlocks
    .filter(({ reason }) => reasons.has(reason))
    .map(({ text }) => text)
    .join('\n')
    .slice(0, charactersMax);
}
