import type { Output } from '@baize/contract/endpoint';
import type { listAudit } from '@baize/contract/operator';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { minor } from '@baize/std/money';
import { KINDS } from '@baize/ui/agreement-words';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { rateText } from '@baize/ui/rate-text';
import { ConsoleLink, type ConsolePath, type Query } from '../../shared/console-link.tsx';

type AuditPage = Output<typeof listAudit>;
type Names = AuditPage['names'];

type Target = { readonly to: ConsolePath; readonly query?: Query };

/** Where an id leads: an order to whose it is, a difference or an alert to the desk of cases. */
const TARGETS: readonly (readonly [RegExp, (id: string) => Target])[] = [
  [/^mem_/, (id) => ({ to: `/members/${id}` })],
  [
    /^(wdr|dep|rdm|adj|ptc)_/,
    (id) => ({ to: '/members', query: { text: id.split(':')[0] ?? id } }),
  ],
  [/^agr_/, (id) => ({ to: `/agreements/${id}` })],
  [/^bil_/, (id) => ({ to: `/settlement/bills/${id}` })],
  [/^run_/, (id) => ({ to: `/settlement/runs/${id}` })],
  [/^dif_/, () => ({ to: '/cases', query: { view: 'ended', kind: 'payment' } })],
  [/^cas_/, () => ({ to: '/cases', query: { view: 'ended', kind: 'reconciliation' } })],
  [/^operator-alert:/, () => ({ to: '/cases', query: { view: 'ended', kind: 'operator' } })],
  [/^alert:/, () => ({ to: '/cases', query: { view: 'ended', kind: 'alert' } })],
];

/** What things are called that have no name of their own: by their kind and the end of their id. */
const THINGS: Readonly<Record<string, ThingKey>> = {
  rdm_: 'console.named_redemption',
  wdr_: 'console.named_withdrawal',
  dep_: 'console.named_deposit',
  adj_: 'console.named_adjustment',
  ptc_: 'console.named_application',
  agr_: 'console.named_agreement',
  bil_: 'console.named_bill',
  run_: 'console.named_run',
};

type ThingKey =
  `console.named_${'redemption' | 'withdrawal' | 'deposit' | 'adjustment' | 'application' | 'agreement' | 'bill' | 'run'}`;

type IdProps = { id: string; names: Names };

/** What something is called, as the way to it where there is one. */
export function IdText({ id, names }: IdProps) {
  const target = TARGETS.find(([shape]) => shape.test(id))?.[1](id);
  const t = useT();
  const word = THINGS[id.slice(0, 4)];
  const name = names[id] ?? (word ? t(word, { id: id.slice(-6) }) : id);
  const text = <bdi title={id}>{name}</bdi>;
  if (!target) return text;
  return (
    <ConsoleLink {...target} className="link">
      {text}
    </ConsoleLink>
  );
}

const LABELS: Readonly<Record<string, PlainKey>> = {
  amount: 'console.amount',
  paid: 'console.paid_so_far',
  member: 'console.member',
  payee: 'console.payee',
  direction: 'console.direction',
  kind: 'console.kind',
  rate: 'console.rate_up_to',
  provider: 'console.provider',
  day: 'console.day',
  reference: 'console.reference',
  bankReference: 'console.bank_reference',
  outcome: 'console.case_outcome',
  role: 'console.role',
  from: 'console.move_from',
  to: 'console.move_to',
  address: 'console.ip_address',
  lacked: 'console.lacked',
};

const WORDS: Readonly<Record<string, PlainKey>> = {
  ...KINDS,
  credit: 'console.direction_credit',
  debit: 'console.direction_debit',
  explained: 'console.outcome_explained',
  corrected: 'console.outcome_corrected',
  password: 'console.password',
  code: 'console.code',
};

const MONEY = new Set(['amount', 'paid']);

type ValueProps = { name: string; value: string; names: Names };

function Value({ name, value, names }: ValueProps) {
  const t = useT();
  if (MONEY.has(name) && /^-?\d{1,18}$/.test(value))
    return <MoneyText amount={minor(BigInt(value))} />;
  if (name === 'rate' && /^\d{1,9}$/.test(value)) return rateText(Number(value));
  const word = WORDS[value];
  return word ? t(word) : <IdText id={value} names={names} />;
}

type DetailsProps = { details: AuditPage['lines'][number]['details']; names: Names };

/** What stands in a line beside its words: money as money, members by their account. */
export function AuditDetails({ details, names }: DetailsProps) {
  const t = useT();
  const entries = Object.entries(details);
  if (entries.length === 0) return '—';
  return (
    <ul className="audit-details">
      {entries.map(([name, value]) => {
        const label = LABELS[name];
        return (
          <li key={name}>
            <span className="muted">{label ? t(label) : name}</span>{' '}
            <Value name={name} value={value} names={names} />
          </li>
        );
      })}
    </ul>
  );
}
