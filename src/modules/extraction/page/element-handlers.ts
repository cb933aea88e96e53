import type { ElementContext, ElementHandler } from './element-context.ts';
import { charactersMax, partsMax } from './page-parts.ts';
import type { Heading } from './parsed-page.ts';

/** What each element adds to the page parts when it opens. Elements without a handler only contribute text. */
export const elementHandlers: ReadonlyMap<string, ElementHandler> = new Map<string, ElementHandler>([
  ['html', readHtml],
  ['base', (context) => context.setBase(context.attributes.text('href'))],
  ['meta', readMeta],
  ['link', readLinkTag],
  ['a', readAnchor],
  ['area', readAnchor],
  ['img', readImage],
  ['i', readIcon],
  ['span', readIcon],
  ['svg', readIcon],
  ['script', readScript],
  ['iframe', readIframe],
  ['embed', readIframe],
  ['form', openForm],
  ['input', readInput],
  ['textarea', readInput],
  ['select', readInput],
  ['button', readButton],
  ['h1', readHeading],
  ['h2', readHeading],
  ['h3', readHeading],
  ['h4', readHeading],
  ['h5', readHeading],
  ['h6', readHeading],
]);

function readHtml({ parts, attributes }: ElementContext): void {
  parts.htmlLang ??= attributes.text('lang') || attributes.text('xml:lang') || null;
}

const metaNames = ['name', 'property', 'itemprop', 'http-equiv'] as const;

function readMeta({ parts, attributes }: ElementContext): void {
  if (!attributes.has('content')) return;
  const content = attributes.text('content');
  const keys = new Set(metaNames.map((attribute) => attributes.text(attribute).toLowerCase()));
  for (const key of keys) {
    if (key === '' || (parts.metas.size >= partsMax.metas && !parts.metas.has(key))) continue;
    const contents = parts.metas.get(key);
    if (contents === undefined) parts.metas.set(key, [content]);
    else if (contents.length < partsMax.metaRepeats) contents.push(content);
  }
}

function readLinkTag({ parts, attributes, links }: ElementContext): void {
  if (parts.linkTags.length >= partsMax.linkTags) return;
  parts.linkTags.push({
    rel: attributes.text('rel').toLowerCase(),
    href: links.resolve(attributes.address('href')),
    type: attributes.text('type').toLowerCase(),
    hreflang: attributes.text('hreflang'),
    sizes: attributes.text('sizes'),
    title: attributes.text('title'),
  });
}

function readAnchor(context: ElementContext, tag: string): void {
  const { parts, attributes, links, region, hidden, classAndId } = context;
  if (!attributes.has('href') || parts.anchors.length >= partsMax.anchors) return;
  const rawHref = attributes.address('href').trim();
  const href = links.resolve(rawHref);
  const rel = attributes.raw('rel').toLowerCase();
  const ariaLabel = attributes.text('aria-label');
  const title = attributes.text('title');
  const label = title === ariaLabel ? title : `${ariaLabel} ${title}`.trim();
  const anchor = { href, rawHref, text: '', label, rel, classes: classAndId, region, hidden };
  parts.anchors.push(anchor);
  if (tag === 'area') return;
  context.setLinkHref(href);
  context.capture(charactersMax.anchorText, ({ text, alt, iconClasses }) => {
    context.setLinkHref('');
    anchor.text = text || alt || label;
    if (iconClasses !== '') anchor.classes = `${classAndId} ${iconClasses}`;
  });
}

/** Lazy loaders keep the address in another attribute and show a placeholder, usually an inline one. */
const lazySources = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-srcset',
  'srcset',
] as const;

