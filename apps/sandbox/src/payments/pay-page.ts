import type { Choices } from '../pages/choices.ts';
import { escape, writePage } from '../pages/html.ts';
import { formatAmount } from './money.ts';
import type { Deposit, Notice } from './record.ts';
import { type DepositState, standingOf, tellingOf } from './standing.ts';
import { type PayWords, wordsOf } from './words.ts';

const HEAD = `<link rel="stylesheet" href="/files/sign-in.css">
<link rel="stylesheet" href="/files/pay.css">
<script type="module" src="/files/pay.js"></script>`;

type PayPageInput = {
  readonly order: Deposit;
  readonly notices: readonly Notice[];
  readonly nowMs: number;
  readonly isWrong: boolean;
};

/** Where a person pays an order, or does what payers do that they should not. */
export function payPage(choices: Choices, facts: PayPageInput): string {
  const words = wordsOf(choices.speech);
  const { order, nowMs } = facts;
  const standing = standingOf(order, nowMs);
  const amount = `${formatAmount(order.amount)} ${order.currency}`;
  return writePage({
    ...choices,
    title: `${words.pay_title} · ${words.provider}`,
    head: HEAD,
    body: `<body class="sign-in pay">
<main class="card" data-standing="${standing}">
<p class="provider"><i></i>${words.provider}</p>
<h1 class="sum"><span>${formatAmount(order.amount)}</span> <small>${escape(order.currency)}</small></h1>
<dl class="facts">
<dt>${words.method}</dt><dd>${methodOf(order, words)}</dd>
<dt>${words.reference}</dt><dd><code>${escape(order.reference)}</code></dd>
<dt>${words.time_left}</dt><dd><time id="left" datetime="${escape(order.expiresAt)}"
 data-now="${nowMs}" data-over="0:00">–</time></dd>
</dl>
${noteOf(standing, words)}
${facts.isWrong ? `<p class="note" data-tone="bad" role="alert">${words.wrong_amount}</p>` : ''}
${paymentsOf(facts, words)}
<form method="post" action="/pay/${escape(order.orderId)}">
${mainActs(order, { standing, amount, words })}
${otherActs(words)}
</form>
</main>
<footer><img src="/files/mark.svg" alt="" width="20" height="20">${words.stand_in}</footer>
</body>`,
  });
}

const KINDS = ['qr', 'bank', 'wallet', 'crypto'] as const;

function methodOf({ kind }: Deposit, words: PayWords): string {
  const known = KINDS.find((each) => each === kind);
  return known ? words[known] : escape(kind);
}

const NOTES = {
  paid: ['is_paid', 'good'],
  partly: ['is_partly', 'plain'],
  late: ['expired', 'plain'],
  refused: ['is_refused', 'bad'],
} as const;

function noteOf(standing: DepositState, words: PayWords): string {
  if (standing === 'open') return '';
  const [word, tone] = NOTES[standing];
  return `<p class="note" data-tone="${tone}">${words[word]}</p>`;
}

function paymentsOf({ order, notices }: PayPageInput, words: PayWords): string {
  if (order.payments.length === 0) return '';
  const rows = order.payments.map(
    ({ paymentId, amount }) =>
      `<li><code>${escape(paymentId)}</code><b>${formatAmount(amount)}</b></li>`,
  );
  return `<section class="payments"><h2>${words.arrived}</h2><ul>${rows.join('')}</ul>
<p>${words.told}: ${tellingOf(notices, order.orderId, words)}</p></section>`;
}

type Look = {
  readonly standing: DepositState;
  readonly amount: string;
  readonly words: PayWords;
};

function mainActs(order: Deposit, { standing, amount, words }: Look): string {
  const isPaid = standing === 'paid';
  const pay = isPaid ? words.pay_again : `${words.pay} ${amount}`;
  const back = `<a class="${isPaid ? 'main' : 'plain'}" href="${escape(order.returnUrl)}">${words.back}</a>`;
  const act = `<button class="${isPaid ? 'plain' : 'main'}" name="choice" value="exact">${pay}</button>`;
  return `<div class="acts">${isPaid ? back + act : act + back}</div>`;
}

const otherActs = (words: PayWords): string => `<details>
<summary>${words.otherwise}</summary>
<div class="other">
<label for="amount">${words.other_amount}</label>
<div><input id="amount" name="amount" inputmode="decimal" autocomplete="off" maxlength="16">
<button name="choice" value="other">${words.pay_other}</button></div>
</div>
<div class="pair"><button class="quiet" name="choice" value="twice">${words.pay_twice}</button>
<button class="quiet" name="choice" value="refuse">${words.refuse}</button></div>
<fieldset><legend>${words.telling}</legend>
<label><span>${words.after_seconds}</span><input name="delay" type="number" min="0" max="3600"
 value="0"></label>
<label><span>${words.times}</span><input name="times" type="number" min="1" max="50" value="1"></label>
<label><span>${words.forged}</span><input name="forged" type="checkbox"></label>
</fieldset>
</details>`;

export const noPayPage = (choices: Choices): string => {
  const words = wordsOf(choices.speech);
  return writePage({
    ...choices,
    title: words.no_order,
    head: HEAD,
    body: `<body class="sign-in pay"><main class="card"><p class="provider"><i></i>${words.provider}</p>
<h1>${words.no_order}</h1></main></body>`,
  });
};
