import { answerMessages } from '../../../lib/threads/index.ts';
import type { GlossaryMessage } from './glossary-model.ts';
import { GlossaryReader } from './glossary-reader.ts';
import type { Statistics } from './statistics.ts';

const reader = new GlossaryReader();
let known: { readonly id: number; readonly statistics: Statistics } | undefined;

answerMessages((message: GlossaryMessage) => {
  if (message.kind === 'fit') return { value: reader.fit(message.pages) };
  if (message.kind === 'words') return { value: reader.wordsFor(message.language, message.concepts) };
  const { id, given } = message.statistics;
  if (given) known = { id, statistics: given };
  // A thread that took another's place was never told; whoever asks then sends them along.
  if (known?.id !== id) return { value: 'unknown statistics' };
  const { statistics } = known;
  const { kind } = message;
  if (kind !== 'embed') return { value: message.pages.map((page) => reader[kind](page, statistics)) };
  const vectors = message.pages.map((page) => reader.embed(page, statistics));
  return {
    value: vectors,
    moved: vectors.flatMap((vector) => (vector ? [vector.buffer as ArrayBuffer] : [])),
  };
});
