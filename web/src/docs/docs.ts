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

for (const form of all<HTMLFormElement>('form.try')) {
  form.querySelector('button')?.removeAttribute('hidden');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    runCall(form, keyField?.value.trim() ?? '', texts).catch((failure: unknown) => console.error(failure));
  });
}

// These fields are in the page from the start, so that nothing moves when this script has loaded; until then they are inert.
const keyForm = keyField?.form;
keyForm?.removeAttribute('inert');
keyForm?.addEventListener('submit', (event) => {
  event.preventDefault();
  showKey();
});
keyForm?.querySelector('[data-act="show"]')?.addEventListener('click', showKey);

const commands = all('.command code').map((element) => ({ element, text: element.textContent ?? '' }));

function showKey(): void {
  const key = keyField?.value.trim() || 'YOUR-TOKEN';
  // A single quote would end the quoted part of a command. No key contains one.
  if (key.includes("'")) return;
  for (const { element, text } of commands) element.textContent = text.replace('YOUR-TOKEN', key);
}

if (navigator.clipboard) for (const samples of all('.samples')) addCopyButton(samples);

/** Copies the visible example. */
function addCopyButton(samples: HTMLElement): void {
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
for (const button of all<HTMLButtonElement>('.languages button'))
  button.addEventListener('click', () => {
    const chosen = button.dataset.lang ?? '';
    const page = document.querySelector<HTMLElement>('.docs');
    if (page) page.dataset.lang = chosen;
    for (const other of all<HTMLButtonElement>('.languages button'))
      other.setAttribute('aria-pressed', String(other.dataset.lang === chosen));
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
