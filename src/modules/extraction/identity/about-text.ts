import type { Heuristic } from '../heuristic.ts';
import { jsonLdText } from '../page/json-ld.ts';
import { isOrganization } from './organization-types.ts';

/** The first passage in which the company speaks about itself: declared, or a paragraph that says "we are" or opens with its name. */
export const findAboutText: Heuristic = (page, settled) => {
  for (const node of page.jsonLd) {
    const declared = isOrganization(node.types) ? jsonLdText(node.properties.description) : null;
    if (declared !== null && declared.length >= LENGTH_MIN)
      return [{ column: 'about_text', value: shortened(declared), evidence: 'JSON-LD description' }];
  }
  const name = settled.company_name?.toLowerCase() ?? '';
  let looked = 0;
  for (const { text, linked, region } of page.blocks) {
    if (linked || text.length < LENGTH_MIN || region === 'nav') continue;
    looked += 1;
    if (looked > PASSAGES_MAX) break;
    const start = text.slice(0, START_CHARACTERS);
    const opensWithName =
      name.length >= 3 &&
      start
        .slice(0, name.length + 5)
        .toLowerCase()
        .includes(name) &&
      !/[©®]|cookie/i.test(start);
    if (opensWithName || SELF.test(start))
      return [{ column: 'about_text', value: shortened(text), evidence: 'passage about itself' }];
  }
  return [];
};

const PASSAGES_MAX = 40;
const START_CHARACTERS = 120;
const LENGTH_MIN = 80;
const LENGTH_MAX = 500;

const SELF =
  /(?<!\p{L})(?:we are (?:a|an|the|one|your)|our (?:company|team|mission|story|family)|(?:was|were) (?:founded|established)|wir sind (?:ein|ihr|der|die|das|seit|spezial)|unser (?:unternehmen|team)|nous sommes (?:une?|la|le|votre|spécialis)|notre (?:société|entreprise|équipe)|somos (?:una|un|uma|um|la|el)|nuestra empresa|nossa empresa|siamo (?:un|una|specializzati)|la nostra azienda|wij zijn|ons bedrijf|jesteśmy|nasza firma|jsme (?:česk|firma|rodinn)|naše (?:firma|společnost)|vi är|vi er|me olemme|мы (?:—|-|являемся|занимаемся)|наша компания|ние сме|biz(?:,|im)|firmamız|kami adalah)(?!\p{L})/iu;

function shortened(text: string): string {
  if (text.length <= LENGTH_MAX) return text;
  const cut = text.slice(0, LENGTH_MAX);
  const sentenceEnd = cut.lastIndexOf('. ');
  return sentenceEnd > LENGTH_MIN ? cut.slice(0, sentenceEnd + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
