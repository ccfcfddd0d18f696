import type { Output } from '@baize/contract/endpoint';
import type { readPointsBalance } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { useGate } from '../../shared/session/gate.ts';

export type PointsHeld = Output<typeof readPointsBalance>;

/** For who is not a member yet: what points are, and the way to have some. */
export function GuestCard({ onRules }: Pick<Props, 'onRules'>) {
  const t = useT();
  const gate = useGate();
  return (
    <section className="points-card" aria-label={t('points.yours')}>
      <Art />
      <b>{t('points.guest')}</b>
      <span>{t('points.never')}</span>
      <div>
        <Button look="white" onClick={() => void gate({ label: t('points.title') })}>
          {t('shell.login')}
        </Button>
        <Button look="ghost" onClick={onRules}>
          {t('points.how')}
        </Button>
      </div>
    </section>
  );
}

const Art = () => (
  <Picture
    src="/images/goods/voucher-240.webp"
    alt=""
    width={240}
    height={240}
    className="points-art"
  />
);

type Props = { held: PointsHeld; onRules: () => void };

/** The points, what they are worth in money, and what is still owed of them. */
export function PointsCard({ held, onRules }: Props) {
  const t = useT();
  const { number, money } = useFormats();
  return (
    <section className="points-card" aria-label={t('points.yours')}>
      <Art />
      <span>{t('points.yours')}</span>
      <b className="points-sum">{number(held.balance)}</b>
      <span>{t('points.worth', { amount: money(held.worth) })}</span>
      <span>{t('points.never')}</span>
      {held.debt > 0n && <Note tone="warn">{t('points.debt', { count: number(held.debt) })}</Note>}
      <div>
        <Button look="white" onClick={onRules}>
          {t('points.how')}
        </Button>
      </div>
    </section>
  );
}
