/**
 * Written into the end of every page as its own source text, so it may use nothing from outside of
 * itself. It orders the downloads: first the large picture of the page, then the fonts, then the
 * scripts. Fonts wait for the picture, or for one second; they are switched on together because each
 * switch lays the page out again. Fonts that arrive more than a second after the page was painted are
 * kept for the next page. Scripts are requested once the prerendered page was painted.
 */
export function fetchProgram() {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const painted = new Promise<number>((resolve) => {
    const tell = () => resolve(performance.now());
    // A hidden tab is never painted.
    if (document.hidden) tell();
    else requestAnimationFrame(() => setTimeout(tell));
  });
  const pictured = new Promise((resolve) => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) resolve(null);
    picture?.addEventListener('load', resolve);
    picture?.addEventListener('error', resolve);
  });
  const bringFaces = async () => {
    const { faces = '' } = document.documentElement.dataset;
    const coming = faces.split(' ').map((href) => new FontFace('coming', `url(${href})`).load());
    await Promise.allSettled(coming);
    const paintedMs = await painted;
    // Too late: text that is being read must not move. The browser has them for the next page.
    const isLate = performance.now() - paintedMs > 1_000;
    if (!isLate) document.querySelector('#faces')?.removeAttribute('media');
  };
  const add = (element: HTMLElement) => document.head.append(element);
  const begin = () => {
    const { scripts = '', program = '' } = document.documentElement.dataset;
    for (const href of scripts.split(' ')) {
      add(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // One script element each: one runs while the next is downloaded, and no task is long.
    for (const src of program.split(' ')) {
      add(Object.assign(document.createElement('script'), { type: 'module', src }));
    }
  };
  void Promise.race([pictured, after(1_000)]).then(bringFaces);
  void painted.then(begin);
}
