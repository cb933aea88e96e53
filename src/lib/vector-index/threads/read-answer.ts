import type { Deadline } from '../../deadline.ts';
import type { Reader } from '../query/reader.ts';
import type { ReadKind, ReadRequests } from './search-messages.ts';

type Answers = {
  readonly [K in ReadKind]: (
    reader: Reader,
    request: ReadRequests[K]['request'],
    deadline: Deadline,
  ) => ReadRequests[K]['answer'];
};

const answers: Answers = {
  search: (reader, request, deadline) => reader.search(request, deadline),
  get: (reader, keys, deadline) => reader.get(keys, deadline),
  cosines: (reader, request, deadline) => reader.cosines(request, deadline),
  counts: (reader) => reader.counts(),
};

export function readAnswer<K extends ReadKind>(
  reader: Reader,
  kind: K,
  request: ReadRequests[K]['request'],
  deadline: Deadline,
): ReadRequests[K]['answer'] {
  return answers[kind](reader, request, deadline);
}
