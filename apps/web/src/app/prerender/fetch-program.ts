/**
 * Runs at the end of every page, from its own source text: it may use nothing from outside itself. The
 * network and the processor belong to what is seen first, its picture above all. When that has come,
 * or takes long, come the letters of the page; they are put in place together, for one after the other
 * each would lay the whole page out anew, and on a slow line they wait for the next page. The program is asked for when the drawn page has been painted.
 */
export function fetchProgram() {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const painted = new Promise<number>((resolve) => {
    const tell = () => resolve(performance.now());
    // What nobody looks at is never painted.
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
    // Text that somebody reads by now does not move any more: the next page is written in them.
    const isLate = performance.now() - paintedMs > 1_000;
    if (!isLate) document.querySelector('#faces')?.removeAttribute('media');
  };
  const add = (element: HTMLElement) => document.head.append(element);
  const begin = () => {
    const { scripts = '', program = '' } = document.documentElement.dataset;
    for (const href of scripts.split(' ')) {
      add(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // Each by itself, so that one runs while the next is on its way, and none holds the page up long.
    for (const src of program.split(' ')) {
      add(Object.assign(document.createElement('script'), { type: 'module', src }));
    }
  };
  void Promise.race([pictured, after(1_000)]).then(bringFaces);
  void painted.then(begin);
}
