import type { Choices } from '../pages/choices.ts';
import { chooser } from '../pages/chooser.ts';
import { escape, writePage } from '../pages/html.ts';
import { formatAmount } from '../payments/money.ts';
import type { Outage, Purse, WalletRecords } from './record.ts';
import { type WalletWords, wordsOf } from './words.ts';

const HEAD = `<link rel="stylesheet" href="/files/bar.css">
<link rel="stylesheet" href="/files/desk.css">`;

type WalletPageInput = { readonly records: WalletRecords; readonly nowMs: number };

/** The vendors from inside: what players have there, what they win and lose, and an outage. */
export function walletPage(choices: Choices, { records, nowMs }: WalletPageInput): string {
  const { speech } = choices;
  const words = wordsOf(speech);
  return writePage({
    ...choices,
    title: `${words.title} · ${speech.title}`,
    head: HEAD,
    body: `<body>
<header class="bar">
<a class="brand" href="/"><img src="/files/mark.svg" alt="" width="32" height="32">
<span><b>${speech.title}</b><small>${speech.tagline}</small></span></a>
<nav>${chooser(choices)}</nav>
</header>
<main class="desk-page">
<div class="top"><div><h1>${words.title}</h1><p class="hint">${words.hint}</p></div>
<a class="small" href="/vendor-wallet">${words.refresh}</a></div>
${outagePanel(records.outage, nowMs, words)}
<section><h2>${words.players}</h2><p class="hint">${words.players_hint}</p>
${purseTable(records.purses, words)}</section>
</main>
</body>`,
  });
}

function outagePanel(outage: Outage | null, nowMs: number, words: WalletWords): string {
  const isOut = outage !== null && outage.untilMs > nowMs;
  const state = outage?.how === 'silence' ? words.is_silent : words.is_refusing;
  const acts = isOut
    ? outageAct(words.end_outage, { minutes: 0, how: 'refuse' })
    : outageAct(words.refuse_for, { minutes: 1, how: 'refuse' }) +
      outageAct(words.silent_for, { minutes: 1, how: 'silence' });
  return `<section class="outage" data-out="${isOut}"><div><h2>${words.outage}</h2>
<p class="hint">${words.outage_hint}</p>
<p class="state"><i></i>${isOut ? state : words.is_well}</p></div>
<div class="row-acts">${acts}</div></section>`;
}

const outageAct = (word: string, { minutes, how }: { minutes: number; how: Outage['how'] }) =>
  `<form method="post" action="/vendor-wallet/outage"><input type="hidden" name="minutes" value="${minutes}">
<input type="hidden" name="how" value="${how}"><button class="small">${word}</button></form>`;

function purseTable(purses: readonly Purse[], words: WalletWords): string {
  if (purses.length === 0) return `<p class="none">${words.nobody}</p>`;
  const heads = [words.vendor, words.player, words.balance, ''];
  const rows = purses.map((purse) => {
    const cells = [
      escape(purse.vendor),
      `<code>${escape(purse.memberId)}</code>`,
      `<b>${formatAmount(purse.balance)}</b> ${escape(purse.currency)}`,
      playActs(purse, words),
    ];
    return `<tr>${cells.map((cell, at) => `<td data-label="${heads[at] ?? ''}">${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

const playActs = ({ vendor, memberId }: Purse, words: WalletWords): string =>
  `<form class="row-acts" method="post" action="/vendor-wallet/play">
<input type="hidden" name="vendor" value="${escape(vendor)}">
<input type="hidden" name="memberId" value="${escape(memberId)}">
<input type="hidden" name="amount" value="10">
<button class="small" name="result" value="won">${words.win}</button>
<button class="small" name="result" value="lost">${words.lose}</button></form>`;
