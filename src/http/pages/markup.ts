/** Text that is already markup. Only `markup` creates it, so everything else in a page has been escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[] | undefined;

/** A page template: every value is escaped unless it is markup itself; undefined is omitted. */
export function markup(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.map((part, at) => part + written(pieces[at])).join(''));
}

function written(piece: Piece): string {
  if (piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('');
  return String(piece).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
