/**
 * Makes the documentation page send its example requests, with texts that the server put into the page. Responses are shown as text, never
 * as markup.
 */
import { type RunTexts, runCall } from './run-call.ts';

const all = <Kind extends HTMLElement>(selector: string, root: ParentNode = document): Kind[] => [
  ...root.querySelectorAll<Kind>(selector),
];

const COPIED_MS = 2_000;

const texts: RunTexts = JSON.parse(document.querySelector<HTMLElement>('.docs')?.dataset.texts ?? '{}');
const keyField = document.querySelector<HTMLInputElement>('input[name="key"]');

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('.try')) return;
  event.preventDefault();
  runCall(form, keyField?.value.trim() ?? '', texts).catch((failure: unknown) => console.error(failure));
});

// An endpoint gets its fields and buttons when it is opened first; a toggle does not bubble.
document.addEventListener('toggle', ({ target }) => completeEndpoint(target as HTMLElement), true);
// The address may have opened one before this script ran.
for (const endpoint of all('.endpoint[open]')) completeEndpoint(endpoint);
for (const samples of all('.begin .samples')) addCopyButton(samples);

function completeEndpoint(endpoint: HTMLElement): void {
  if (!endpoint.matches('.endpoint[open]')) return;
  for (const template of all<HTMLTemplateElement>('template', endpoint))
    template.replaceWith(template.content);
  for (const samples of all('.samples:not(:has(.copy))', endpoint)) addCopyButton(samples);
}

// These fields are in the page from the start, so that nothing moves when this script has loaded; until then they are inert.
const keyForm = keyField?.form;
keyForm?.removeAttribute('inert');
keyForm?.addEventListener('submit', (event) => {
  event.preventDefault();
  showKey();
});
keyForm?.querySelector('[data-act="show"]')?.addEventListener('click', showKey);

let commands: readonly { readonly element: HTMLElement; readonly text: string }[] | undefined;

function showKey(): void {
  const key = keyField?.value.trim() || 'YOUR-TOKEN';
  // A single quote would end the quoted part of a command. No key contains one.
  if (key.includes("'")) return;
  commands ??= all('.command code').map((element) => ({ element, text: element.textContent ?? '' }));
  for (const { element, text } of commands) element.textContent = text.replace('YOUR-TOKEN', key);
}

/** Copies the visible example. */
function addCopyButton(samples: HTMLElement): void {
  if (!navigator.clipboard) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = texts.copy;
  button.addEventListener('click', () => {
    const shown = all('.command', samples).find((command) => command.checkVisibility());
    navigator.clipboard.writeText(shown?.textContent ?? '').then(
      () => {
        button.textContent = texts.copied;
        setTimeout(() => {
          button.textContent = texts.copy;
        }, COPIED_MS);
      },
      () => shown && getSelection()?.selectAllChildren(shown),
    );
  });
  samples.append(button);
}

/** Switches the language of all examples on the page. */
document.addEventListener('click', ({ target }) => {
  const chosen = (target as HTMLElement).closest<HTMLElement>('.languages button')?.dataset.lang;
  const page = document.querySelector<HTMLElement>('.docs');
  if (chosen === undefined || !page) return;
  page.dataset.lang = chosen;
  for (const button of all<HTMLButtonElement>('.languages button'))
    button.setAttribute('aria-pressed', String(button.dataset.lang === chosen));
});

const find = document.querySelector<HTMLInputElement>('#find');
find?.closest('label')?.removeAttribute('inert');
find?.addEventListener('input', () => {
  const filterText = find.value.trim().toLowerCase();
  const holds = (element: HTMLElement): boolean =>
    (element.textContent ?? '').toLowerCase().includes(filterText);
  for (const group of all<HTMLDetailsElement>('.index details')) {
    for (const entry of all('li', group)) entry.hidden = !holds(entry);
    group.hidden = all('li', group).every((entry) => entry.hidden);
    group.open = filterText !== '' && !group.hidden;
  }
  for (const endpoint of all('.endpoint'))
    endpoint.hidden = !holds(endpoint.querySelector('summary') ?? endpoint);
  for (const subject of all('.subject'))
    subject.hidden = all('.endpoint', subject).every((endpoint) => endpoint.hidden);
});
