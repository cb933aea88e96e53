import { found, type Heuristic } from '../heuristic.ts';

const spamWord =
  /\b(?:casinos?|poker|slots?|blackjack|roulette|betting|sportsbook|viagra|cialis|levitra|kamagra|tramadol|payday loans?|escorts?|porn|replica watches|jackpot|judi|togel|gacor|situs|bandar|bonus code|1xbet|mostbet|pin-?up|vavada|bahis|crack download|essay writing|replica (?:bags|rolex)|louis vuitton outlet|michael kors outlet|cheap jerseys|payday advance|garcinia|keto gummies|steroids for sale|buy followers|backlinks|dating sites?|hookup|adult chat|cheat codes|mod apk|free vbucks|bitcoin doubler|forex signals)\b|казино|ставки на спорт|виагра|娱乐城|博彩|カジノ/giu;
const hidingReasons: ReadonlySet<string> = new Set(['style', 'attribute', 'offscreen']);
const distinctMin = 2;
const charactersMax = 100_000;

/** Text no visitor sees that speaks of gambling or pills: somebody broke into the site. */
export const hiddenSpam: Heuristic = (page) => {
  const hidden = page.hiddenBlocks.filter(({ reason }) => hidingReasons.has(reason));
  const text = hidden
    .map((block) => block.text)
    .join('\n')
    .slice(0, charactersMax);
  const words = new Set(Array.from(text.matchAll(spamWord), ([word]) => word.toLowerCase()));
  return found(
    'has_hidden_spam',
    words.size >= distinctMin,
    `hidden text with ${[...words].slice(0, 4).join(', ')}`,
  );
};
