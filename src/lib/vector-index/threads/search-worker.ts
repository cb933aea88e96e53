import { Deadline } from '../../deadline.ts';
import { answerMessagesOfOwners } from '../../threads/index.ts';
import type { SegmentFacts } from '../files/segment-facts.ts';
import { Reader } from '../query/reader.ts';
import type { LentArea } from '../query/scan-area.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadKind, SearchMessage, SearchReply } from './search-messages.ts';

export interface SearchWorkerData {
  readonly directory: string;
  readonly number: number;
  readonly of: number;
}

class AreaNeeded extends Error {
  readonly facts: SegmentFacts;

  constructor(facts: SegmentFacts) {
    super(`segment ${facts.id} has no memory here yet`);
    this.facts = facts;
  }
}

function begin({ directory, number, of }: SearchWorkerData) {
  const areas = new Map<number, LentArea>();
  let opened: { readonly reader: Reader; readonly epoch: number } | undefined;

  function lend(facts: SegmentFacts): LentArea {
    const area = areas.get(facts.id);
    if (area === undefined) throw new AreaNeeded(facts);
    // The segment holds the area from now on; a removed segment must not keep its memory here.
    areas.delete(facts.id);
    return area;
  }

  function readerOf(epoch: number): Reader {
    if (opened !== undefined && opened.epoch !== epoch) {
      opened.reader.close();
      opened = undefined;
    }
    opened ??= { reader: new Reader(directory, { number, of, lend }), epoch };
    return opened.reader;
  }

  function answer<K extends ReadKind>(message: SearchMessage<K>): SearchReply<K> {
    const flags = message.cancelled && new Int32Array(message.cancelled);
    const deadline = new Deadline(message.budgetMs, flags);
    deadline.check();
    for (const [id, area] of message.areas) areas.set(id, area);
    try {
      return { answer: readAnswer(readerOf(message.epoch), message.kind, message.request, deadline) };
    } catch (error) {
      if (error instanceof AreaNeeded) return { needs: error.facts };
      throw error;
    }
  }

  return {
    answer: (message: SearchMessage) => ({ value: answer(message) }),
    release: () => opened?.reader.close(),
  };
}

answerMessagesOfOwners(begin);