function readImage(context: ElementContext): void {
  const { parts, attributes, links, region, hidden, linkHref, classAndId } = context;
  const alt = attributes.text('alt');
  context.addAlt(alt);
  if (parts.images.length >= partsMax.images) return;
  let source = attributes.raw('src');
  if (source === '' || source.startsWith('data:')) {
    const lazy = lazySources.map((name) => attributes.text(name)).find((value) => value !== '');
    source = lazy?.split(/[\s,]/, 1)[0] ?? '';
  } else source = attributes.address('src');
  const src = source.startsWith('data:') ? '' : links.resolve(source);
  const width = attributes.raw('width');
  const height = attributes.raw('height');
  parts.images.push({ src, alt, classes: classAndId, width, height, region, hidden, linkHref });
}

function readIcon(context: ElementContext): void {
  if (context.linkHref !== '' && context.classAndId !== '') context.addIconClasses(context.classAndId);
}

function readScript({ parts, attributes, links }: ElementContext): void {
  if (parts.scripts.length >= partsMax.scripts) return;
  const lazySource =
    attributes.address('src') || attributes.address('data-src') || attributes.address('data-rocket-src');
  const src = lazySource.startsWith('data:') ? '' : links.resolve(lazySource);
  parts.scripts.push({
    src,
    type: attributes.text('type').toLowerCase(),
    id: attributes.text('id'),
    text: '',
    start: 0,
  });
}

function readIframe({ parts, attributes, links }: ElementContext): void {
  if (parts.iframes.length >= partsMax.iframes) return;
  const source = attributes.address('src');
  const lazy = source === '' || source.startsWith('about:') || source.startsWith('data:');
  const src = links.resolve(lazy ? attributes.text('data-src') || attributes.text('data-lazy-src') : source);
  parts.iframes.push({ src, title: attributes.text('title') });
}

function readButton(context: ElementContext): void {
  const { parts, attributes, region, hidden } = context;
  if (parts.buttons.length >= partsMax.buttons) return;
  const label = attributes.text('aria-label') || attributes.text('title');
  context.capture(charactersMax.buttonText, ({ text, alt }) => {
    const shown = text || alt || label;
    if (shown !== '') parts.buttons.push({ text: shown, region, hidden });
  });
}

function readHeading(context: ElementContext, tag: string): void {
  const { parts, region, hidden } = context;
  if (parts.headings.length >= partsMax.headings) return;
  const level = Number(tag.slice(1)) as Heading['level'];
  context.capture(charactersMax.heading, ({ text, alt }) => {
    parts.headings.push({ level, text: text || alt, region, hidden });
  });
}

/** Starts a form: the following inputs belong to it until it ends. */
function openForm(context: ElementContext): void {
  const { parts, attributes, links, region, hidden, classAndId } = context;
  if (parts.forms.length >= partsMax.forms) return;
  const action = attributes.text('action');
  const form = {
    action: action === '' ? '' : links.resolve(action),
    method: attributes.text('method').toLowerCase(),
    classes: `${classAndId} ${attributes.text('name')} ${attributes.text('role')}`.trim(),
    inputs: [],
    text: '',
    region,
    hidden,
  };
  parts.forms.push(form);
  parts.openForm = form;
  context.capture(charactersMax.formText, ({ text }) => {
    form.text = text;
    parts.openForm = null;
  });
}

function readInput({ parts, attributes, region, hidden }: ElementContext, tag: string): void {
  const type = tag === 'input' ? attributes.text('type').toLowerCase() || 'text' : tag;
  const inputs = parts.openForm?.inputs ?? parts.looseInputs;
  const value = attributes.text('value');
  if (inputs.length < partsMax.inputs)
    inputs.push({
      type,
      name: attributes.text('name') || attributes.text('id'),
      placeholder: attributes.text('placeholder') || attributes.text('aria-label'),
      value: value.slice(0, charactersMax.buttonText),
    });
  const isButton = type === 'submit' || type === 'button';
  if (isButton && value !== '' && parts.buttons.length < partsMax.buttons)
    parts.buttons.push({ text: value.slice(0, charactersMax.buttonText), region, hidden });
}
