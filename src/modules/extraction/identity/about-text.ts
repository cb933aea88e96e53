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
  const passage = page.blocks.find(({ text, linked, region }) => {
    if (linked || text.length < LENGTH_MIN || region === 'nav') return false;
    const start = text.slice(0, 120).toLowerCase();
    return (
      (name.length >= 3 && start.slice(0, name.length + 5).includes(name) && !/[©®]|cookie/.test(start)) ||
      SELF.test(start)
    );
  });
  return passage === undefined
    ? []
    : [{ column: 'about_text', value: shortened(passage.text), evidence: 'passage about itself' }];
};

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
