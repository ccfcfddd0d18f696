import type { Checked, Said, Verdict } from './said.ts';
import { en, type TextKey, th } from './texts.ts';

type Check = (text: string, noted: string) => Checked & { readonly verdict: Verdict };

type Language = 'en' | 'th';

const TEXTS = { en, th };

const MARKS: Readonly<Record<Verdict, string>> = { match: '✓', differs: '✗', unknown: '–' };

const verdictOn = ({ isTrue }: Said): Verdict =>
  isTrue === null ? 'unknown' : isTrue ? 'match' : 'differs';

const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

function make(tag: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** A proof behind the `#` is sent to no server. */
function readAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  return asked.toLowerCase().startsWith('th') ? 'th' : 'en';
}

/** The page: a field to paste into, a button, and what was found. */
export function showPage(check: Check): void {
  const proof = byId('proof') as HTMLTextAreaElement;
  const noted = byId('noted') as HTMLInputElement;
  const result = byId('result');
  let language = firstLanguage();
  let found: ReturnType<Check> | null = null;

  const say = (key: TextKey, values: Said['with'] = {}): string =>
    TEXTS[language][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

  const row = (said: Said) =>
    make('li', verdictOn(said), [
      make('span', 'mark', [MARKS[verdictOn(said)]]),
      make('div', 'said', [
        make('p', '', [say(said.text, said.with)]),
        ...(said.values ?? []).map(([name, value]) =>
          make('dl', '', [make('dt', '', [say(name)]), make('dd', '', [value])]),
        ),
      ]),
    ]);

  function show(): void {
    document.documentElement.lang = language;
    document.title = say('title');
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
      element.textContent = say(element.dataset['text'] as TextKey);
    }
    for (const button of document.querySelectorAll<HTMLElement>('[data-language]')) {
      button.setAttribute('aria-pressed', `${button.dataset['language'] === language}`);
    }
    if (!found) return result.replaceChildren();
    const { verdict, steps } = found;
    result.replaceChildren(
      make('div', `verdict ${verdict}`, [
        make('span', 'mark', [MARKS[verdict]]),
        make('div', '', [make('h2', '', [say(verdict)]), make('p', '', [say(`${verdict}_text`)])]),
      ]),
      make('h3', '', [say('steps')]),
      make('ol', '', steps.map(row)),
    );
  }

  function run(): void {
    found = proof.value.trim() === '' ? null : check(proof.value, noted.value);
    show();
  }

  byId('check').addEventListener('click', run);
  for (const button of document.querySelectorAll<HTMLElement>('[data-language]')) {
    button.addEventListener('click', () => {
      language = button.dataset['language'] === 'th' ? 'th' : 'en';
      show();
    });
  }
  const file = byId('file') as HTMLInputElement;
  file.addEventListener('change', () => {
    void file.files?.[0]?.text().then((text) => {
      proof.value = text;
      run();
    });
  });
  byId('back').addEventListener('click', () => history.back());
  const given = readAddress();
  proof.value = given;
  // In a game's frame nothing can be saved, and there is a game to go back to.
  const isFramed = window.parent !== window;
  byId('back').hidden = history.length < 2 || (given === '' && !isFramed);
  byId('save').hidden = isFramed || location.protocol === 'file:';
  run();
}
