import type { Vip } from '@baize/contract/vip';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { RankEmblem } from './rank-emblem.tsx';

/** The member's rank with the exact gap up and the exact gap to stay, each with its rule. */
export function MyRank({ vip }: { vip: Vip }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Card className="vip-mine">
      <RankEmblem emblem={vip.emblem} size={240} />
      <div className="vip-mine-name">
        <span className="muted">{t('ranks.yours')}</span>
        <h2>{vip.label}</h2>
        <span className="muted">
          {t('ranks.lifetime', { amount: formats.money(vip.lifetime) })}
        </span>
        {isGiven(vip) && <span className="muted">{t('ranks.given')}</span>}
      </div>
      <div className="vip-gaps">
        <GapUp next={vip.next} />
        <GapToStay keep={vip.keep} label={vip.label} />
      </div>
    </Card>
  );
}

/** A rank that the bets do not explain was given by the brand, and the page says so. */
const isGiven = ({ level, lifetime, ranks }: Vip): boolean =>
  lifetime < (ranks.find((rank) => rank.level === level)?.threshold ?? 0n);

type GapProps = { title: string; done: Minor; needed: Minor; children: string };

function Gap({ title, done, needed, children }: GapProps) {
  const t = useT();
  const formats = useFormats();
  const words = t('ranks.of', { done: formats.money(done), needed: formats.money(needed) });
  const share = needed > 0n ? Number((done * 100n) / needed) : 100;
  return (
    <section className="vip-gap">
      <h3>{title}</h3>
      <progress max={100} value={Math.min(100, share)} aria-label={`${title}: ${words}`} />
      <p className="vip-gap-sums">{words}</p>
      <p className="muted">{children}</p>
    </section>
  );
}

function GapUp({ next }: Pick<Vip, 'next'>) {
  const t = useT();
  const formats = useFormats();
  if (next === null) {
    return (
      <section className="vip-gap">
        <h3>{t('ranks.top')}</h3>
        <p className="muted">{t('ranks.top_text')}</p>
      </section>
    );
  }
  const missing = formats.money(next.missing);
  return (
    <Gap
      title={t('ranks.up', { missing, label: next.label })}
      done={next.done}
      needed={next.needed}
    >
      {t(next.by === 'month' ? 'ranks.up_month' : 'ranks.up_lifetime')}
    </Gap>
  );
}

function GapToStay({ keep, label }: Pick<Vip, 'keep' | 'label'>) {
  const t = useT();
  const formats = useFormats();
  const needed = formats.money(keep.needed);
  const until = formats.dateTime(instant(new Date(keep.until)));
  if (keep.needed === 0n || keep.isExempt) {
    return (
      <section className="vip-gap">
        <h3>{t('ranks.safe', { label })}</h3>
        <p className="muted">
          {keep.needed === 0n ? t('ranks.safe_always') : t('ranks.safe_exempt', { until, needed })}
        </p>
      </section>
    );
  }
  if (keep.missing === 0n) {
    return (
      <Gap title={t('ranks.kept', { label })} done={keep.done} needed={keep.needed}>
        {t('ranks.kept_text', { until })}
      </Gap>
    );
  }
  const missing = formats.money(keep.missing);
  const lower = keep.lower ?? t('ranks.no_rank');
  return (
    <Gap title={t('ranks.stay', { missing, label })} done={keep.done} needed={keep.needed}>
      {t('ranks.stay_text', { until, lower })}
    </Gap>
  );
}
