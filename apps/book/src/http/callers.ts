import { bearerOf } from '@baize/vendor-kit/http/reading';
import type { FastifyRequest } from 'fastify';
import type { Book } from '../book.ts';
import { getOwner, getReader, getSession, type Session } from '../sessions/open-session.ts';

type CallerOf = (headers: FastifyRequest['headers']) => Promise<Session>;

/** Who calls, by what they are about to do: stake, read what is theirs, or move money otherwise. */
export const callersOf = (
  book: Book,
): { readonly sessionOf: CallerOf; readonly readerOf: CallerOf; readonly ownerOf: CallerOf } => ({
  sessionOf: (headers) => getSession(book, bearerOf(headers)),
  readerOf: (headers) => getReader(book, bearerOf(headers)),
  ownerOf: (headers) => getOwner(book, bearerOf(headers)),
});
