interface Typed {
  readonly text: string;
  readonly hasFocus: boolean;
}

let typed: Typed | undefined;

/** Remembers the text that was typed into the server-rendered page, before the app replaces it. */
export function keepTyped(page: Element): void {
  const box = page.querySelector<HTMLInputElement>('input[name=q]');
  if (box && (box.value !== box.defaultValue || box === document.activeElement))
    typed = { text: box.value, hasFocus: box === document.activeElement };
}

/** Returns the remembered text once. */
export function takeTyped(): Typed | undefined {
  const taken = typed;
  typed = undefined;
  return taken;
}
