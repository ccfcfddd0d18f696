import type { Choices } from '../pages/choices.ts';
import { writePage } from '../pages/html.ts';

const HEAD = `<link rel="stylesheet" href="/files/sign-in.css">
<link rel="stylesheet" href="/files/authenticator.css">
<script type="module" src="/files/authenticator.js"></script>`;

/** What an app on a phone would show. The key stays in the page: it is computed there. */
export function authenticatorPage(choices: Choices): string {
  const { speech } = choices;
  return writePage({
    ...choices,
    title: `${speech.authenticator} · ${speech.title}`,
    head: HEAD,
    body: `<body class="sign-in authenticator">
<main class="card">
<h1>${speech.authenticator}</h1>
<p class="for">${speech.authenticator_hint}</p>
<div class="other">
<label for="key">${speech.authenticator_key}</label>
<div><input id="key" autocomplete="off" spellcheck="false" autocapitalize="characters"
 aria-describedby="paste wrong"></div>
<p id="paste">${speech.authenticator_paste}</p>
<p id="wrong" role="alert" data-wrong="${speech.authenticator_wrong}"
 data-closed="${speech.authenticator_closed}"></p>
</div>
<section id="shown" hidden>
<output id="code" aria-live="polite"></output>
<progress id="bar" max="30" value="30" aria-hidden="true"></progress>
<p class="left">${speech.authenticator_left} <b id="seconds"></b> ${speech.authenticator_seconds}</p>
<button class="plain" id="copy" type="button" data-done="${speech.copied}">${speech.copy}</button>
</section>
</main>
<footer><img src="/files/mark.svg" alt="" width="20" height="20">${speech.tagline}</footer>
</body>`,
  });
}
