interface Typed {
  readonly text: string;
  readonly hasFocus: boolean;
}

let typed: Typed | undefined;

/** Remembers what stands in the box of the page that the app takes the place of. */
export function keepTyped(page: Element): void {
  const box = page.querySelector<HTMLInputElement>('input[name=q]');
  if (box && (box.value !== box.defaultValue || box === document.activeElement))
    typed = { text: box.value, hasFocus: box === document.activeElement };
}

/** It, once. */
export function takeTyped(): Typed | undefined {
  const taken = typed;
  typed = undefined;
  return taken;
}
