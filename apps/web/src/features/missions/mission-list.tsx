import type { MissionSummary } from '@baize/contract/mission';
import type { MissionPeriod } from '@baize/contract/mission-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { trophy } from '@baize/ui/icons';
import { MissionRow } from './mission-row.tsx';

type Props = { summary: MissionSummary; period: MissionPeriod };

/** The missions of a period, how many are done, and when there are new ones. */
export function MissionList({ summary, period }: Props) {
  const t = useT();
  const missions = summary.missions.filter((mission) => mission.period === period);
  const [first] = missions;
  if (!first) {
    return (
      <Card>
        <EmptyState art={<Icon of={trophy} />} title={t('missions.none')}>
          {t('missions.none_text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className="mission-list">
      <ListHead summary={summary} period={period} endsAt={first.endsAt} />
      <ul>
        {missions.map((mission) => (
          <MissionRow key={mission.missionId} mission={mission} />
        ))}
      </ul>
      <CountedAt at={summary.countedAt} />
    </Card>
  );
}

function ListHead({ summary, period, endsAt }: Props & { endsAt: string }) {
  const t = useT();
  const formats = useFormats();
  const { done = 0, total = 0 } = summary.tallies.find((each) => each.period === period) ?? {};
  const time = formats.dateTime(instant(new Date(endsAt)));
  const words = { done: formats.number(done), total: formats.number(total) };
  return (
    <header>
      <h2>{t('missions.tally', words)}</h2>
      <span className="muted">
        {period === 'event' ? t('missions.until', { time }) : t('missions.renewed', { time })}
      </span>
    </header>
  );
}

/** How old the figures are. */
export function CountedAt({ at }: { at: string }) {
  const t = useT();
  const formats = useFormats();
  const time = formats.dateTime(instant(new Date(at)));
  return <p className="faint mission-counted">{t('missions.counted', { time })}</p>;
}
