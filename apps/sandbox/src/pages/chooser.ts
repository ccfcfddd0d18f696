import { type Choices, THEMES } from './choices.ts';

const LANGUAGES = [
  ['th', 'ไทย'],
  ['en', 'EN'],
] as const;

/** Theme and language, as links that choose. */
export function chooser({ speech, theme }: Choices): string {
  const languages = LANGUAGES.map(([code, name]) =>
    choice(`language/${code}`, name, code === speech.language),
  );
  const themes = THEMES.map((name) => choice(`theme/${name}`, speech[name], name === theme));
  return `<span class="choose" role="group" aria-label="${speech.theme}">${themes.join('')}</span>
<span class="choose" role="group" aria-label="${speech.choose_language}">${languages.join('')}</span>`;
}

const choice = (place: string, word: string, isOn: boolean) =>
  `<a href="/choose/${place}"${isOn ? ' aria-current="true"' : ''}>${word}</a>`;
