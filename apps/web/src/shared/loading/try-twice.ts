const PAUSE_MS = 1_000;

/** Once more after a moment: most of what fails on the way to a phone comes the second time. */
export async function tryTwice<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return attempt();
  }
}
