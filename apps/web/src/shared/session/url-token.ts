let held: string | null = null;

/**
 * Takes the token out of the address, before anything else can read it, keep it or send it on. It
 * is a hand-over from another page of ours, or, on the page for it, the right to set a password.
 */
export function takeUrlToken() {
  const url = new URL(location.href);
  // Links in e-mails carry theirs behind the #, where no server on the way ever sees it.
  const fragment = new URLSearchParams(url.hash.slice(1)).get('token');
  held = fragment ?? url.searchParams.get('token');
  if (held === null) return;
  if (fragment !== null) url.hash = '';
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url);
}

export const heldUrlToken = (): string | null => held;
