import type { ElementContext } from './element-context.ts';
import { charactersMax, partsMax } from './page-parts.ts';

/** Starts a form: the following inputs belong to it until it ends. */
export function openForm(context: ElementContext): void {
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

export function readInput({ parts, attributes, region, hidden }: ElementContext, tag: string): void {
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
