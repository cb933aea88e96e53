import type { Ref } from 'react';

const signs =
  /("[^"]*"(?:~\d*)?)|(?<![^\s(])(AND|OR|NOT)(?![^\s)(])|([()])|(?<![^\s(])(-)(?=["“„(\p{L}\p{N}])|(?<![\p{L}\p{N}_])([a-z][a-z0-9_]*:)(?=[^\s)])|(?<=[\p{L}\p{N}])(\*)/gu;
const kinds = ['phrase', 'operator', 'operator', 'operator', 'name', 'operator'] as const;

/** Highlights operators, phrases and names in the typed query. It lies over the input field, whose own text is then transparent. */
export function QueryMarks({ text, at }: { readonly text: string; readonly at: Ref<HTMLSpanElement> }) {
  return (
    <span ref={at} className="query-marks" aria-hidden="true" dir="auto">
      {piecesOf(text).map(({ from, text: piece, kind }) =>
        kind === undefined ? (
          piece
        ) : (
          <span key={from} className={kind}>
            {piece}
          </span>
        ),
      )}
    </span>
  );
}

interface Piece {
  readonly from: number;
  readonly text: string;
  readonly kind?: (typeof kinds)[number] | undefined;
}

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(signs)) {
    if (found.index > end) pieces.push({ from: end, text: text.slice(end, found.index) });
    const kind = kinds[found.slice(1).findIndex((group) => group !== undefined)];
    pieces.push({ from: found.index, text: found[0], kind });
    end = found.index + found[0].length;
  }
  return end < text.length ? [...pieces, { from: end, text: text.slice(end) }] : pieces;
}
