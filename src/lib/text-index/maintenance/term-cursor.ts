import type { Dictionary, NamedTermEntry } from '../segment/dictionary.ts';
import { DictionaryBlock } from '../segment/dictionary-block.ts';

/** Walks the entries of a dictionary that begin with a prefix. It is itself the entry it stands at: a merge meets millions. */
export class TermCursor implements NamedTermEntry {
  readonly source: number;
  key = '';
  private readonly dictionary: Dictionary;
  private readonly prefix: string;
  private readonly reader = new DictionaryBlock();
  private nextBlock: number;

  constructor(source: number, dictionary: Dictionary, prefix: string) {
    this.source = source;
    this.dictionary = dictionary;
    this.prefix = prefix;
    this.nextBlock = Math.max(0, dictionary.blockOf(prefix));
  }

  get documents(): number {
    return this.reader.documents;
  }

  get classes(): number {
    return this.reader.classes;
  }

  get offset(): number {
    return this.reader.offset;
  }

  get bytes(): number {
    return this.reader.bytes;
  }

  /** Steps to the next entry; false at the end. */
  advance(): boolean {
    const { reader, prefix } = this;
    do {
      while (!reader.next()) {
        if (this.nextBlock >= this.dictionary.blockCount) return false;
        this.dictionary.load(this.nextBlock++, reader);
      }
      this.key = reader.key();
    } while (this.key < prefix);
    return this.key.startsWith(prefix);
  }
}
