import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { Lottery } from '@baize/lottery/core/lottery';
import type { BeaconName } from '@baize/lottery/draw/draw-board';
import { Button, LinkButton } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import type { WireDraw, WireProof } from '../book/wire.ts';
import { periodWords } from '../draw-head.tsx';
import { useHouse } from '../house/house.ts';
import { ballsText, ResultBalls } from '../result-balls.tsx';
import { BoardTable } from './board-table.tsx';
import { checkDraw, type DrawCheck, readBeacon } from './check-draw.ts';

type Props = { draw: WireDraw; lottery: Lottery; ticket: WireProof | null };

/** Everything that was published of a round, and a button that works it out again here. */
export function DrawProof({ draw, lottery, ticket }: Props) {
  const t = useT();
  const [check, setCheck] = useState<DrawCheck | null>(null);
  const { proof, result } = draw;
  return (
    <Card className="lot-proof" aria-label={t('lottery.proof_title')}>
      <h2>
        {t('lottery.proof_title')} · {periodWords(draw, t)}
      </h2>
      {result && <ResultBalls lottery={draw.lottery} board={result.board} />}
      {result && <BoardTable board={result.board} shape={lottery.shape} />}
      <p className="muted">{t(textOf(proof))}</p>
      {proof && <ProofFacts draw={draw} ticket={ticket} />}
      {proof?.seed && (
        <div className="lot-proof-acts">
          <Button look="line" onClick={() => setCheck(checkDraw(lottery, draw, ticket))}>
            {t('lottery.proof_check')}
          </Button>
          <CheckedApart proof={ticket ?? draw} />
        </div>
      )}
      <output>{check && <Verdict check={check} lottery={lottery} ticket={ticket} />}</output>
    </Card>
  );
}

const textOf = (proof: WireDraw['proof']) =>
  !proof
    ? 'lottery.proof_official'
    : proof.seed
      ? 'lottery.proof_text'
      : 'lottery.proof_text_before';

/** The page of one file that shares no code with us; the proof goes along behind the `#`. */
function CheckedApart({ proof }: { proof: WireDraw | WireProof }) {
  const t = useT();
  const { tag } = useLanguage();
  const book = useHouse().bookUrl;
  if (book === null) return null;
  const href = `${book}/verify.html?lang=${tag}#${encodeURIComponent(JSON.stringify(proof))}`;
  return (
    <LinkButton look="ghost" href={href} target="_blank" rel="noopener">
      {t('lottery.proof_apart')}
    </LinkButton>
  );
}

function ProofFacts({ draw, ticket }: Omit<Props, 'lottery'>) {
  const t = useT();
  const { proof } = draw;
  const facts: readonly (readonly [string, string | null])[] = [
    [t('lottery.proof_seed'), proof?.seed ?? null],
    [t('lottery.proof_leaf'), ticket?.leaf ?? null],
    [t('lottery.proof_path'), ticket?.path?.join('\n') ?? null],
  ];
  return (
    <dl className="lot-facts">
      <div>
        <dt>{t('lottery.proof_digest')}</dt>
        <dd>
          <code>{proof?.seedDigest}</code>
        </dd>
      </div>
      {proof?.beaconNamed && <BeaconFact named={proof.beaconNamed} published={proof.beacon} />}
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

type BeaconFactProps = { named: BeaconName; published: unknown };

/** Which beacon it is, from before sales open; what it said, once it has spoken. */
function BeaconFact({ named, published }: BeaconFactProps) {
  const t = useT();
  const beacon = readBeacon(published);
  const words =
    named.kind === 'drand' ? 'lottery.proof_beacon_drand' : 'lottery.proof_beacon_tickets';
  const parts =
    named.kind === 'drand'
      ? [named.chain, named.round, beacon?.kind === 'drand' ? beacon.randomness : null]
      : [beacon?.kind === 'tickets' ? beacon.root : null];
  const said = parts.filter((part) => part !== null).join(' · ');
  return (
    <div>
      <dt>{t('lottery.proof_beacon')}</dt>
      <dd>
        {t(words)} {said !== '' && <code>{said}</code>}
      </dd>
    </div>
  );
}

type VerdictProps = { check: DrawCheck } & Omit<Props, 'draw'>;

function Verdict({ check, lottery, ticket }: VerdictProps) {
  const t = useT();
  const rows: readonly (readonly [boolean, string])[] = [
    [check.isSeedKept, t(check.isSeedKept ? 'lottery.proof_seed_ok' : 'lottery.proof_seed_bad')],
    [
      check.isBeaconNamed,
      t(check.isBeaconNamed ? 'lottery.proof_beacon_ok' : 'lottery.proof_beacon_bad'),
    ],
    [
      check.isBoardSame,
      check.isBoardSame
        ? t('lottery.proof_board_ok')
        : t('lottery.proof_board_bad', { numbers: ballsText(lottery.code, check.board) }),
    ],
    ...(check.isTicketIn === null
      ? []
      : [
          [
            check.isTicketIn,
            check.isTicketIn
              ? t('lottery.proof_ticket_ok', {
                  index: `${(ticket?.index ?? 0) + 1}`,
                  size: `${ticket?.size ?? 0}`,
                })
              : t('lottery.proof_ticket_bad'),
          ] as const,
        ]),
  ];
  return rows.map(([isRight, words]) => (
    <Note key={words} tone={isRight ? 'brand' : 'loss'}>
      {words}
    </Note>
  ));
}
