import { MAGIC } from '../phone-code/errors.ts';
import type { Choices } from './choices.ts';
import { chooser } from './chooser.ts';
import { escape, writePage } from './html.ts';
import type { Speech } from './language.ts';

export type Addresses = { readonly url: string; readonly smtpUrl: string };

const HEAD = `<link rel="stylesheet" href="/files/bar.css">
<link rel="stylesheet" href="/files/inbox.css">
<link rel="stylesheet" href="/files/reader.css">
<script type="module" src="/files/inbox.js"></script>`;

/** The frame of the inbox; its script fills it. The words travel with it as data. */
export function inboxPage(choices: Choices, addresses: Addresses): string {
  const { speech } = choices;
  const words = JSON.stringify(speech).replaceAll('<', '\\u003c');
  return writePage({
    ...choices,
    title: `${speech.inbox} · ${speech.title}`,
    head: HEAD,
    body: `<body class="tool">
${ICONS}
<script type="application/json" id="words">${words}</script>
${header(choices)}
<main class="desk">
<section class="list" aria-label="${speech.inbox}">
<div class="find">
<label class="search">${icon('search')}<input id="search" type="search" autocomplete="off"
 spellcheck="false" placeholder="${speech.search}" aria-label="${speech.search}"></label>
<div class="row">
<div class="kinds" role="group">
${kindButton('all', speech.all, true)}
${kindButton('sms', speech.sms)}
${kindButton('email', speech.email)}
</div>
<button class="quiet" id="clear" type="button" title="${speech.clear}"
 aria-label="${speech.clear}">${icon('clear')}</button>
</div>
</div>
<ol id="messages" class="messages"></ol>
</section>
<section class="reader" id="reader" tabindex="0" aria-label="${speech.message}">${services(speech, addresses)}</section>
</main>
<p class="unseen" id="news" aria-live="polite"></p>
</body>`,
  });
}

const icon = (name: string) =>
  `<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`;

const kindButton = (kind: string, word: string, isOn = false) =>
  `<button type="button" data-kind="${kind}" aria-pressed="${isOn}">${word}<i></i></button>`;

function header({ speech, theme }: Choices): string {
  return `<header class="bar">
<a class="brand" href="#"><img src="/files/mark.svg" alt="" width="32" height="32">
<span><b>${speech.title}</b><small>${speech.tagline}</small></span></a>
<span class="live" id="live" data-on="false"><i></i><span>${speech.offline}</span></span>
<nav>
<a class="to-services" href="#services">${speech.services}</a>
${chooser({ speech, theme })}
</nav>
</header>`;
}

/** What is shown while no message is open: the addresses, and the numbers that fail. */
function services(speech: Speech, { url, smtpUrl }: Addresses): string {
  const rows = [
    [speech.sms_gateway, `POST ${url}/sms`],
    [speech.mail_server, smtpUrl],
    [speech.google, `${url}/google`],
    [speech.facebook, `${url}/facebook`],
    [speech.phone_codes, `${url}/phone`],
    [speech.payment_provider, `${url}/payments`],
    [speech.vendor_wallets, `${url}/vendor-wallet`],
    [speech.messages_json, `${url}/messages?to=…`],
  ].map(([name = '', at = '']) => `<dt>${name}</dt><dd><code>${escape(at)}</code></dd>`);
  return `<a href="#" class="back">${icon('back')}${speech.back}</a>
<div class="services">
<h1>${speech.services}</h1><p class="hint">${speech.services_hint}</p>
<dl>${rows.join('')}</dl>
<h2>${speech.pages}</h2><p class="hint">${speech.pages_hint}</p>
<p class="pages"><a href="/payments">${speech.payment_provider}</a>
<a href="/vendor-wallet">${speech.vendor_wallets}</a>
<a href="/authenticator">${speech.authenticator}</a></p>
<h2>${speech.magic}</h2><p class="hint">${speech.magic_hint}</p>
<table>${numbersOf('send', speech.at_send)}${numbersOf('verify', speech.at_verify)}</table>
</div>`;
}

function numbersOf(step: 'send' | 'verify', word: string): string {
  const rows = Object.entries(MAGIC)
    .filter(([, { at }]) => at === step)
    .map(([end, { error }]) => [`… ${end.slice(0, 3)} ${end.slice(3)}`, error])
    .map((cells) => `<tr>${cells.map((cell) => `<td><code>${cell}</code></td>`).join('')}</tr>`);
  return `<tbody><tr><th colspan="2">${word}</th></tr>${rows.join('')}</tbody>`;
}

/** 24 by 24, drawn with one stroke. */
const PATHS: Readonly<Record<string, string>> = {
  sms: 'M5 4.5h14a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-7l-4.5 3.5V17H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2Z',
  email:
    'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Zm0 1.5 8 6 8-6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  clear: 'M4.5 7h15M9.5 7V4.5h5V7m-8 0 .8 12.5h9.400L17.5 7M10 11v5M14 11v5',
  copy: 'M9 9h10.5v11H9zM15 5.5V4H4.5v11H6',
  done: 'm5 12.5 4.5 4.5L19 7',
  link: 'M14 4.5h5.5V10M19.5 4.5 11 13M17 14v5.5H4.5V7H10',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  quiet: 'M3 12h4.5l1.5 3h6l1.5-3H21M6 5.5h12L21 12v6.5H3V12z',
};

const ICONS = `<svg hidden>${Object.entries(PATHS)
  .map(([name, d]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`)
  .join('')}</svg>`;
