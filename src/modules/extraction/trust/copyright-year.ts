import { found, type Heuristic } from '../heuristic.ts';

const firstYear = 1990;
const copyrightMark =
  /©|\(c\)|copyright|&copy;|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|все права|wszelkie prawa|všechna práva/i;

/** The latest year in a copyright line that is not in the future of the fetch. */
export const copyrightYear: Heuristic = (page, settled) => {
  const lastYear = Number(settled.fetched_at.slice(0, 4)) + 1;
  let latest = 0;
  let line = '';
  for (const { text } of page.blocks) {
    if (text.length > 400 || !copyrightMark.test(text)) continue;
    for (const [digits] of text.matchAll(/\b(?:19|20)\d{2}\b/g)) {
      const year = Number(digits);
      if (year >= firstYear && year <= lastYear && year > latest) {
        latest = year;
        line = text;
      }
    }
  }
  return latest === 0 ? [] : found('copyright_year', latest, `"${line.slice(0, 80)}"`);
};
