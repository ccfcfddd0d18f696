import { wholePlayName } from '@baize/client/play-names';
import type { DrawTerms, PlayPrizes } from '@baize/contract/draw-terms';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { Select } from '@baize/ui/select.tsx';
import { type Column, Table } from '@baize/ui/table.tsx';
import { useState } from 'react';
import { Answered } from '../../shared/answered.tsx';
import { useGo } from '../../shared/console-link.tsx';
import '../../shared/list-filters.css';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useMay } from '../../shared/use-operator.ts';
import { CloseDialog } from './close-dialog.tsx';
import { PrizesDialog } from './prizes-dialog.tsx';
import { closesWords, drawnWords } from './schedule-words.ts';
import { TermsHistory, WaitingPrizes } from './terms-changes.tsx';
import { useTerms } from './use-terms.ts';

/** When each lottery is drawn and closes, and what the one that is looked at pays. */
export function Terms() {
  const { of = '' } = useAddressQuery();
  const query = useTerms(of);
  return (
    <Answered query={query}>
      {(terms) => (
        <>
          <WaitingPrizes terms={terms} />
          <Prizes terms={terms} />
          <TermsHistory terms={terms} />
          <Times terms={terms} />
        </>
      )}
    </Answered>
  );
}

function Prizes({ terms }: { terms: DrawTerms }) {
  const t = useT();
  const go = useGo();
  const { mode: asked } = useAddressQuery();
  const shown = terms.prizes.find(({ mode }) => mode === asked) ?? terms.prizes[0];
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const isWaiting = terms.changes.some(
    ({ status, lottery, mode }) =>
      status === 'waiting' && lottery === terms.lottery && mode === shown?.mode,
  );
  const show = (next: { of?: string; mode?: string }) =>
    void go('/draws/terms', { of: terms.lottery, ...(asked ? { mode: asked } : {}), ...next });
  return (
    <section className="stack">
      <header className="console-head">
        <div>
          <h2>{t('draws.prizes')}</h2>
          <p className="muted">{t('draws.prizes_text')}</p>
        </div>
        <div className="list-filters">
          <Select
            label={t('draws.lottery')}
            value={terms.lottery}
            onChange={({ target }) => show({ of: target.value })}
            options={terms.lotteries.map(({ code, name }) => ({ value: code, label: name }))}
          />
          {shown && (
            <Segments
              label={t('draws.mode')}
              value={shown.mode}
              onChange={(mode) => show({ mode })}
              segments={terms.prizes.map(({ mode }) => ({ value: mode, label: mode }))}
            />
          )}
          {shown && may('draws.terms') && !isWaiting && (
            <Button look="act" onClick={() => setOpen(true)}>
              {t('draws.prizes_change')}
            </Button>
          )}
        </div>
      </header>
      {isWaiting && may('draws.terms') && <Note>{t('draws.prizes_wait_note')}</Note>}
      <Card padding="flush">
        <Table
          caption={t('draws.prizes')}
          rows={shown?.plays ?? []}
          keyOf={({ play }) => play}
          density="dense"
          empty={t('draws.prizes_none')}
          columns={prizeColumnsOf(t)}
        />
      </Card>
      {isOpen && shown && (
        <PrizesDialog lottery={terms.lottery} prizes={shown} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}

const spanText = (least: string, most: string): string =>
  least === most ? `×${most}` : `×${least} – ×${most}`;

const prizeColumnsOf = (t: Translate): readonly Column<PlayPrizes>[] => [
  {
    key: 'play',
    title: t('draws.play'),
    isHeader: true,
    cell: ({ play }) => <bdi>{wholePlayName(play, t)}</bdi>,
  },
  {
    key: 'pays',
    title: t('draws.unit_pays'),
    isNumber: true,
    cell: ({ least, most }) => <bdi>{spanText(least, most)}</bdi>,
  },
  {
    key: 'returns',
    title: t('draws.returns'),
    isNumber: true,
    sortBy: ({ returnsMost }) => Number(returnsMost),
    cell: ({ returnsLeast, returnsMost }) => (
      <bdi>
        {returnsLeast === returnsMost ? `${returnsMost}%` : `${returnsLeast}% – ${returnsMost}%`}
      </bdi>
    ),
  },
];

type LotteryTimes = DrawTerms['lotteries'][number];

type TimesActs = {
  readonly tag: string;
  /** Null for who may only look. */
  readonly onChange: ((lottery: LotteryTimes) => void) | null;
};

const timeColumnsOf = (
  t: Translate,
  { tag, onChange }: TimesActs,
): readonly Column<LotteryTimes>[] => [
  {
    key: 'lottery',
    title: t('draws.lottery'),
    isHeader: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
    sortBy: ({ name }) => name,
  },
  {
    key: 'kind',
    title: t('console.kind'),
    cell: ({ kind }) => t(kind === 'own' ? 'draws.kind_own' : 'draws.kind_official'),
  },
  {
    key: 'when',
    title: t('draws.terms_when'),
    cell: ({ schedule }) => drawnWords(schedule, t, tag),
  },
  {
    key: 'closes',
    title: t('draws.terms_closes'),
    isNumber: true,
    cell: ({ schedule }) => closesWords(schedule, t),
  },
  { key: 'zone', title: t('draws.terms_zone'), cell: ({ schedule }) => schedule.zone },
  { key: 'modes', title: t('draws.terms_modes'), cell: ({ modes }) => modes.join(', ') },
  ...(onChange
    ? [
        {
          key: 'acts',
          title: t('console.details'),
          cell: (lottery: LotteryTimes) => (
            <Button look="ghost" size="small" onClick={() => onChange(lottery)}>
              {t('draws.change')}
            </Button>
          ),
        },
      ]
    : []),
];

function Times({ terms }: { terms: DrawTerms }) {
  const t = useT();
  const { tag } = useLanguage();
  const may = useMay();
  const [open, setOpen] = useState<LotteryTimes | null>(null);
  return (
    <section className="stack">
      <h2>{t('draws.terms_times')}</h2>
      <Card padding="flush">
        <Table
          caption={t('draws.terms_times')}
          rows={terms.lotteries}
          keyOf={({ code }) => code}
          density="dense"
          phoneCells={3}
          columns={timeColumnsOf(t, { tag, onChange: may('draws.terms') ? setOpen : null })}
        />
      </Card>
      {open && <CloseDialog lottery={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
