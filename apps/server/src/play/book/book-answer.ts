/** What the book said: done, or why not. */
export type BookAnswer =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
    };

/** The book did not answer: it may have done what was asked, or not. */
export class BookSilence extends Error {
  constructor(why: unknown) {
    super('the book does not answer', { cause: why });
    this.name = 'BookSilence';
  }
}
