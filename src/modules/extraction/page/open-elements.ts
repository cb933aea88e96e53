import type { HiddenReason, Region } from './parsed-page.ts';
import type { TagRule } from './tag-rules.ts';

export interface OpenElement {
  readonly rule: TagRule;
  readonly region: Region;
  readonly hidden: HiddenReason | null;
  /** Inside an element whose text is not prose. */
  readonly silent: boolean;
}

const depthMax = 3000;
const outermost: OpenElement = {
  rule: { name: '', isVoid: false, isBlock: true, closes: null, isSilent: false },
  region: 'body',
  hidden: null,
  silent: false,
};

/** The stack of open elements. Linear over the page: a closing tag that nothing matches never searches the stack. */
export class OpenElements {
  readonly #stack: OpenElement[] = [];
  readonly #openByName = new Map<string, number>();
  readonly #onPop: (depth: number, element: OpenElement) => void;

  constructor(onPop: (depth: number, element: OpenElement) => void) {
    this.#onPop = onPop;
  }

  get depth(): number {
    return this.#stack.length;
  }

  get current(): OpenElement {
    return this.#stack.at(-1) ?? outermost;
  }

  /** Whether an element of this name is open at any depth. */
  isOpen(name: string): boolean {
    return (this.#openByName.get(name) ?? 0) > 0;
  }

  /** Nesting beyond every real page is ignored: its closing tags then match nothing. */
  push(element: OpenElement): boolean {
    if (this.#stack.length >= depthMax) return false;
    this.#stack.push(element);
    const { name } = element.rule;
    this.#openByName.set(name, (this.#openByName.get(name) ?? 0) + 1);
    return true;
  }

  /** Ends the elements that cannot hold the one about to start. */
  closeImplied(closes: ReadonlySet<string>): void {
    while (this.#stack.length > 0 && closes.has(this.current.rule.name)) this.#pop();
  }

  close(name: string): void {
    if (!this.isOpen(name)) return;
    while (this.#stack.length > 0) if (this.#pop().rule.name === name) return;
  }

  closeAll(): void {
    while (this.#stack.length > 0) this.#pop();
  }

  #pop(): OpenElement {
    const element = this.#stack.pop() ?? outermost;
    const { name } = element.rule;
    this.#openByName.set(name, (this.#openByName.get(name) ?? 1) - 1);
    this.#onPop(this.#stack.length, element);
    return element;
  }
}
