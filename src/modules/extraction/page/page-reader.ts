import type { TokenizerCallbacks } from 'htmlparser2';
import { attributeName, isEverydayAttribute } from './attribute-names.ts';
import { type CapturedText, Captures } from './captures.ts';
import { cleanText, collapseSpace, isBlank } from './clean-text.ts';
import type { ElementContext } from './element-context.ts';
import { landmarkOf } from './landmark.ts';
import { MicrodataReader } from './microdata.ts';
import { OpenElements, type Surroundings } from './open-elements.ts';
import { charactersMax, PageParts, partsMax } from './page-parts.ts';
import type { HiddenReason, Region } from './parsed-page.ts';
import { LinkResolver } from './resolve-link.ts';
import { TagAttributes } from './tag-attributes.ts';
import { type TagRule, tagIdsEnd, tagNameOf, tagRule } from './tag-rules.ts';
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
  readonly #tagCounts = new Int32Array(tagIdsEnd);
  readonly #unknownTags = new Map<string, number>();
  #rule: TagRule = tagRule('html');
  #hasMicrodata = false;
  #svgDepth = 0;
  #blockTag = '';
  #hasBase = false;
  #jsonLd = '';
  #titleText = '';

  constructor(html: string, pageUrl: string, isFull: () => void) {
    this.#html = html;
    this.attributes = new TagAttributes(html);
    this.links = new LinkResolver(pageUrl);
    this.#elements = new OpenElements((depth, rule) => this.#closed(depth, rule));
    this.#isFull = isFull;
  }

  /** Null when the page has no title element. */
  get title(): string | null {
    return (this.#tagCounts[titleId] ?? 0) > 0
      ? cleanText(this.#titleText).slice(0, charactersMax.title)
      : null;
  }

  /** Element names with how often each occurs. */
  tagCounts(): Map<string, number> {
    const counts = new Map(this.#unknownTags);
    for (const [id, count] of this.#tagCounts.entries()) if (count > 0) counts.set(tagNameOf(id), count);
    return counts;
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
    const rule = tagRule(this.#html.slice(start, end));
    if (rule.isBlock) this.#breakText();
    this.#elements.close(rule);
  }

  ontext(start: number, end: number): void {
    const around = this.#elements.surroundings;
    if (around.silent) this.#addRaw(this.#elements.rule.name, start, end);
    else if (isBlank(this.#html, start, end)) {
      this.text.addSpace();
      this.#captures.addText(' ');
    } else if (this.#elements.rule.name === 'title') this.#addTitle(this.#html.slice(start, end));
    else if (around.region !== 'head') {
      const raw = this.#html.slice(start, end);
      this.text.add(raw, around, this.#blockTag, this.linkHref !== '');
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
    this.#countTag(rule);
    if (rule.isBlock) this.#breakText();
    if (rule.closes !== null) this.#elements.closeImplied(rule.closes);
    if (!rule.mayStandInHead && this.#elements.rule.name === 'head')
      this.#elements.close(this.#elements.rule);
    const surroundings = this.#describe(rule, this.#elements.surroundings);
    this.region = surroundings.region;
    this.hidden = surroundings.hidden !== null;
    rule.handler?.(this, rule.name);
    if (this.#hasMicrodata) this.#microdata.open(this, rule.name, this.#elements.depth);
    if (rule.isVoid || isClosed || !this.#elements.push(rule, surroundings)) return;
    if (rule.isBlock) this.#blockTag = rule.name;
    if (rule.name === 'svg') this.#svgDepth++;
  }

  /** Indexes the attributes for selector rules and works out where the element stands and whether it shows. */
  #describe(rule: TagRule, around: Surroundings): Surroundings {
    const { attributes, parts } = this;
    let id = '';
    let classes = '';
    let role = '';
    let hidden = around.hidden ?? hiddenByTag(rule.name);
    this.#hasMicrodata = false;
    for (let index = 0; index < attributes.count; index++) {
      const name = attributes.nameAt(index);
      if (name === 'class') {
        classes = attributes.rawAt(index);
        if (parts.classAttributes.size < partsMax.names) parts.classAttributes.add(classes);
      } else if (name === 'id') {
        id = attributes.rawAt(index);
        if (parts.ids.size < partsMax.names) parts.ids.add(id);
      } else if (name === 'style') hidden ??= hiddenByStyle(attributes.rawAt(index));
      else if (name === 'role') role = attributes.rawAt(index);
      else if (name === 'itemprop' || name === 'itemscope') this.#hasMicrodata = true;
      else if (name === 'hidden') hidden ??= attributes.rawAt(index) === 'until-found' ? null : 'attribute';
      else if (
        !isEverydayAttribute(name) &&
        parts.attributes.size < partsMax.names &&
        !parts.attributes.has(name)
      )
        parts.attributes.set(name, attributes.rawAt(index));
    }
    this.classAndId = id === '' ? classes : `${id} ${classes}`;
    if (hidden === null && this.#offscreen.size > 0 && classes !== '')
      hidden = classes.split(' ').some((token) => this.#offscreen.has(token)) ? 'offscreen' : null;
    const landmark =
      rule.mayBeLandmark || role !== '' ? landmarkOf(rule.name, role, this.classAndId, around.region) : null;
    const region = landmark ?? around.region;
    const silent = around.silent || rule.isSilent;
    if (region === around.region && hidden === around.hidden && silent === around.silent) return around;
    return { region, hidden, silent };
  }

  #closed(depth: number, rule: TagRule): void {
    this.#captures.end(depth);
    this.#microdata.close(depth);
    if (rule.isBlock) {
      this.#breakText();
      this.#blockTag = this.#elements.rule.name;
    }
    if (rule.name === 'svg') this.#svgDepth--;
    if (rule.name === 'style')
      for (const token of offscreenClasses(this.parts.styles.at(-1) ?? '')) this.#offscreen.add(token);
    if (rule.name === 'script') this.#takeJsonLd();
  }

  #countTag({ id, name }: TagRule): void {
    if (id === 0) this.#unknownTags.set(name, (this.#unknownTags.get(name) ?? 0) + 1);
    else this.#tagCounts[id] = (this.#tagCounts[id] ?? 0) + 1;
  }

  /** Block boundaries separate words inside captured texts too. */
  #breakText(): void {
    this.text.endBlock();
    this.#captures.addText(' ');
  }

  #addRaw(name: string, start: number, end: number): void {
    if (name === 'script') {
      const raw = this.#html.slice(start, end);
      const script = this.parts.scripts.at(-1);
      if (script === undefined) return;
      const isJsonLd = script.type.includes('ld+json');
      if (isJsonLd) this.#jsonLd += raw;
      else if (script.text.length < charactersMax.script)
        script.text = (script.text + raw).slice(0, charactersMax.script);
    } else if (name === 'style') {
      const raw = this.#html.slice(start, end);
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
    if (this.#tagCounts[titleId] === 1) this.#titleText += raw;
  }
}

const titleId = tagRule('title').id;

function hiddenByTag(name: string): HiddenReason | null {
  return name === 'noscript' || name === 'template' ? name : null;
}
