/** UTF-8 read as windows-1252 and saved again: a letter of two or three bytes shows as Ã, Â, Ð, Ñ or â followed by a stray sign. */
const broken =
  /[\u00c2-\u00df][\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]|[\u00e0-\u00ef](?:[\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]){2}/g;
const hint = /[ÃÂÐÑâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;
/** Nearly every damaged text contains one of these; searching for them costs less than the expression. */
const marks = ['Ã', 'Â', 'â€', 'Ð', 'Ñ'];
const sequencesMin = 2;

/** Repairs text whose letters were encoded twice; any other text is returned unchanged. */
export function mendEncoding(text: string): string {
  if (!marks.some((mark) => text.includes(mark)) || !hint.test(text)) return text;
  const found = text.match(broken)?.length ?? 0;
  return found < sequencesMin ? text : text.replace(broken, mended);
}

const strict = new TextDecoder('utf-8', { fatal: true });

function mended(sequence: string): string {
  const bytes = Uint8Array.from(sequence, (character) => byteOf.get(character) ?? character.charCodeAt(0));
  try {
    return strict.decode(bytes);
  } catch {
    return sequence;
  }
}

const byteOf: ReadonlyMap<string, number> = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 128 + index))].map(
    (character, index) => [character, 128 + index],
  ),
);
