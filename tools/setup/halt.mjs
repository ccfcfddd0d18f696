/** What is missing and what to do about it, as one line; whoever catches it prints that alone. */
export class Halt extends Error {}
