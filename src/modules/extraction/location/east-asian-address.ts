import type { ParsedPage } from '../page/parsed-page.ts';
import type { WrittenAddress } from './address-patterns.ts';
import { isTownOf } from './places.ts';

/** A Chinese or Taiwanese address after its label, largest unit first: "地址：高雄市大寮區水車街492號", "地址：中国.四川.成都". */
export function eastAsianAddress(page: ParsedPage, country: string): WrittenAddress | null {
  if (country !== 'CN' && country !== 'TW') return null;
  for (const { text, region } of page.blocks) {
    if (text.length > TEXT_MAX) continue;
    const label = LABEL.exec(text);
    const isFramed = region === 'footer' || region === 'header';
    if (label === null && !(isFramed && /[路街道巷]\S{0,20}\d/u.test(text))) continue;
    const address = addressIn(text.slice(label === null ? 0 : label.index + label[0].length), country);
    if (address !== null) return address;
  }
  return null;
}

const TEXT_MAX = 200;
const LABEL = /(?:地址|地点|地點|位于|住所)\s?[:：]\s?/u;
const UNITS =
  /^(?:中国|中國|台灣|臺灣)?[.·\s]?(?:(?<region>[\u4e00-\u9fff]{2,3}(?:省|自治区)|内蒙古|四川|广东|浙江|江苏|山东|河北|河南|湖北|湖南|福建|安徽)[.·\s]?)?(?<city>[\u4e00-\u9fff]{2,4}?[市縣]|[\u4e00-\u9fff]{2})/u;
const STREET = /^[\u4e00-\u9fff\s]{0,12}?[\u4e00-\u9fff]{1,8}[路街道巷环]\S{0,24}?\d+(?:号|號)?(?:之\d+)?/u;

function addressIn(text: string, country: string): WrittenAddress | null {
  const match = UNITS.exec(text.trim());
  const { city, region = null } = match?.groups ?? {};
  if (match === null || city === undefined) return null;
  if (!/[市縣]$/.test(city) && !isTownOf(city, country)) return null;
  const street = STREET.exec(text.trim().slice(match[0].length).trim())?.[0] ?? null;
  return { street, city, region, postalCode: null };
}
