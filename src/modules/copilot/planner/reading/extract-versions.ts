import { firstToken, type Item, isUnknown } from './item.ts';
import type { Remarks } from './request.ts';

/** "10", "v10", "4.x". A year or a large number is something else. */
const VERSION = /^v?\d{1,2}(?:\.(?:\d{1,2}|x))*$/i;
const TRAILING_VERSION = /\s\d{1,2}$/;
const VERSION_WORD = /^(?:versions?|versione|versioni|version|versao|versie|wersj[aie])$/;

interface Extracted {
  readonly items: readonly Item[];
  readonly versions: Remarks['versions'];
}

/** Takes the version out of "Drupal 10": the index only has the technology. */
export function extractVersions(items: readonly Item[]): Extracted {
  const versions: Remarks['versions'][number][] = [];
  const left: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (!item) break;
    left.push(item);
    if (item.content?.kind !== 'technology') continue;
    // Some technologies are also known by their name and version.
    if (TRAILING_VERSION.test(item.text) && !TRAILING_VERSION.test(item.content.name)) {
      versions.push({ technology: item.content.name, version: item.text });
      continue;
    }
    const word = items[at + 1];
    const isNamed = word !== undefined && VERSION_WORD.test(firstToken(word).folded);
    const number = items[at + (isNamed ? 2 : 1)];
    if (!number || !isVersion(number)) continue;
    versions.push({ technology: item.content.name, version: `${item.text} ${number.text}` });
    at += isNamed ? 2 : 1;
  }
  return { items: left, versions };
}

const isVersion = (item: Item): boolean =>
  item.breakBefore === '' && isUnknown(item) && VERSION.test(item.text);
