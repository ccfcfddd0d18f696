/**
 * The book: how the platform speaks to our own vendor of tickets, for operators and for pages.
 *
 * Always true here: a call is signed with the key that the book signs its own calls with; what is not
 * an answer of the book is silence, and nobody guesses what became of it.
 */

export { type BookDesk, bookDesk, type Operating } from './act-at-book.ts';
export { type BookAnswer, BookSilence } from './book-answer.ts';
export { type BookLine, createBookLine } from './book-line.ts';
