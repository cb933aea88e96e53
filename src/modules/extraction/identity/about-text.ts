import type { Heuristic } from '../heuristic.ts';
import { cleanText } from '../page/clean-text.ts';
import { jsonLdText } from '../page/json-ld.ts';
import type { ParsedPage, TextBlock } from '../page/parsed-page.ts';
import { isOrganization } from './organization-types.ts';

/** How the company describes itself: declared, or the passage that describes it most clearly. */
export const findAboutText: Heuristic = (page, settled) => {
  for (const node of page.jsonLd) {
    const declared = isOrganization(node.types)
      ? cleanText(jsonLdText(node.properties.description) ?? '')
      : '';
    if (declared.length >= LENGTH_MIN && !OTHER_MATTERS.test(declared))
      return [{ column: 'about_text', value: shortened(declared), evidence: 'JSON-LD description' }];
  }
  const name = settled.company_name?.toLowerCase() ?? '';
  const best = bestPassage(page, name);
  if (best !== null && best.score > SCORE_MIN)
    return [{ column: 'about_text', value: shortened(best.text), evidence: 'passage about itself' }];
  // A passage with one sign may be about one topic; a description that states what the named company is, is not.
  const description = cleanText(page.metas.get('description')?.[0] ?? '');
  if (isOwnDescription(description, name))
    return [{ column: 'about_text', value: shortened(description), evidence: 'meta description' }];
  return best === null
    ? []
    : [{ column: 'about_text', value: shortened(best.text), evidence: 'passage about itself' }];
};

/**
 * Descriptions are written for search engines, but one that starts with the name and states what the company is or does also serves
 * readers.
 */
function isOwnDescription(text: string, name: string): boolean {
  if (lengthOf(text) < LENGTH_MIN || name.length < 3) return false;
  const lower = text.toLowerCase();
  const start = lower.startsWith(name) ? 0 : (ARTICLE.exec(text)?.[0].length ?? 0);
  if (!lower.startsWith(name, start)) return false;
  const after = text.slice(start + name.length, start + name.length + AFTER_NAME_CHARACTERS);
  // A dash introduces a list of offers.
  if (/^\s*[—–:|-]/.test(after)) return false;
  return (STATES.test(after) || STATES_AT_END.test(text)) && !isOfOtherMatters(text);
}

const ARTICLE = /^(?:the|der|die|das|la|le|les|l['’]|el|los|il|lo|gli|o|os|as|de|het)(?:\s+|(?<=['’]))/i;

/** A Chinese or Japanese character counts as three letters. Only the first one is checked, because this runs for every block. */
function lengthOf(text: string): number {
  const first = text.charCodeAt(0);
  return first >= IDEOGRAMS_START && first <= IDEOGRAMS_END ? 3 * text.length : text.length;
}

const IDEOGRAMS_START = 0x3040;
const IDEOGRAMS_END = 0x9fff;

const PASSAGES_MAX = 60;
const LENGTH_MIN = 80;
const LENGTH_MAX = 500;
/** One clear sign is enough: the passage says "we are", or what the named company is or does. */
const SCORE_MIN = 2;

function bestPassage(page: ParsedPage, name: string): { text: string; score: number } | null {
  let best: string | null = null;
  let bestScore = SCORE_MIN - 1;
  let looked = 0;
  let heading = '';
  let isCard = false;
  let othersSection: string | null = null;
  for (const block of page.blocks) {
    if (block.tag.length === 2 && block.tag.startsWith('h')) {
      heading = block.text;
      isCard = block.tag >= 'h3';
      // Every customer may have a smaller heading; a link to all reviews ends the section.
      if (OTHERS_SPEAK.test(heading)) othersSection = block.linked ? null : block.tag;
      else if (othersSection !== null && block.tag <= othersSection) othersSection = null;
    }
    if (block.linked || lengthOf(block.text) < LENGTH_MIN || block.region === 'nav') continue;
    looked += 1;
    if (looked > PASSAGES_MAX) break;
    const isOfOthers = othersSection !== null && block.region !== 'footer' && !speaksOfSelf(block.text);
    const score = isOfOthers
      ? 0
      : scoreOf(block, name, heading) - (isCard && OFFERS.test(block.text) ? 1 : 0);
    // Refusals are checked last, because they take longest and most passages are not about the company anyway.
    if (score > bestScore && !isOfOtherMatters(block.text)) {
      best = block.text;
      bestScore = score;
    }
  }
  return best === null ? null : { text: best, score: bestScore };
}

