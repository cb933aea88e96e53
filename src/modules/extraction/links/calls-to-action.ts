import { found, type Heuristic } from '../heuristic.ts';
import { foldLabel } from './match-label.ts';
import { findSiteLinks } from './site-links.ts';

const callsMax = 15;
const looksLikeButton = /(?:^|[\s_-])(?:btn|button|cta|call-to-action)(?:$|[\s_-]|\d)/i;
const inviting = ['booking', 'demo', 'trial', 'signup'] as const;

/** Labels that work the page rather than invite to anything. */
const working = new Set(
  `search|menu|close|open|toggle navigation|toggle menu|navigation|submit|send|ok|cancel|accept|accept all|reject|decline|previous|next|prev|back|play|pause|login|log in|sign in|
   suche|suchen|menü|schließen|akzeptieren|alle akzeptieren|ablehnen|weiter|zurück|senden|rechercher|fermer|accepter|tout accepter|refuser|envoyer|suivant|précédent|buscar|cerrar|aceptar|rechazar|enviar|siguiente|anterior|
   cerca|chiudi|accetta|rifiuta|invia|pesquisar|fechar|aceitar|recusar|zoeken|sluiten|accepteren|szukaj|zamknij|akceptuję|hledat|zavřít|найти|поиск|закрыть|принять|отправить|меню|ara|kapat|kabul et|gönder|sök|stäng|skip to content|scroll to top|read more|more|learn more|mehr|mehr erfahren|weiterlesen|
   en savoir plus|lire la suite|leer más|ver más|saiba mais|leia mais|leggi tutto|scopri di più|lees meer|czytaj więcej|więcej|подробнее|читать далее|devamını oku|läs mer|close esc|share|toggle fullscreen|zoom in out|previous arrow left|next arrow right|zoom|fullscreen|go to top|to top|back to top|top|got it|i agree|agree|i understand|understood|allow|allow all|cookie settings|manage cookies|
   cookie einstellungen|verstanden|j ai compris|compris|entendido|ho capito|capito|rozumiem|rozumím|разбрах|понятно|зрозуміло|anladım|jag förstår|facebook|twitter|instagram|youtube|linkedin|google|pinterest|tiktok|home|start|accueil|inicio|startseite|strona główna|domů|главная|начало|læs mere|les mer|виж повече|прочети още`
    .split('|')
    .map(foldLabel),
);

/** What the page asks its visitor to do: links styled as buttons, invitations by their words, buttons. */
export const callsToAction: Heuristic = (page) => {
  const calls = new Map<string, string>();
  const offer = (text: string) => {
    const folded = foldLabel(text);
    if (
      calls.size < callsMax &&
      folded.length >= 3 &&
      folded.length <= 40 &&
      !working.has(folded) &&
      !calls.has(folded)
    )
      calls.set(folded, text);
  };
  for (const { text, classes, hidden, region } of page.anchors)
    if (!hidden && region !== 'footer' && text.length <= 40 && looksLikeButton.test(classes)) offer(text);
  const links = findSiteLinks(page);
  for (const kind of inviting) offer(links.get(kind)?.text ?? '');
  for (const { text, hidden, region } of page.buttons) if (!hidden && region !== 'nav') offer(text);
  return found('calls_to_action', [...calls.values()], 'buttons and links styled as such');
};
