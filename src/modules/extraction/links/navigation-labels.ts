import { found, type Heuristic } from '../heuristic.ts';

const labelsMax = 40;
const labelCharactersMax = 40;

/** Labels of the menu, in page order. */
export const navigationLabels: Heuristic = (page) => {
  const labels = new Set<string>();
  for (const { region, text, hidden } of page.anchors) {
    if (labels.size >= labelsMax) break;
    if (
      (region === 'nav' || region === 'header') &&
      !hidden &&
      text !== '' &&
      text.length <= labelCharactersMax &&
      !isContact(text)
    )
      labels.add(text);
  }
  return found('navigation_labels', [...labels], 'menu links');
};

const networks =
  /^(?:follow us on |like us on )?(?:facebook|twitter|x|instagram|youtube|linkedin|pinterest|tiktok|whatsapp|telegram|vk|vkontakte|snapchat|rss|google\+?|xing|threads)$/i;

/** Phones, email addresses and names of networks are in headers without being menu entries. */
function isContact(text: string): boolean {
  return text.includes('@') || (text.match(/\d/g)?.length ?? 0) >= 6 || networks.test(text);
}
