import type { Choices } from '../pages/choices.ts';
import { escape, writePage } from '../pages/html.ts';
import type { Person } from './people.ts';
import type { Provider } from './providers.ts';

type AuthorizePageInput = Choices & {
  readonly provider: Provider;
  readonly people: readonly Person[];
  readonly redirectUri: string;
};

const HEAD = '<link rel="stylesheet" href="/files/sign-in.css">';

/** Where a person says who they are. It posts to the address it was opened by. */
export function authorizePage({
  provider,
  people,
  redirectUri,
  ...choices
}: AuthorizePageInput): string {
  const { speech } = choices;
  const site = new URL(redirectUri).host;
  return writePage({
    ...choices,
    title: `${provider.name} · ${speech.sign_in}`,
    head: HEAD,
    body: `<body class="sign-in" data-provider="${provider.key}">
<main class="card">
<p class="provider"><i></i>${provider.name}</p>
<h1>${speech.sign_in}</h1>
<p class="for">${speech.sign_in_to} <b>${escape(site)}</b></p>
<form method="post" class="people">
${people.map(personButton).join('\n')}
</form>
<form method="post" class="other">
<label for="email">${speech.other_account}</label>
<div><input id="email" name="email" type="email" required autocomplete="email" maxlength="120"
 placeholder="${speech.email_label}"><button>${speech.go_on}</button></div>
</form>
<form method="post"><button class="plain" name="choice" value="decline">${speech.decline}</button></form>
</main>
<footer><img src="/files/mark.svg" alt="" width="20" height="20">${speech.stand_in}</footer>
</body>`,
  });
}

const personButton = ({ name, email }: Person, index: number) =>
  `<button class="person" name="choice" value="${escape(email)}">
<span class="face" data-hue="${index % 5}" aria-hidden="true">${escape(name.charAt(0))}</span>
<span><b>${escape(name)}</b><small>${escape(email)}</small></span></button>`;

/** When nobody can be trusted with an answer, the person learns why here. */
export const stopPage = (
  why: 'unknown_client' | 'unknown_redirect',
  { speech, theme }: Choices,
): string =>
  writePage({
    speech,
    theme,
    title: speech.stop_title,
    head: HEAD,
    body: `<body class="sign-in"><main class="card"><h1>${speech.stop_title}</h1>
<p class="for">${speech[why]}</p></main></body>`,
  });