function isOfOtherMatters(text: string): boolean {
  const start = text.slice(0, START_CHARACTERS);
  if (ANSWER.test(text) || CONTINUES.test(text)) return true;
  return /^["“«„]/.test(text) || start.includes('?') || DATE.test(start) || OTHER_MATTERS.test(text);
}

function scoreOf({ text, region }: TextBlock, name: string, heading: string): number {
  const start = text.slice(0, START_CHARACTERS);
  let score = ABOUT_HEADING.test(heading) ? 1 : 0;
  if (speaksOfSelf(start)) score += 2;
  const lower = start.toLowerCase();
  const at = name.length >= 3 ? lower.indexOf(name) : -1;
  if (at >= 0 && at <= NAME_PLACE_MAX) {
    score += 1;
    const after = start.slice(at + name.length, at + name.length + AFTER_NAME_CHARACTERS);
    if (STATES.test(after) || STATES_AT_END.test(text)) score += 1;
  }
  return region === 'footer' ? score - 0.5 : score;
}

function speaksOfSelf(text: string): boolean {
  const self = SELF.exec(text.slice(0, START_CHARACTERS));
  return self !== null && self.index <= SELF_PLACE_MAX;
}

/** Headings of what customers say and of questions with their answers. */
const OTHERS_SPEAK =
  /(?<!\p{L})(?:testimonials?|reviews?|(?:what )?our (?:customers|clients|patients|guests) say|faqs?|frequently asked|q ?& ?a|kundenstimmen|bewertungen|rezensionen|das sagen|häufige fragen|témoignages?|avis (?:clients?|patients?|google)|ils parlent de nous|questions fréquentes|foire aux questions|testimonios|opiniones|reseñas|preguntas frecuentes|depoimentos|avaliações|perguntas frequentes|testimonianze|recensioni|dicono di noi|domande frequenti|beoordelingen|ervaringen|klanten vertellen|veelgestelde vragen|opinie|referencje klientów|najczęściej zadawane|recenze|hodnocení|časté (?:dotazy|otázky)|často kladené|recenzie|vélemények|gyakori kérdések|recenzii|mărturii|întrebări frecvente|omdömen|recensioner|vanliga frågor|anmeldelser|kundene sier|kunderne siger|vanlige spørsmål|ofte stillede|arvostelut|asiakkaat kertovat|usein kysyt\p{L}*|arvustused|отзывы|вопросы и ответы|частые вопросы|відгуки|часті питання|отзиви|κριτικές|συχνές ερωτήσεις|yorumlar\p{L}*|müşterilerimiz ne diyor|sıkça sorulan|iskustva|utisci|dojmovi|najčešća pitanja|お客様の声|よくある(?:質問|ご質問)|客户评价|常见问题|고객 후기|자주 묻는)(?!\p{L})/iu;

const START_CHARACTERS = 160;
const SELF_PLACE_MAX = 45;
const NAME_PLACE_MAX = 12;
const AFTER_NAME_CHARACTERS = 45;

/** Rights, news, conditions, cookies, disclaimers, what a visitor agrees to: texts about anything but what the company is. */
const OTHER_MATTERS =
  /[©®™]|trade ?marks?\b|all rights reserved|registered (?:office|in|company)|terms (?:of|and)|privacy|cookie|disclaimer|alle rechte|tous droits|derechos reservados|direitos reservados|tutti i diritti|wszelkie prawa|všechna práva|все права|read more|lorem ipsum|javascript|lesen sie mehr|does not|do not|has no\b|har ingen|kein(?:e|en)? |не является|send me|we (?:would like to )?inform you|wir informieren (?:sie )?(?:darüber|hiermit)|nous vous informons|(?:les? )?informamos (?:que|de)|vi informiamo|informujemy|informujeme|tájékoztatjuk|vă informăm|информируем|повідомляємо|(?:are|is an?) (?:a )?members? of|sind mitglied|(?:sommes|est) membres? d|somos (?:miembros?|membros?) d|siamo (?:soci|membri) d|zijn (?:aangesloten bij|lid van)|jesteśmy członk|jsme členy|we are (?:an? )?(?:in-network|authori[sz]ed|official|certified)? ?(?:partners?|dealers?|resellers?|provider for) (?:of|for|with)?|sind (?:\p{L}+ )?(?:partner|vertragshändler|vertriebspartner) (?:von|der|des)|sommes (?:partenaires?|concessionnaires?|revendeurs?) (?:de|d['’]|agréé)|somos (?:socios|parceiros|distribuidores?|concesionario) (?:de|d[ao]s?|oficia)|siamo (?:partner|rivenditori|concessionari) (?:di|d['’]|uffic|autor)|jesteśmy (?:\p{L}+ )?(?:partnerem|dealerem|przedstawicielem)|jsme (?:\p{L}+ )?(?:partnerem|prodejcem|zástupcem)|(?:är|er) (?:\p{L}+ )?(?:partner|forhandler|återförsäljare) (?:med|till|til|av|af|for|för)|является официальн\p{L}+ (?:дилер|партн|представител)|(?:är|er) (?:medlem|medlemmar|medlemmer) (?:i|av|af)|wij zijn (?:actief|werkzaam) in|we are active in|wir sind (?:in|im raum) .{0,40}tätig|nous intervenons (?:à|dans|sur)|we are (?:available|reachable|open)\b|wir sind .{0,20}(?:erreichbar|für sie da)|nous sommes (?:disponibles|joignables|ouverts)|estamos (?:disponibles|disponíveis|abiertos|abertos)|siamo (?:disponibili|aperti|reperibili)|wij zijn (?:bereikbaar|beschikbaar|geopend)|jesteśmy (?:dostępni|czynni|otwarci)|jsme (?:vám )?k dispozici|vi (?:är|er) (?:tillgängliga|tilgjengelige|tilgængelige|öppna|åpne|åbne)|olemme (?:avoinna|tavoitettavissa)|мы (?:доступны|работаем (?:с|без))|(?:bitten|ersuchen) wir (?:sie|um)|wir bitten|we (?:kindly )?ask (?:you|that)|nous vous (?:prions|demandons)|le rogamos|rogamos|pedimos que|vi preghiamo|si prega|wij vragen u|prosimy o|prosíme|kérjük|vă rugăm|vi ber (?:dig|er)|просим вас|просимо|lütfen|i (?:agree|accept|consent)\b|ich (?:stimme|willige)|j.accepte|acepto|acconsento|wyrażam zgodę|souhlasím|я согла|[\d%€$£]\s?(?:%\s?)?(?:discount|korting|rabatt|(?:de )?(?:réduction|descuento|desconto)|(?:di )?sconto|скидк)|genel kurul|general (?:meeting|assembly)|mitgliederversammlung|assemblée générale|asamblea general|amazon associate|associados da amazon|partenaires amazon|amazon-partner|afiliados de amazon|\b(?:siret|siren|rna|vat (?:no|number)|ust-?id|p\.? ?iva|cnpj|инн)\s?[:.№]/iu;
/** The answer to a question above it, which is about one topic only. */
const ANSWER =
  /^(?:yes|no|ja|nein|oui|non|sí|si|no|sim|não|sì|tak|nie|ano|ne|igen|nem|da|nu|да|нет|так|ні|evet|hayır|kyllä|ναι|όχι|nej|jo)[,.!]\s/iu;
/** The second half of a thought. */
const CONTINUES = /^(?:but|and|or|aber|und|mais|et|pero|y|ma|mas|но|и|але)\s/i;
/** An offer below a small heading is one service of several. */
const OFFERS =
  /^.{0,20}(?<!\p{L})(?:we (?:provide|offer)|wir bieten|ofrecemos|oferecemos|offriamo|oferim|nous (?:proposons|offrons)|wij bieden|oferujemy|nabízíme|kínálunk|vi (?:tilbyr|tilbyder|erbjuder)|tarjoamme|мы предлагаем|ми пропонуємо|предлагаме|sunuyoruz|kami menyediakan)(?!\p{L})/iu;
const DATE =
  /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}\.? (?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]|janv|févr|avr|juin|juil|août|enero|febrero|marzo|abril|junio|julio|agosto|maggio|giugno|luglio|ocak|şubat|nisan|haziran|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)\p{L}*\b/iu;
