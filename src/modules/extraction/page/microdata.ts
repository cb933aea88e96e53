import type { ElementContext } from './element-context.ts';
import { cardProperty, isMicroformatAddress, isMicroformatCard, microformatProperty } from './microformat.ts';
import { charactersMax, type MutableMicrodataItem, partsMax } from './page-parts.ts';

/** Reads itemscope and itemprop attributes into flat items, each with the property that it was the value of. */
export class MicrodataReader {
  readonly #items: MutableMicrodataItem[];
  readonly #open: { item: MutableMicrodataItem; depth: number; isCard: boolean }[] = [];

  constructor(items: MutableMicrodataItem[]) {
    this.#items = items;
  }

  open(context: ElementContext, tag: string, depth: number): void {
    const { attributes } = context;
    const isInCard = this.#open.at(-1)?.isCard === true;
    const property =
      attributes.text('itemprop') ||
      microformatProperty(context.classAndId) ||
      (isInCard ? cardProperty(context.classAndId) : '');
    if (isMicroformatAddress(context.classAndId) && !attributes.has('itemprop')) {
      this.#begin('PostalAddress', 'address', depth);
      return;
    }
    if (isMicroformatCard(context.classAndId) && !attributes.has('itemscope')) {
      this.#begin('Organization', null, depth, true);
      return;
    }
    if (attributes.has('itemscope')) {
      const itemType = attributes.text('itemtype');
      const type = itemType.slice(itemType.lastIndexOf('/') + 1);
      this.#begin(type, property || null, depth);
      return;
    }
    const item = this.#open.at(-1)?.item;
    if (item === undefined || property === '') return;
    const value = attributeValue(context, tag);
    if (value !== null) addProperty(item, property, value);
    else context.capture(charactersMax.property, ({ text, alt }) => addProperty(item, property, text || alt));
  }

  #begin(type: string, parentProperty: string | null, depth: number, isCard = false): void {
    const item = { type, parentProperty, properties: new Map<string, string[]>() };
    if (this.#items.length < partsMax.microdata) this.#items.push(item);
    this.#open.push({ item, depth, isCard });
  }

  close(depth: number): void {
    while (this.#open.length > 0 && (this.#open[this.#open.length - 1]?.depth ?? -1) >= depth)
      this.#open.pop();
  }
}

/** The attribute that contains the value, by element; null if the text is the value. */
function attributeValue({ attributes, links }: ElementContext, tag: string): string | null {
  if (attributes.has('content')) return attributes.text('content');
  if (tag === 'a' || tag === 'link' || tag === 'area') return links.resolve(attributes.text('href'));
  if (tag === 'img' || tag === 'iframe' || tag === 'source') return links.resolve(attributes.text('src'));
  if (attributes.has('datetime')) return attributes.text('datetime');
  return tag === 'meta' ? '' : null;
}

function addProperty(item: MutableMicrodataItem, names: string, value: string): void {
  if (value === '') return;
  for (const name of names.split(' ').slice(0, 5)) {
    const values = item.properties.get(name);
    if (values === undefined) {
      if (item.properties.size < 50) item.properties.set(name, [value.slice(0, charactersMax.property)]);
    } else if (values.length < 20) values.push(value.slice(0, charactersMax.property));
  }
}
