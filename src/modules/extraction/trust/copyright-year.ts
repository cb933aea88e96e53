import { found, type Heuristic } from '../heuristic.ts';

const firstYear = 1990;
const copyrightMark =
  /©|\(c\)|copyright|&copy;|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|все права|wszelkie prawa|všechna práva/gi;
const year = /(?:19|20)\d\d/;
/** A year, or the years of a range whose last may be written with two digits. */
const years = /(?<!\d)((?:19|20)\d\d)(?:\s?[-–—/,&]\s?((?:19|20)\d\d|\d\d)(?!\d))*/g;
/** What a year belongs to if it is not the copyright's: a whole date, or the founding of the company. */
const otherYearBefore =
  /\d{1,2}[./-]\d{1,2}[./-]$|\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}{3,12}\.?,?\s$|\p{L}{3,12}\s\d{1,2}(?:st|nd|rd|th)?,\s$|(?:since|founded|established|est\.?|seit|gegründet|depuis|fondée?|desde|dal|sinds|od|основан\p{L}*|с)\s(?:in\s)?$/iu;
const textMax = 400;
/** How far from the sign its year may be; a long name may be in between. */
const reach = 60;

/** The latest year next to a copyright sign that is not after the fetch. */
export const copyrightYear: Heuristic = (page, settled) => {
  const lastYear = Number(settled.fetched_at.slice(0, 4)) + 1;
  let latest = 0;
  let line = '';
  for (const { text } of page.blocks) {
    // Few blocks contain a year, and searching for one is quick.
    if (text.length > textMax || !year.test(text)) continue;
    for (const named of copyrightYears(text)) {
      if (named < firstYear || named > lastYear || named <= latest) continue;
      latest = named;
      line = text;
    }
  }
  return latest === 0 ? [] : found('copyright_year', latest, `"${line.slice(0, 80)}"`);
};

function copyrightYears(text: string): number[] {
  const marks = Array.from(text.matchAll(copyrightMark), ({ index, 0: mark }) => [
    index,
    index + mark.length,
  ]);
  if (marks.length === 0) return [];
  return Array.from(text.matchAll(years)).flatMap(({ 0: range, 1: first = '', 2: last = first, index }) => {
    const isNear = marks.some(
      ([start = 0, end = 0]) => index - end <= reach && start - (index + range.length) <= reach,
    );
    if (!isNear || otherYearBefore.test(text.slice(0, index))) return [];
    return [Number(last.length === 2 ? first.slice(0, 2) + last : last)];
  });
}
