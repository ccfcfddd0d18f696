/**
 * Runs in the head of every page, before anything is painted, from its own source text: it may use
 * nothing from outside itself. It sets the kept theme and marks a page whose visitor comes back
 * logged in. When the page came in another language than the visitor's it tells the server by cookie
 * and asks again, so that no text flashes by. And it is there to say so when the page's own script
 * does not come.
 */
export function boot() {
  const page = document.documentElement;
  const hear = ({ target }: Event) => {
    const isOwn = target instanceof HTMLScriptElement && target.type === 'module';
    if (isOwn) document.querySelector('#stalled')?.removeAttribute('hidden');
  };
  document.addEventListener('error', hear, { capture: true });
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'dark' || theme === 'light' || theme === 'system') page.dataset['theme'] = theme;
    if (sessionStorage.getItem('token')) page.dataset['returning'] = '';
    const { languages = '', language = '' } = page.dataset;
    const [first = ''] = languages.split(' ');
    const kept = localStorage.getItem('lang') ?? '';
    const wanted = languages.split(' ').includes(kept) ? kept : first;
    if (wanted === language) return;
    document.cookie = `lang=${wanted}; path=/; max-age=31536000; samesite=lax`;
    // Once: a browser that keeps no cookies gets the other language from the script instead.
    if (sessionStorage.getItem('askedLanguage') === wanted) return;
    sessionStorage.setItem('askedLanguage', wanted);
    location.reload();
  } catch {
    // Storage is switched off: the page stays as the server wrote it.
  }
}
