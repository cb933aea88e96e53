import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());
const read = (message: string) => readMessage(message, lexicon, undefined);

describe('reading a message', () => {
  it.each([
    ['I sell a booking tool, so I need salons in Leeds', 'I sell a booking tool'],
    ['Hotels in Tirol, weil ich ihnen Software zeigen will', 'weil ich ihnen Software zeigen will'],
    ['Ik verkoop kassa’s, dus ik zoek slagers in Gent', 'Ik verkoop kassa’s'],
  ])('ignores who asks and why, and reports it: %s', (message, aside) => {
    expect(read(message).ignored).toEqual([aside]);
    expect(read(message).words).toHaveLength(1);
  });

  it('leaves a message whole that would be nothing but a reason', () => {
    expect(read('because I sell furniture').ignored).toEqual([]);
  });

  it('takes no word of its own for a slip of a name', () => {
    expect(read('stain removal').slots).toEqual([]);
    expect(read('dance schools').slots).toEqual([]);
    expect(read('hotels in Itlay').slots).toMatchObject([{ param: 'country', values: ['IT'] }]);
  });

  it('takes what follows "the word" for text, whatever else it means', () => {
    expect(read('garages without the word automotive')).toMatchObject({
      excluded: ['automotive'],
      slots: [],
    });
  });

  it('takes a verb before the word for shops for a part of the name', () => {
    expect(read('car repair shops').words).toEqual(['car repair shops']);
    expect(read('shops that repair bicycles').words).not.toContain('repair');
  });

  it('lets a "no" that answers deny nothing', () => {
    expect(read('no, rather Shopify').slots).toMatchObject([{ values: ['Shopify'], isDenied: false }]);
  });
});
