/** Attributes too common to tell one site from another; the element index leaves them out. */
const everydayNames = `abbr accept accept-charset action align allow allowfullscreen alt aria-controls aria-expanded aria-hidden
  aria-label aria-labelledby async autocomplete autofocus bgcolor border cellpadding cellspacing charset checked class
  color cols colspan content coords crossorigin d data-id data-src data-srcset data-lazy-src data-original datetime
  decoding defer dir disabled draggable enctype face fetchpriority fill for frameborder height hidden href hreflang
  http-equiv id integrity ismap itemid itemprop itemref itemscope itemtype label lang language loading loop max
  maxlength media method min muted name nonce nowrap onclick onload onsubmit pattern placeholder poster preload property
  readonly referrerpolicy rel required rev role rows rowspan scope scrolling selected shape size sizes src srcset
  stroke style summary tabindex target title transform type usemap valign value viewbox width wrap x xml:lang xmlns y`;

const everyday = new Map(everydayNames.split(/\s+/).map((name) => [name, name]));

/** Name in lower case; everyday ones come back as one shared string, so that comparing them is cheap. */
export function attributeName(written: string): string {
  const shared = everyday.get(written);
  if (shared !== undefined) return shared;
  const lower = written.toLowerCase();
  return everyday.get(lower) ?? lower;
}

export function isEverydayAttribute(name: string): boolean {
  return everyday.has(name);
}
