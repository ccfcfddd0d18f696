/** Of games in which nothing is chosen before: an object without a field. */
export type NoChoice = Readonly<Record<string, never>>;

/** What a player sent as such a choice: any object, and nothing of it is kept. */
export const readNoChoice = (sent: unknown): NoChoice | null =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? {} : null;
