import type { TokenizerCallbacks } from 'htmlparser2';
import { attributeName, isEverydayAttribute } from './attribute-names.ts';
import { type CapturedText, Captures } from './captures.ts';
import { cleanText, collapseSpace } from './clean-text.ts';
import type { ElementContext } from './element-context.ts';
import { elementHandlers } from './element-handlers.ts';
import { landmarkOf } from './landmark.ts';
import { MicrodataReader } from './microdata.ts';
import { type OpenElement, OpenElements } from './open-elements.ts';
import { charactersMax, PageParts, partsMax } from './page-parts.ts';
import type { HiddenReason, Region } from './parsed-page.ts';
import { LinkResolver } from './resolve-link.ts';
import { TagAttributes } from './tag-attributes.ts';
import { type TagRule, tagRule } from './tag-rules.ts';
import { TextCollector } from './text-collector.ts';
import { hiddenByStyle, offscreenClasses } from './visibility.ts';

const elementsMax = 150_000;

/** Receives the tokens of one page and fills `parts` and `text`. Works on offsets into the page, cutting out only what is kept. */
export class PageReader implements TokenizerCallbacks, ElementContext {
  readonly parts = new PageParts();
  readonly text = new TextCollector();
  readonly attributes: TagAttributes;
  links: LinkResolver;
  elementCount = 0;

  region: Region = 'body';
  hidden = false;
  linkHref = '';
  classAndId = '';

  readonly #html: string;
  readonly #captures = new Captures();
  readonly #microdata = new MicrodataReader(this.parts.microdata);
  readonly #elements: OpenElements;
  readonly #offscreen = new Set<string>();
  readonly #isFull: () => void;
  #rule: TagRule = tagRule('html');
  #svgDepth = 0;
  #blockTag = '';
  #hasBase = false;
  #jsonLd = '';
  #titleText = '';

  constructor(html: string, pageUrl: string, isFull: () => void) {
    this.#html = html;
    this.attributes = new TagAttributes(html);
    this.links = new LinkResolver(pageUrl);
    this.#elements = new OpenElements((depth, element) => this.#closed(depth, element));
    this.#isFull = isFull;
  }

