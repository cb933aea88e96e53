/** The messages of a run in the language of the page, with `{names}` to fill in. */
export type RunTexts = Readonly<
  Record<'running' | 'unreachable' | 'missing' | 'noFile' | 'outcome' | 'price' | 'copy' | 'copied', string>
>;

/** How much of a response is read and shown, because a download may be endless. */
const SHOWN_BYTES_MAX = 100_000;

const running = new WeakMap<HTMLFormElement, AbortController>();

/** Sends the form, with the API key if there is one, and shows the response. A second run cancels the first. */
export async function runCall(form: HTMLFormElement, key: string, texts: RunTexts): Promise<void> {
  running.get(form)?.abort();
  const stop = new AbortController();
  running.set(form, stop);
  const output = form.querySelector('output');
  if (!output) return;
  output.hidden = false;
  show(output, texts.running);
  const started = performance.now();
  try {
    const answer = await fetch(addressOf(form, texts), requestOf(form, key, { signal: stop.signal, texts }));
    const text = await readBeginning(answer);
    const ms = Math.round(performance.now() - started);
    const cost = answer.headers.get('x-credits-cost');
    const price = cost === null ? '' : ` · ${filled(texts.price, { n: cost })}`;
    show(output, `${filled(texts.outcome, { status: answer.status, ms })}${price}`, pretty(text));
  } catch (failure) {
    if (!stop.signal.aborted)
      show(output, failure instanceof WrongForm ? failure.message : texts.unreachable);
  }
}

class WrongForm extends Error {}

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const fieldsOf = (form: HTMLFormElement, place: string): HTMLInputElement[] =>
  [...form.querySelectorAll<HTMLInputElement>(`[data-in="${place}"]`)].filter(({ value }) => value !== '');

function addressOf(form: HTMLFormElement, { missing }: RunTexts): string {
  const path = (form.dataset.path ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fieldsOf(form, 'path').find((field) => field.name === name)?.value;
    if (value === undefined) throw new WrongForm(filled(missing, { name }));
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams(fieldsOf(form, 'query').map(({ name, value }) => [name, value]));
  return query.size === 0 ? path : `${path}?${query}`;
}

function requestOf(
  form: HTMLFormElement,
  key: string,
  { signal, texts }: { readonly signal: AbortSignal; readonly texts: RunTexts },
): RequestInit {
  const headers = new Headers(
    fieldsOf(form, 'header').map(({ name, value }): [string, string] => [name, value]),
  );
  if (key !== '') headers.set('authorization', `Bearer ${key}`);
  const request: RequestInit = { method: form.dataset.method ?? 'GET', headers, signal, cache: 'no-store' };
  const file = form.querySelector<HTMLInputElement>('input[type="file"]');
  const body = form.querySelector('textarea');
  if (file) {
    const chosen = file.files?.[0];
    if (!chosen) throw new WrongForm(texts.noFile);
    const upload = new FormData();
    upload.set('file', chosen);
    return { ...request, body: upload };
  }
  if (!body) return request;
  headers.set('content-type', 'application/json');
  return { ...request, body: body.value };
}

async function readBeginning(answer: Response): Promise<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length < SHOWN_BYTES_MAX) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader?.cancel();
  return `${text.slice(0, SHOWN_BYTES_MAX)} …`;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function show(output: HTMLOutputElement, head: string, body?: string): void {
  const line = document.createElement('p');
  line.textContent = head;
  output.replaceChildren(line);
  if (body === undefined || body === '') return;
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.textContent = body;
  output.append(block);
}
