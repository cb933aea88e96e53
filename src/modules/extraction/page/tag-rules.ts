import type { ElementHandler } from './element-context.ts';
import { elementHandlers } from './element-handlers.ts';
import { NameTable } from './name-table.ts';
import type { BoundaryKind } from './word-boundary.ts';

/** How an element behaves while a page is read. */
export interface TagRule {
  readonly name: string;
  /** Small number of a known element, for counting; 0 for all unknown ones. */
  readonly id: number;
  readonly isVoid: boolean;
  /** Starts and ends a block of text. */
  readonly isBlock: boolean;
  /** How its edges separate adjacent words. */
  readonly boundary: BoundaryKind;
  /** Elements that end when this one starts directly inside them. */
  readonly closes: ReadonlySet<string> | null;
  /** Text inside is neither visible prose nor hidden prose: options of a select, drawings, fallbacks. */
  readonly isSilent: boolean;
  /** Everything up to its closing tag is text, not markup. */
  readonly isRawText: boolean;
  /** Whether its id or class may make it a landmark; inline elements never are. */
  readonly mayBeLandmark: boolean;
  readonly mayStandInHead: boolean;
  readonly handler: ElementHandler | undefined;
}

const voidTags = words(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
);
const blockTags =
  words(`address article aside blockquote body br button center dd details dialog dir div dl dt fieldset
  figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav noscript
  ol option p pre search section select summary table tbody td template textarea tfoot th thead title tr ul video`);
const silentTags = words(
  'select datalist svg math canvas object audio video textarea script style noembed noframes iframe map',
);
const rawTextTags = words('script style title textarea iframe xmp noembed noframes plaintext');
const landmarkTags = words('head header nav main footer aside div section ul table td tr form menu');
const headTags = words('base basefont bgsound link meta noscript script style template title head');

const endsParagraph =
  words(`address article aside blockquote center details dialog dir div dl fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul`);
const paragraph = words('p');
const closesByTag: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('li p'),
  dt: words('dt dd p'),
  dd: words('dt dd p'),
  tr: words('tr td th p'),
  td: words('td th p'),
  th: words('td th p'),
  tbody: words('tbody thead tfoot tr td th p'),
  thead: words('tbody thead tfoot tr td th p'),
  tfoot: words('tbody thead tfoot tr td th p'),
  option: words('option'),
  optgroup: words('optgroup option'),
  body: words('head'),
  a: words('a'),
};

const insideWords = words('sub sup wbr mark ins del rt rp ruby bdi bdo');
const emphasis = words(
  'b strong i em u s small big font abbr tt code kbd samp var cite q dfn acronym strike nobr',
);
const items = words('a label time');
const inlineTags = words(
  'a abbr b big cite code em font i ins label mark q s small span strong sub sup tt u time var picture',
);
/** They mean nothing here, but drawings are full of them, and this avoids creating a rule for each. */
const drawingTags = words(
  'path g rect circle ellipse line polyline polygon use defs symbol stop lineargradient radialgradient clippath mask text tspan filter',
);
const knownTags = [
  ...new Set([
    ...inlineTags,
    ...drawingTags,
    ...voidTags,
    ...blockTags,
    ...silentTags,
    ...rawTextTags,
    ...Object.keys(closesByTag),
    ...elementHandlers.keys(),
  ]),
];

const rules = new NameTable(knownTags.map((name, index) => [name, ruleFor(name, index + 1)] as const));

/** The largest id plus one. */
export const tagIdsEnd = knownTags.length + 1;

/** The rule for the element whose name is between two offsets of the page. Unknown elements are inline containers. */
export function tagRuleAt(html: string, start: number, end: number): TagRule {
  return rules.find(html, start, end) ?? ruleFor(html.slice(start, end).toLowerCase(), 0);
}

export function tagRule(name: string): TagRule {
  return tagRuleAt(name, 0, name.length);
}

function ruleFor(name: string, id: number): TagRule {
  return {
    name,
    id,
    isVoid: voidTags.has(name),
    isBlock: blockTags.has(name),
    boundary: boundaryOf(name),
    closes: closesByTag[name] ?? (endsParagraph.has(name) ? paragraph : null),
    isSilent: silentTags.has(name),
    isRawText: rawTextTags.has(name),
    mayBeLandmark: landmarkTags.has(name),
    mayStandInHead: headTags.has(name),
    handler: elementHandlers.get(name),
  };
}

function boundaryOf(name: string): BoundaryKind {
  if (insideWords.has(name)) return 'inside';
  if (emphasis.has(name)) return 'emphasis';
  if (items.has(name)) return 'item';
  if (name === 'span' || name === 'picture') return 'box';
  // Custom elements, which pages define for cards, menus and players, and all other elements without text of their own separate words.
  return 'apart';
}

function words(list: string): Set<string> {
  return new Set(list.split(/\s+/));
}
