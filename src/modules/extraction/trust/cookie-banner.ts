import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

const bannerName =
  /^(?:cookie|gdpr|consent|eu-?cookie|cc)[-_]?(?:law|notice|notification|banner|bar|consent|info|message|popup|modal|policy|window|container|wrapper|alert|dialog|warning|overlay|hint|accept|settings|plugin|script|compliance)/i;
const askingText = /\b(?:cookies?|cookie-uri)\b|бисквитк|куки|çerez|ciasteczk|evästeit|sütik/i;

/** A banner by its consent manager, its element names, or its text with an accept button. */
export const cookieBanner: Heuristic = (page, settled) => {
  if (settled.consent_manager !== null)
    return found('has_cookie_banner', true, `consent manager ${settled.consent_manager}`);
  if (hasBannerElement(page)) return found('has_cookie_banner', true, 'element named as a cookie banner');
  return found(
    'has_cookie_banner',
    hasBannerText(page),
    'text that asks about cookies beside an accept button',
  );
};

function hasBannerElement({ elements }: ParsedPage): boolean {
  for (const names of [elements.ids, elements.classTokens])
    for (const name of names) if (bannerName.test(name)) return true;
  return false;
}

/** A page has few buttons and much text, so the text is read only if a button accepts something. */
function hasBannerText(page: ParsedPage): boolean {
  if (!page.buttons.some(({ text }) => acceptingText.test(text))) return false;
  return (
    page.hiddenBlocks.some(({ reason }) => reason === 'consent') ||
    page.blocks.some(({ text, linked }) => !linked && text.length < 1500 && askingText.test(text))
  );
}

const acceptingText =
  /accept|akzept|accepter|aceptar|accett|aceitar|akcept|přij|приня|приема|kabul|godkänn|ok\b|agree|got it/i;