  /** Null when the page has no title element. */
  get title(): string | null {
    return this.parts.tagCounts.has('title')
      ? cleanText(this.#titleText).slice(0, charactersMax.title)
      : null;
  }

  onopentagname(start: number, end: number): void {
    this.#rule = tagRule(this.#html.slice(start, end));
    this.attributes.clear();
  }

  onattribname(start: number, end: number): void {
    this.attributes.begin(attributeName(this.#html.slice(start, end)));
  }

  onattribdata(start: number, end: number): void {
    this.attributes.setValue(start, end);
  }

  onopentagend(): void {
    this.#open(false);
  }

  onselfclosingtag(): void {
    this.#open(this.#svgDepth > 0);
  }

  onclosetag(start: number, end: number): void {
    const { name, isBlock } = tagRule(this.#html.slice(start, end));
    if (isBlock) this.#breakText();
    this.#elements.close(name);
  }

  ontext(start: number, end: number): void {
    const element = this.#elements.current;
    const raw = this.#html.slice(start, end);
    if (element.silent) this.#addRaw(element.rule.name, raw);
    else if (element.rule.name === 'title') this.#addTitle(raw);
    else if (element.region !== 'head') {
      this.text.add(raw, element, this.#blockTag, this.linkHref !== '');
      this.#captures.addText(raw);
    }
  }

  oncomment(start: number, end: number, offset: number): void {
    if (this.parts.comments.length >= partsMax.comments) return;
    const comment = this.#html.slice(start, Math.min(end - offset, start + charactersMax.comment));
    this.parts.comments.push(collapseSpace(comment));
  }

  onend(): void {
    this.#elements.closeAll();
    this.#breakText();
  }

  isInForeignContext(): boolean {
    return this.#svgDepth > 0;
  }

  onattribend(): void {}
  onattribentity(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  ontextentity(): void {}

  capture(charactersMax: number, finish: (captured: CapturedText) => void): void {
    this.#captures.begin(this.#elements.depth, charactersMax, finish);
  }

  setLinkHref(href: string): void {
    this.linkHref = href;
  }

  setBase(href: string): void {
    const base = href === '' || this.#hasBase ? '' : this.links.resolve(href);
    if (!base.startsWith('http')) return;
    this.#hasBase = true;
    this.links = new LinkResolver(base);
  }

  addIconClasses(classes: string): void {
    this.#captures.addIconClasses(classes);
  }

  addAlt(alt: string): void {
    this.#captures.addAlt(alt);
  }

  #open(isClosed: boolean): void {
    const rule = this.#rule;
    this.elementCount++;
    if (this.elementCount > elementsMax) {
      this.#isFull();
      return;
    }
    this.parts.tagCounts.set(rule.name, (this.parts.tagCounts.get(rule.name) ?? 0) + 1);
    if (rule.isBlock) this.#breakText();
    if (rule.closes !== null) this.#elements.closeImplied(rule.closes);
    const around = this.#elements.current;
    if (around.rule.name === 'head' && !headTags.has(rule.name)) this.#elements.close('head');
    const element = this.#describe(rule, this.#elements.current);
    this.region = element.region;
    this.hidden = element.hidden !== null;
    elementHandlers.get(rule.name)?.(this, rule.name);
    if (this.attributes.has('itemprop') || this.attributes.has('itemscope'))
      this.#microdata.open(this, rule.name, this.#elements.depth);
    if (rule.isVoid || isClosed || !this.#elements.push(element)) return;
    if (rule.isBlock) this.#blockTag = rule.name;
    if (rule.name === 'svg') this.#svgDepth++;
  }

  /** Indexes the attributes for selector rules and works out where the element stands and whether it shows. */
  #describe(rule: TagRule, around: OpenElement): OpenElement {
    const { attributes, parts } = this;
    let idValue = '';
    let classValue = '';
    let hidden: HiddenReason | null =
      around.hidden ?? (rule.name === 'noscript' || rule.name === 'template' ? rule.name : null);
    for (let index = 0; index < attributes.count; index++) {
      const name = attributes.nameAt(index);
      if (name === 'class') {
        classValue = attributes.rawAt(index);
        if (parts.classAttributes.size < partsMax.names) parts.classAttributes.add(classValue);
      } else if (name === 'id') {
        idValue = attributes.rawAt(index);
        if (parts.ids.size < partsMax.names) parts.ids.add(idValue);
      } else if (name === 'style') hidden ??= hiddenByStyle(attributes.rawAt(index));
      else if (name === 'hidden') hidden ??= attributes.rawAt(index) === 'until-found' ? null : 'attribute';
      else if (
        !isEverydayAttribute(name) &&
        parts.attributes.size < partsMax.names &&
        !parts.attributes.has(name)
      )
        parts.attributes.set(name, attributes.rawAt(index));
    }
    this.classAndId = idValue === '' ? classValue : `${idValue} ${classValue}`;
    if (hidden === null && this.#offscreen.size > 0 && classValue !== '')
      hidden = classValue.split(' ').some((token) => this.#offscreen.has(token)) ? 'offscreen' : null;
    const region =
      landmarkOf(rule.name, attributes.raw('role'), this.classAndId, around.region) ?? around.region;
    return { rule, region, hidden, silent: around.silent || rule.isSilent };
  }

  #closed(depth: number, element: OpenElement): void {
    const { name, isBlock } = element.rule;
    this.#captures.end(depth);
    this.#microdata.close(depth);
    if (isBlock) this.#breakText();
    if (name === 'svg') this.#svgDepth--;
    if (isBlock) this.#blockTag = this.#elements.current.rule.name;
    if (name === 'style')
      for (const token of offscreenClasses(this.parts.styles.at(-1) ?? '')) this.#offscreen.add(token);
    if (name === 'script') this.#takeJsonLd();
  }

  /** Block boundaries separate words inside captured texts too. */
  #breakText(): void {
    this.text.endBlock();
    this.#captures.addText(' ');
  }

  #addRaw(name: string, raw: string): void {
    if (name === 'script') {
      const script = this.parts.scripts.at(-1);
      if (script === undefined) return;
      const isJsonLd = script.type.includes('ld+json');
      if (isJsonLd) this.#jsonLd += raw;
      else if (script.text.length < charactersMax.script)
        script.text = (script.text + raw).slice(0, charactersMax.script);
    } else if (name === 'style') {
      const last = this.parts.styles.length - 1;
      if (last >= 0)
        this.parts.styles[last] = ((this.parts.styles[last] ?? '') + raw).slice(0, charactersMax.style);
    }
  }

  #takeJsonLd(): void {
    if (this.#jsonLd === '') return;
    if (this.parts.jsonLdBlocks.length < partsMax.jsonLdBlocks) this.parts.jsonLdBlocks.push(this.#jsonLd);
    this.#jsonLd = '';
  }

  /** Only the first title element names the page, as in a browser. */
  #addTitle(raw: string): void {
    if (this.parts.tagCounts.get('title') === 1) this.#titleText += raw;
  }
}

const headTags = new Set([
  'base',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'template',
  'title',
  'basefont',
  'bgsound',
]);
