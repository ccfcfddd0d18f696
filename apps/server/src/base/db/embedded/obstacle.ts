/**
 * What stands in the way of starting, as one sentence for the person at the terminal: what is
 * wrong and what to do. Whoever catches it prints the sentence alone, without a stack.
 */
export class Obstacle extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'Obstacle';
  }
}