const ABOUT_HEADING =
  /about|who we are|our (?:story|company|mission)|über uns|wer wir sind|unternehmen|à propos|qui sommes|notre (?:histoire|société)|quiénes|nosotros|sobre|chi siamo|azienda|quem somos|over ons|o nas|o nás|rólunk|despre|о нас|о компании|про нас|за нас|hakkımızda|om oss|om os|meistä|meist|tentang|về chúng tôi|会社概要|私たち|关于/i;

const SELF =
  /(?<!\p{L})(?:we are (?:a|an|the|one|your)|we speciali[sz]e|we provide|we offer|we help|our (?:company|mission|firm|family business)|(?:was|were) (?:founded|established)|founded in|established in|wir sind (?:eine?|ihre?|der|die|das|seit|spezialis\p{L}+)|wir bieten|seit \d{4}|unser (?:unternehmen|familienbetrieb)|nous sommes (?:une?|la|le|votre|spécialis\p{L}+)|notre (?:société|entreprise|agence|cabinet)|depuis \d{4}|somos (?:una|un|uma|um|la|el|especialis\p{L}+)|ofrecemos|nuestra empresa|nossa empresa|oferecemos|siamo (?:un|una|specializzati)|la nostra azienda|offriamo|wij zijn|ons bedrijf|jesteśmy|nasza firma|zajmujemy się|jsme (?:česk\p{L}+|firma|rodinn\p{L}+)|naše (?:firma|společnost)|zabýváme se|sme (?:firma|rodinn\p{L}+|spoločnos\p{L}+)|cégünk|suntem (?:o|un)|oferim|mi smo|vi är|vi er|vi tilbyr|vi tilbyder|vi erbjuder|me olemme|olemme|yrityksemme|oleme|meie ettevõte|мы (?:—|-|являемся|занимаемся|предлагаем)|наша компания|компания .{0,40}(?:занимается|предлагает)|ми (?:—|-|є|пропонуємо)|наша компанія|ние сме|нашата фирма|biz(?:,|im)|firmamız|şirketimiz|kami adalah|perusahaan kami|chúng tôi là|είμαστε|εταιρεία μας|我们是|公司成立于|当社は|弊社は|私たちは|نحن|אנחנו|אנו)(?!\p{L})/iu;
