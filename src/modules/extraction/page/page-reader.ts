import type { WorkBudget } from '../../../lib/work-budget.ts';
import { attributeName } from './attribute-names.ts';
import { type CapturedText, Captures } from './captures.ts';
import { isBlank } from './clean-text.ts';
import type { ElementContext } from './element-context.ts';
import { landmarkOf, mayNameLandmark } from './landmark.ts';
import { MicrodataReader } from './microdata.ts';
import { OpenElements, type Surroundings } from './open-elements.ts';
import { mayNameOverlay, overlayOf } from './overlay.ts';
import { PageParts, partsMax } from './page-parts.ts';
import type { HiddenReason, Region } from './parsed-page.ts';
import { RawTexts } from './raw-texts.ts';
import { LinkResolver } from './resolve-link.ts';
import type { HtmlEvents } from './scan-html.ts';
import { TagAttributes } from './tag-attributes.ts';
import { type TagRule, tagRule, tagRuleAt } from './tag-rules.ts';
import { TextCollector } from './text-collector.ts';
import { hiddenByStyle, offscreenClasses } from './visibility.ts';
import { ElementBoundaries, isWordBoundary } from './word-boundary.ts';

const elementsMax = 150_000;
/** A power of two. Reading the processor time costs a microsecond, a step less. */
const stepsBetweenLooks = 1024;

/** Receives the tokens of one page and fills `parts` and `text`. It works on offsets into the page and copies only what is stored. */
export class PageReader implements HtmlEvents, ElementContext {
  readonly parts = new PageParts();
  readonly texts = new TextCollector();
  readonly attributes: TagAttributes;
  links: LinkResolver;

  region: Region = 'body';
  hidden = false;
  linkHref = '';
  classAndId = '';

  readonly #html: string;
  readonly #budget: WorkBudget;
  readonly #skipsOverlays: boolean;
  readonly #raw: RawTexts;
  readonly #captures = new Captures();
  readonly #microdata = new MicrodataReader(this.parts.microdata);
  readonly #elements: OpenElements;
  readonly #offscreen = new Set<string>();
  #rule: TagRule = tagRule('html');
  #hasMicrodata = false;
  #svgDepth = 0;
  #blockTag = '';
  #hasBase = false;
  #rawName = '';
  #elementCount = 0;
  #steps = 0;
  readonly #boundaries = new ElementBoundaries();
  #lastText = '';

  constructor(html: string, pageUrl: string, overlays: 'skipped' | 'read', budget: WorkBudget) {
    this.#html = html;
    this.#budget = budget;
    this.#skipsOverlays = overlays === 'skipped';
    this.attributes = new TagAttributes(html);
    this.links = new LinkResolver(pageUrl);
    this.#elements = new OpenElements((depth, rule) => this.#closed(depth, rule));
    this.#raw = new RawTexts(html, this.parts);
  }

  /** Null when the page has no title element. */
  get title(): string | null {
    return this.#raw.title;
  }

  openTagName(start: number, end: number): void {
    this.#rule = tagRuleAt(this.#html, start, end);
    this.attributes.clear();
  }

