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
      text.length <= labelCharactersMax
    )
      labels.add(text);
  }
  return found('navigation_labels', [...labels], 'links in navigation and header');
};
