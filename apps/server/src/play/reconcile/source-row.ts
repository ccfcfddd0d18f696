/** A row of a statement before it is understood: its values by name, or what is wrong with it. */
export type SourceRow = {
  /** The line of the file it begins at. */
  readonly number: number;
  readonly values: Readonly<Record<string, unknown>> | string;
};

/** What is wrong with a file, by its lines. It is taken in whole or not at all. */
export class Misread extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the statement cannot be read: ${problems.slice(0, 5).join('; ')}`);
    this.name = 'Misread';
    this.problems = problems;
  }
}