  attributeName(start: number, end: number): void {
    this.attributes.begin(attributeName(this.#html, start, end));
  }

  attributeValue(start: number, end: number): void {
    this.attributes.setValue(start, end);
  }

  openTagEnd(isSelfClosing: boolean): string {
    const rule = this.#rule;
    const isForeign = this.#svgDepth > 0;
    this.#open(rule, isSelfClosing && isForeign);
    this.#rawName = rule.isRawText && !isForeign ? rule.name : '';
    if (this.#rawName !== '') this.#raw.open(this.#rawName);
    return this.#rawName;
  }

  closeTag(start: number, end: number): void {
    this.#rawName = '';
    const rule = tagRuleAt(this.#html, start, end);
    if (rule.isBlock) this.#breakText();
    else this.#boundaries.cross(rule.boundary, false);
    this.#elements.close(rule);
  }

  text(start: number, end: number): void {
    if (this.#rawName !== '') {
      this.#raw.add(this.#rawName, start, end);
      this.#rawName = '';
      return;
    }
    const around = this.#elements.surroundings;
    if (around.silent || around.region === 'head') return;
    if (isBlank(this.#html, start, end)) {
      this.#addSpace();
      return;
    }
    const raw = this.#html.slice(start, end);
    if (this.#boundaries.isCrossed && isWordBoundary(this.#lastText, raw, this.#boundaries)) this.#addSpace();
    this.#boundaries.clear();
    this.#lastText = raw;
    this.texts.add(raw, around, this.#blockTag, this.linkHref !== '');
    this.#captures.addText(raw);
  }

  wantsMore(): boolean {
    if ((++this.#steps & (stepsBetweenLooks - 1)) === 0 && this.#budget.isSpent()) return false;
    return this.#elementCount < elementsMax;
  }

  /** Closes the elements that are still open at the end of the page. */
  finish(): void {
    this.#elements.closeAll();
    this.#breakText();
  }

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

  #open(rule: TagRule, isClosed: boolean): void {
    this.#elementCount++;
    if (rule.isBlock) this.#breakText();
    else this.#boundaries.cross(rule.boundary, true);
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

  /** Records id and classes and determines the region and visibility of the element. */
  #describe(rule: TagRule, around: Surroundings): Surroundings {
    const { attributes, parts } = this;
    let id = '';
    let facts = parts.classAttributes.none;
    let role = '';
    let hidden = around.hidden ?? hiddenByTag(rule.name);
    this.#hasMicrodata = false;
    for (let index = 0; index < attributes.count; index++) {
      const name = attributes.nameAt(index);
      if (name === 'class') {
        facts = parts.classAttributes.at(this.#html, attributes.startAt(index), attributes.endAt(index));
      } else if (name === 'id') {
        id = attributes.rawAt(index);
        if (parts.ids.size < partsMax.names) parts.ids.add(id);
      } else if (name === 'style') hidden ??= hiddenByStyle(attributes.rawAt(index));
      else if (name === 'role') role = attributes.rawAt(index);
      else if (name === 'itemprop' || name === 'itemscope') this.#hasMicrodata = true;
      else if (name === 'data-cfemail') {
        if (parts.protectedEmails.length < partsMax.protectedEmails)
          parts.protectedEmails.push(attributes.rawAt(index));
      } else if (name === 'hidden') hidden ??= attributes.rawAt(index) === 'until-found' ? null : 'attribute';
    }
    const { classes } = facts;
    if (facts.isMicroformat) this.#hasMicrodata = true;
    this.classAndId = id === '' ? classes : `${id} ${classes}`;
    if (hidden === null && this.#offscreen.size > 0 && classes !== '')
      hidden = classes.split(' ').some((token) => this.#offscreen.has(token)) ? 'offscreen' : null;
    const mayStandOut = rule.mayBeLandmark || role !== '';
    if (hidden === null && (mayStandOut || rule.name === 'dialog') && this.#skipsOverlays) {
      const mayBeNamed = facts.mayNameOverlay || (id !== '' && mayNameOverlay(id));
      hidden = overlayOf(rule.name, role, this.classAndId, mayBeNamed);
    }
    let landmark: Region | null = null;
    if (mayStandOut) {
      const mayBeNamed = facts.mayNameLandmark || (id !== '' && mayNameLandmark(id));
      landmark = landmarkOf(rule.name, role, this.classAndId, mayBeNamed, around.region);
    }
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
  }

  #addSpace(): void {
    this.texts.addSpace();
    this.#captures.addSpace();
  }

  /** Block boundaries also separate words inside captured texts. */
  #breakText(): void {
    this.texts.endBlock();
    this.#captures.addSpace();
  }
}

function hiddenByTag(name: string): HiddenReason | null {
  return name === 'noscript' || name === 'template' ? name : null;
}
