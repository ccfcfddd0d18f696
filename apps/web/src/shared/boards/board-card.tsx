import type { Leaderboard, LeaderboardPlace } from '@baize/contract/mission';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useId, useState } from 'react';
import { BonusAsked } from '../names/bonus-asked.tsx';
import { nameOfCategory } from '../names/category-names.ts';
import './boards.css';

/** One leaderboard: prizes, the own place always in sight, and the order. */
export function BoardCard({ board }: { board: Leaderboard }) {
  const t = useT();
  const titleId = useId();
  const rule = board.category
    ? t('missions.board_rule_category', { category: nameOfCategory(t, board.category) })
    : t('missions.board_rule');
  return (
    <Card className="board-card" aria-labelledby={titleId}>
      <header>
        <div>
          <h2 id={titleId}>{board.name}</h2>
          <span className="muted">{rule}</span>
        </div>
        <BoardEnd board={board} />
      </header>
      <PrizeList prizes={board.prizes} />
      <BonusAsked bonus={board.bonus} />
      <OwnPlace board={board} />
      <BoardTable board={board} />
    </Card>
  );
}

function BoardEnd({ board: { state, endsAt, finalAt } }: { board: Leaderboard }) {
  const t = useT();
  const formats = useFormats();
  const timeOf = (text: string) => formats.dateTime(instant(new Date(text)));
  if (state === 'final') return <Tag tone="brand">{t('missions.board_final')}</Tag>;
  if (state === 'closing') {
    return <Tag tone="warn">{t('missions.board_closing', { time: timeOf(finalAt) })}</Tag>;
  }
  return (
    <p className="muted board-end">
      {t('missions.board_ends', { time: timeOf(endsAt) })}
      <small>{t('missions.board_final_note')}</small>
    </p>
  );
}

function PrizeList({ prizes }: Pick<Leaderboard, 'prizes'>) {
  const t = useT();
  const formats = useFormats();
  const placesOf = (first: number, last: number) =>
    first === last
      ? t('missions.board_places', { first: formats.number(first) })
      : t('missions.board_places_span', {
          first: formats.number(first),
          last: formats.number(last),
        });
  return (
    <ul className="board-prizes" aria-label={t('missions.board_prizes')}>
      {prizes.map(({ first, last, amount }) => (
        <li key={first}>
          <span className="muted">{placesOf(first, last)}</span>
          <b>
            <MoneyText amount={amount} />
          </b>
        </li>
      ))}
    </ul>
  );
}

function OwnPlace({ board: { own, state } }: { board: Leaderboard }) {
  const t = useT();
  const formats = useFormats();
  if (!own) {
    return state === 'running' ? <p className="board-own">{t('missions.board_own_none')}</p> : null;
  }
  const gap = own.next && {
    gap: formats.money(own.next.gap),
    amount: formats.money(own.next.amount),
  };
  return (
    <section className="board-own" aria-label={t('missions.board_own')}>
      <p>
        <span className="muted">{t('missions.board_own')}</span>
        <b>{own.place === null ? t('missions.board_far') : formats.number(own.place)}</b>
      </p>
      <p>
        <span className="muted">{t('missions.board_score')}</span>
        <b>
          <MoneyText amount={own.score} />
        </b>
      </p>
      {own.prize !== null && (
        <p>
          <span className="muted">{t('missions.board_prize')}</span>
          <b>
            <MoneyText amount={own.prize} />
          </b>
        </p>
      )}
      {state !== 'final' && (
        <p className="board-gap">
          {gap ? t('missions.board_gap', gap) : own.place === 1 && t('missions.board_first')}
        </p>
      )}
    </section>
  );
}

/** So many rows stand there before somebody asks for the others. */
const ROWS_FIRST = 10;

function BoardTable({ board: { rows, name } }: { board: Leaderboard }) {
  const t = useT();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? rows : rows.slice(0, ROWS_FIRST);
  return (
    <>
      <Places name={name} rows={shown} />
      {shown.length < rows.length && (
        <Button look="line" size="small" onClick={() => setAll(true)}>
          {t('missions.board_all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

function Places({ rows, name }: Pick<Leaderboard, 'rows' | 'name'>) {
  const t = useT();
  return (
    <Table
      caption={name}
      columns={columnsOf(t, useFormats())}
      rows={rows}
      keyOf={({ place }) => String(place)}
      phone="scroll"
      density="dense"
      empty={t('missions.board_empty')}
    />
  );
}

const columnsOf = (t: Translate, formats: Formats): readonly Column<LeaderboardPlace>[] => [
  { key: 'place', title: t('missions.board_place'), cell: ({ place }) => formats.number(place) },
  {
    key: 'name',
    title: t('missions.board_name'),
    isHeader: true,
    cell: ({ name, isOwn }) => <bdi className={isOwn ? 'board-mine' : undefined}>{name}</bdi>,
  },
  {
    key: 'score',
    title: t('missions.board_score'),
    isNumber: true,
    cell: ({ score }) => <MoneyText amount={score} />,
  },
  {
    key: 'prize',
    title: t('missions.board_prize'),
    isNumber: true,
    cell: ({ prize }) => (prize === null ? '–' : <MoneyText amount={prize} />),
  },
];
