import { useLayoutEffect, useRef } from 'react';

/** Actions by key: a letter, `shift x`, `mod k` (Command or Control), or a sequence like `g l`. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const SEQUENCE_MS = 1_200;
const OFF_KEY = 'homedex.shortcuts';

export const areLettersOn = (): boolean => localStorage.getItem(OFF_KEY) !== 'off';
export const setLetters = (areOn: boolean): void =>
  areOn ? localStorage.removeItem(OFF_KEY) : localStorage.setItem(OFF_KEY, 'off');

let before: { readonly key: string; readonly at: number } | undefined;
const layers: { readonly current: Shortcuts }[] = [];

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const names = namesOf(event);
  before =
    event.key.length === 1 && !isTyping(event)
      ? { key: event.key.toLowerCase(), at: event.timeStamp }
      : undefined;
  for (const name of names)
    for (const layer of layers.toReversed()) {
      const run = layer.current[name];
      if (!run || !isMeant(name, event)) continue;
      event.preventDefault();
      before = undefined;
      run(event);
      return;
    }
});

function namesOf(event: KeyboardEvent): string[] {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.metaKey || event.ctrlKey) return [`mod ${key}`];
  const inSequence = before !== undefined && event.timeStamp - before.at < SEQUENCE_MS;
  const single = event.shiftKey && /^[a-z]$/.test(key) ? `shift ${key}` : key;
  return inSequence && before ? [`${before.key} ${key}`, single] : [single];
}

/**
 * Whether a key is a shortcut now. Letters, and Control with a letter, belong to a focused input field or an open dialog. Letters can be
 * turned off.
 */
function isMeant(name: string, event: KeyboardEvent): boolean {
  if (name === 'mod k') return true;
  // The browser closes an open menu on Escape; what lies behind it stays.
  if (name === 'Escape' && document.querySelector(':popover-open')) return false;
  if (isTyping(event)) return name === 'Escape';
  if (document.querySelector('dialog:modal:not([data-shortcuts])')) return false;
  return name.startsWith('mod ') || name.length > 7 || /^[A-Z]/.test(name) || areLettersOn();
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)));

/** Active while the component is mounted. The component that was mounted last wins. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const layer = useRef(shortcuts);
  layer.current = shortcuts;
  // Registered before the component is painted, so that its keys work once it is visible.
  useLayoutEffect(() => {
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, []);
}
