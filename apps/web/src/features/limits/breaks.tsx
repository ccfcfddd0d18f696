import { EXCLUSION_MONTHS, type ExclusionInForce } from '@baize/contract/exclusion';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Select } from '@baize/ui/select.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { useState } from 'react';
import { BreakTitle, BreakWords } from '../../shared/care/break-words.tsx';
import { useBreak } from '../../shared/care/use-break.ts';
import { Answered } from '../../shared/lists/answered.tsx';
import { BreakDialog, type BreakWish } from './break-dialog.tsx';

const DAYS = [1, 3, 7, 14, 30, 42] as const;

/** A pause of some days, or an exclusion of months; while one runs, until when. */
export function Breaks() {
  const t = useT();
  const query = useBreak();
  return (
    <Card className="limit-card">
      <h2>{t('security.break_title')}</h2>
      <p className="muted">{t('security.break_lead')}</p>
      <Answered query={query} waiting={<BreakWait />}>
        {({ exclusion }) => (
          <>
            {exclusion && <OnBreak exclusion={exclusion} />}
            <BreakChoice isLonger={exclusion !== null} />
          </>
        )}
      </Answered>
    </Card>
  );
}

const BreakWait = () => (
  <Loading>
    <Skeleton height="8rem" />
  </Loading>
);

const OnBreak = ({ exclusion }: { exclusion: ExclusionInForce }) => (
  <Note tone="brand">
    <p>
      <b>
        <BreakTitle exclusion={exclusion} />
      </b>
    </p>
    <BreakWords />
  </Note>
);

const dayOptions = (t: Translate) =>
  DAYS.map((days) => ({ value: `${days}`, label: t('security.break_days', { count: days }) }));

const monthOptions = (t: Translate) => [
  ...EXCLUSION_MONTHS.map((months) => ({
    value: `${months}`,
    label: t('security.break_months', { count: months }),
  })),
  { value: '', label: t('security.break_for_good') },
];

const monthsOf = (value: string) =>
  EXCLUSION_MONTHS.find((months) => `${months}` === value) ?? null;

/** One tap chooses, the next one confirms. */
function BreakChoice({ isLonger }: { isLonger: boolean }) {
  const t = useT();
  const [days, setDays] = useState('7');
  const [months, setMonths] = useState('6');
  const [wish, setWish] = useState<BreakWish | null>(null);
  const daysWish = (): BreakWish => ({
    wanted: { kind: 'cooling_off', days: Number(days) },
    length: t('security.break_days', { count: Number(days) }),
  });
  const monthsWish = (): BreakWish => {
    const count = monthsOf(months);
    return {
      wanted: { kind: 'exclusion', months: count },
      length: count ? t('security.break_months', { count }) : t('security.break_for_good'),
    };
  };
  return (
    <>
      {isLonger && <p className="muted">{t('security.break_longer')}</p>}
      <div className="break-row">
        <Select
          label={t('security.break_pause')}
          value={days}
          options={dayOptions(t)}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button look="line" onClick={() => setWish(daysWish())}>
          {t('security.break_pause_start')}
        </Button>
      </div>
      <div className="break-row">
        <Select
          label={t('security.break_exclusion')}
          value={months}
          options={monthOptions(t)}
          onChange={(event) => setMonths(event.target.value)}
        />
        <Button look="line" onClick={() => setWish(monthsWish())}>
          {t('security.break_exclusion_start')}
        </Button>
      </div>
      {wish && <BreakDialog {...wish} onClose={() => setWish(null)} />}
    </>
  );
}