/** Verbs that follow the name of a company that is being described. */
const STATES =
  /^[^.]{0,22}(?<!\p{L})(?:is|are|was|has been|offers?|provides?|speciali[sz]es?|delivers?|helps?|combines|brings|builds|makes|manufactures|designs|develops|produces|analy[sz]es|ist|sind|bietet|steht|entwickelt|fertigt|est|sont|propose|offre|accompagne|es|ofrece|nace|brinda|è|é|oferece|atua|coloca|is een|biedt|jest|oferuje|je|nabízí|stojí|ponúka|este|oferă|är|erbjuder|er|tilbyr|tilbyder|on|tarjoaa|pakub|ühendab|adalah|merupakan|hadir|didukung|это|является|предлагает|занимается|є|пропонує|е|предлага|είναι|là)(?!\p{L})|^\s*[—–-]\s+\p{L}|^[」』）)]?は/iu;
/** Turkish puts the verb at the end of the sentence. */
const STATES_AT_END = /(?:d[ıiuü]r|t[ıiuü]r|sunar|sağlar|almaktadır|vermektedir)\.\s*$/i;

function shortened(text: string): string {
  if (text.length <= LENGTH_MAX) return text;
  const cut = text.slice(0, LENGTH_MAX);
  const sentenceEnd = cut.lastIndexOf('. ');
  return sentenceEnd > LENGTH_MIN ? cut.slice(0, sentenceEnd + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
