import { z } from 'zod';
import { wordList } from './grammar.ts';

/** Words for booking online, in whatever order and with whatever is between them. */
export const bookingSchema = z.strictObject({
  online: wordList.describe('Online, on the internet.'),
  acts: wordList.describe('Book, appointment: next to the words for online.'),
  customers: wordList.describe(
    'Patients, guests: the people who book do so online, even if a message does not say it.',
  ),
  verbs: wordList.describe('Make, arrange: before an appointment. Let, allow: before the people who book.'),
  around: wordList.describe('Words that may come between them: an, you can.'),
});

/** Words for when companies are open, in whatever order. */
export const openingSchema = z.strictObject({
  open: wordList.describe('Open, closed, opens: next to a day or after one of the questions.'),
  days: wordList.describe('Monday, weekends, 24 hours.'),
  questions: wordList.describe('What time, when is: before the words for open.'),
  around: wordList.describe('Words that may come between them: on, at.'),
});

/** Words for delivering something, which no column says: the noun is searched for. */
export const deliverySchema = z.strictObject({
  verbs: wordList.describe('Deliver, ship: next to one of the places, or alone after “that”.'),
  home: wordList.describe('Home, to your door.'),
  abroad: wordList.describe('Abroad, worldwide.'),
  free: wordList.describe('Free shipping: one phrase, which names no shipping company.'),
  noun: wordList.describe('What is searched for instead: delivery.'),
  abroadNoun: wordList.describe('What is searched for if the place is abroad.'),
});
