import type { HiddenReason } from './parsed-page.ts';

const byRole: ReadonlySet<string> = new Set(['dialog', 'alertdialog']);
const mayName =
  /cookie|consent|gdpr|dsgvo|rgpd|lgpd|modal|popup|pop-up|dialog|lightbox|onetrust|cmp|cky-|cmplz|cc-window|iubenda|didomi|usercentrics|borlabs|klaro|termly|osano/i;
const consentName =
  /(?:^|[\s_-])(?:cookie|cookies|eu-?cookie|gdpr|dsgvo|rgpd|lgpd|consent|privacy)[_-]?(?:law|notice|notification|banner|bar|box|consent|info|message|popup|modal|window|container|wrapper|wrap|alert|dialog|overlay|warning|hint|settings|preferences|panel|toast|snackbar|compliance|disclaimer|bg|outer|inner|root)|CookieConsent|(?:^|\s)(?:onetrust|CybotCookiebot|cookiebot|qc-cmp|cmpbox|cmplz|cky-consent|cky-modal|cc-window|cc-banner|cli-|wt-cli-|moove[_-]gdpr|iubenda-cs|didomi|usercentrics|BorlabsCookie|klaro|termly|osano|truste|ccm|tarteaucitron|axeptio|sp_message)/i;
const dialogName =
  /(?:^|[\s_-])(?:modal|modals|popup|pop-up|dialog|lightbox)(?:$|\s|[_-](?:container|wrapper|wrap|overlay|box|window|content|bg|outer|root|form|dialog|fade|backdrop|inner|body))|[a-z](?:Modal|Popup|Dialog)(?:$|\s)|(?:^|\s)elementor-location-popup|(?:^|\s)pum(?:-overlay)?(?:$|\s)/;

/**
 * Why an element is an overlay of the page rather than part of it: a cookie prompt, or a window that opens on a click. Browsers hide such
 * windows by style sheets that we do not read, so roles and names decide.
 */
export function overlayOf(
  tag: string,
  role: string,
  idAndClass: string,
  mayBeNamed: boolean,
): HiddenReason | null {
  if (tag === 'dialog') return 'dialog';
  if (tag === 'body' || tag === 'html' || tag === 'main' || tag === 'a' || tag === 'button') return null;
  const hasRole = role !== '' && byRole.has(role);
  if (!mayBeNamed || idAndClass.length > namesMax) return hasRole ? 'dialog' : null;
  if (consentName.test(idAndClass)) return 'consent';
  return hasRole || dialogName.test(idAndClass) ? 'dialog' : null;
}

/** Whether an id or a list of classes may name an overlay: a quick check before the long expressions. */
export function mayNameOverlay(names: string): boolean {
  return mayName.test(names);
}

/** Longer lists are the state of a whole page, written on its outermost element. */
const namesMax = 300;
