import { make } from '../dom.ts';
import { picture } from '../tables/picture.ts';

/** A host who is drawn: she speaks by captions, and moves when she does. */
const HOST = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
<defs><radialGradient id="b" cx=".5" cy=".35" r=".75"><stop stop-color="#5a54c4"/><stop offset="1" stop-color="#191654"/></radialGradient>
<linearGradient id="j" x2="0" y2="1"><stop stop-color="#1f9a7c"/><stop offset="1" stop-color="#0a4b48"/></linearGradient>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#f3c9a5"/><stop offset="1" stop-color="#dfa47c"/></linearGradient></defs>
<rect width="120" height="120" fill="url(#b)"/>
<path d="M36 62C28 30 44 16 60 16s32 14 24 46c-2 10-6 16-6 16H42s-4-6-6-16Z" fill="#20123c"/>
<circle cx="60" cy="13" r="10" fill="#20123c"/><path d="M52 10c5-6 12-6 16 0" stroke="#ffd978" stroke-width="3" fill="none"/>
<path d="M10 124c2-28 22-36 50-36s48 8 50 36Z" fill="url(#j)"/>
<path d="M46 90l14 20 14-20-6-5H52Z" fill="#f8f6ff"/><path d="M54 92l6 5 6-5v9l-6-4-6 4Z" fill="#ffd978"/>
<path d="M52 74h16v14c-4 6-12 6-16 0Z" fill="#dfa47c"/>
<ellipse cx="60" cy="54" rx="19" ry="24" fill="url(#s)"/>
<path d="M40 52c0-22 12-28 22-28 12 0 19 8 18 28-4-10-8-16-14-18-6 8-16 10-26 18Z" fill="#2a1850"/>
<ellipse cx="52" cy="55" rx="2.6" ry="3.2" fill="#20123c"/><ellipse cx="68" cy="55" rx="2.6" ry="3.2" fill="#20123c"/>
<path d="M48 49q4-3 8-1M64 48q4-2 8 1" stroke="#20123c" stroke-width="1.6" fill="none" stroke-linecap="round"/>
<path d="M53 66q7 6 14 0" stroke="#b3405c" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<circle cx="47" cy="62" r="3" fill="#f2a28e" opacity=".6"/><circle cx="73" cy="62" r="3" fill="#f2a28e" opacity=".6"/>
<circle cx="41" cy="66" r="2" fill="#ffd978"/><circle cx="79" cy="66" r="2" fill="#ffd978"/></svg>`;

export type Host = {
  readonly element: HTMLElement;
  say(text: string): void;
};

export function createHost(name: string): Host {
  const caption = make('p', { class: 'host-caption', 'aria-live': 'polite' });
  const face = make('span', { class: 'host-face', title: name }, [picture(HOST, 'host-picture')]);
  return {
    element: make('div', { class: 'host' }, [face, caption]),
    say(text) {
      if (caption.textContent === text) return;
      caption.replaceChildren(text);
      face.classList.remove('is-speaking');
      // Read once between, so that the nod begins anew.
      void face.offsetWidth;
      face.classList.add('is-speaking');
    },
  };
}
