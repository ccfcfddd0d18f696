import type { Choices } from '../pages/choices.ts';
import { chooser } from '../pages/chooser.ts';
import { escape, writePage } from '../pages/html.ts';
import { formatAmount } from './money.ts';
import type { Deposit, Outage, PaymentRecords, Payout } from './record.ts';
import { standingOf, tellingOf } from './standing.ts';
import { type PayWords, wordsOf } from './words.ts';

const HEAD = `<link rel="stylesheet" href="/files/bar.css">
<link rel="stylesheet" href="/files/desk.css">`;

const SHOWN = 50;

type DeskPageInput = {
  readonly records: PaymentRecords;
  readonly nowMs: number;
  readonly noticeUrl: string | null;
};

/** The provider from inside: what it was asked for, what became of it, and its own troubles. */
export function deskPage(choices: Choices, { records, nowMs, noticeUrl }: DeskPageInput): string {
  const { speech } = choices;
  const words = wordsOf(speech);
  return writePage({
    ...choices,
    title: `${words.desk} · ${speech.title}`,
    head: HEAD,
    body: `<body>
<header class="bar">
<a class="brand" href="/"><img src="/files/mark.svg" alt="" width="32" height="32">
<span><b>${speech.title}</b><small>${speech.tagline}</small></span></a>
<nav>${chooser(choices)}</nav>
</header>
<main class="desk-page">
<div class="top"><div><h1>${words.desk}</h1><p class="hint">${words.desk_hint}</p>
<p class="hint">${words.site}: <code>${escape(noticeUrl ?? words.no_site)}</code></p></div>
<a class="small" href="/payments">${words.refresh}</a></div>
${outagePanel(records.outage, nowMs, words)}
<section id="payouts"><h2>${words.payouts}</h2><p class="hint">${words.payouts_hint}</p>
${payoutTable(records, words)}</section>
<section id="deposits"><h2>${words.deposits}</h2><p class="hint">${words.deposits_hint}</p>
${depositTable(records, nowMs, words)}</section>
</main>
</body>`,
  });
}

function outagePanel(outage: Outage | null, nowMs: number, words: PayWords): string {
  const isOut = outage !== null && outage.untilMs > nowMs;
  const now = isOut
    ? `${outage.how === 'refuse' ? words.outage_refuse : words.outage_silence} <b>${timeOf(outage.untilMs)}</b>`
    : words.outage_off;
  const acts = isOut
    ? outageAct(words.end_outage, { minutes: 0, how: 'refuse' })
    : outageAct(words.refuse_for, { minutes: 1, how: 'refuse' }) +
      outageAct(words.silent_for, { minutes: 1, how: 'silence' }) +
      outageAct(words.hour_for, { minutes: 60, how: 'silence' });
  return `<section class="outage" data-out="${isOut}"><div><h2>${words.outage}</h2>
<p class="hint">${words.outage_hint}</p><p class="state"><i></i>${now}</p></div>
<div class="row-acts">${acts}</div></section>`;
}

const outageAct = (word: string, { minutes, how }: { minutes: number; how: Outage['how'] }) =>
  `<form method="post" action="/payments/outage"><input type="hidden" name="minutes" value="${minutes}">
<input type="hidden" name="how" value="${how}"><button class="small">${word}</button></form>`;

const timeOf = (ms: number): string => `${new Date(ms).toISOString().slice(11, 19)} UTC`;

function payoutTable({ payouts, notices }: PaymentRecords, words: PayWords): string {
  if (payouts.length === 0) return `<p class="none">${words.no_payouts}</p>`;
  const rows = payouts.slice(-SHOWN).toReversed();
  return tableOf(
    [words.reference, words.to_account, words.amount, words.status, words.told, ''],
    rows.map((order) => [
      `<code>${escape(order.reference)}</code>`,
      `${escape(order.bankName)}<small>${escape(order.accountNumber)} · ${escape(order.accountName)}</small>`,
      sumOf(order),
      badge(order.status, words[order.status]),
      tellingOf(notices, order.orderId, words),
      payoutActs(order, words),
    ]),
  );
}

function payoutActs({ orderId, status }: Payout, words: PayWords): string {
  if (status === 'paid' || status === 'failed') return '';
  const act = (choice: string, word: string) =>
    `<button class="small" name="choice" value="${choice}">${word}</button>`;
  return `<form class="row-acts" method="post" action="/payouts/${escape(orderId)}">
${act('pay', words.pay_now)}${act('fail', words.fail)}${status === 'held' ? '' : act('hold', words.hold)}</form>`;
}

function depositTable({ deposits, notices }: PaymentRecords, nowMs: number, words: PayWords) {
  if (deposits.length === 0) return `<p class="none">${words.no_deposits}</p>`;
  return tableOf(
    [words.reference, words.amount, words.status, words.told],
    deposits
      .slice(-SHOWN)
      .toReversed()
      .map((order) => {
        const standing = standingOf(order, nowMs);
        return [
          `<a href="/pay/${escape(order.orderId)}"><code>${escape(order.reference)}</code></a>`,
          sumOf(order),
          badge(standing, words[standing]),
          tellingOf(notices, order.orderId, words),
        ];
      }),
  );
}

const sumOf = ({ amount, currency }: Pick<Deposit, 'amount' | 'currency'>): string =>
  `<b>${formatAmount(amount)}</b> ${escape(currency)}`;

const badge = (state: string, word: string): string =>
  `<span class="badge" data-state="${state}">${word}</span>`;

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cellOf = (cell: string, at: number) =>
    `<td data-label="${heads[at] ?? ''}">${cell && `<div>${cell}</div>`}</td>`;
  const body = rows.map((cells) => `<tr>${cells.map(cellOf).join('')}</tr>`);
  return `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${body.join('')}</tbody></table>`;
}
