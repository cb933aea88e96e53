import type { IndexDocument, TextIndexSchema } from '../../src/lib/text-index/api.ts';

export const killSchema: TextIndexSchema = {
  fields: [
    { name: 'title', boost: 3 },
    { name: 'h2', boost: 2 },
    { name: 'body', boost: 1 },
  ],
  filters: [
    { name: 'batch', kind: 'keyword' },
    { name: 'written', kind: 'number' },
  ],
};

/** The whole document follows from its key and the number of its write, so a partial document is detected. */
export function killDocument(key: string, write: number): IndexDocument {
  return {
    key,
    text: {
      title: `contact us ${wordOfWrite(write)}`,
      h2: ['privacy policy', `free shipping ${write % 10}`],
      body: `the page of ${key} and our team ${'of the and to book a demo '.repeat(1 + (write % 20))} write ${write}`,
    },
    filters: { batch: wordOfWrite(write), written: write },
    stored: Buffer.from(JSON.stringify({ key, write, filling: 'x'.repeat(write % 700) })),
  };
}

/** A word that only the documents of one write contain. */
export function wordOfWrite(write: number): string {
  return `write${write}`;
}

/**
 * One line from the writer to the watcher. Writes of one kind are sequential; the two kinds run concurrently. `begin` comes before the
 * call, `done` after its promise has resolved.
 */
export type WriterLine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begin'; readonly write: KillWrite }
  | { readonly kind: 'done'; readonly channel: Channel; readonly number: number };

export type Channel = 'single' | 'bulk';

export interface KillWrite {
  readonly channel: Channel;
  readonly number: number;
  readonly operation: 'put' | 'delete';
  readonly keys: readonly string[];
}
