import type { Language } from './lexicon/meaning.ts';

/** A tool with arguments that its endpoint takes as they are, so that it can be replayed. */
export interface PlannedCall {
  readonly name: 'search' | 'lookup' | 'similar';
  readonly args: CallArguments;
}

export type CallArguments = Readonly<Record<string, string | number>>;

/** Which words of the message became which argument. */
export interface Applied {
  readonly text: string;
  readonly param: string;
  readonly value: string;
}

export type Plan = Planned | Picked | Asked;

interface Understood {
  readonly language: Language;
  readonly applied: readonly Applied[];
  /** Words that changed nothing. */
  readonly ignored: readonly string[];
}

/** A call to make. */
export interface Planned extends Understood {
  readonly kind: 'call';
  readonly call: PlannedCall;
  /** Whether the number is what was asked for. */
  readonly isCount: boolean;
}

/** One of the companies that the last call finds, counted from 0, to be looked up. */
export interface Picked extends Understood {
  readonly kind: 'pick';
  readonly position: number;
  readonly from: PlannedCall;
}

/** Nothing to call: it is asked what was meant, with calls that may have been. */
export interface Asked extends Understood {
  readonly kind: 'ask';
  readonly reason: 'greeting' | 'off_topic' | 'unclear' | 'no_domain' | 'nothing_before';
  readonly proposals: readonly PlannedCall[];
}
