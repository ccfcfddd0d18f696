import type { Mission } from '@baize/contract/mission';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { Link } from '@tanstack/react-router';
import { BonusAsked } from '../../shared/names/bonus-asked.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import { MEASURE_ICONS, progressOf, ruleOf } from './mission-words.ts';
import { useClaimMission } from './use-missions.ts';

/** One mission: what it pays, what it asks for, how far it is, and what to do now. */
export function MissionRow({ mission }: { mission: Mission }) {
  const t = useT();
  const formats = useFormats();
  const show = useToast();
  const claiming = useClaimMission();
  const { name, goal, progress, rewardId, reward } = mission;
  const claim = () => {
    if (claiming.isPending || !rewardId) return;
    const text = t('missions.claimed_toast', { name, amount: formats.money(reward) });
    claiming.mutate(rewardId, { onSuccess: () => show({ tone: 'win', text }) });
  };
  const words = progressOf(t, formats, mission);
  const share = progress < goal ? Number((progress * 1_000n) / goal) / 10 : 100;
  return (
    <li className="mission-row">
      <span className="mission-icon" data-done={rewardId !== null || undefined}>
        <Icon of={MEASURE_ICONS[mission.measure]} />
      </span>
      <div className="mission-what">
        <p>
          <b>{name}</b> <MoneyText amount={reward} className="mission-reward" />
        </p>
        <BonusAsked bonus={mission.bonus} />
        <span className="muted">{ruleOf(t, formats, mission)}</span>
      </div>
      <MissionAction mission={mission} isBusy={claiming.isPending} onClaim={claim} />
      <div className="mission-progress">
        <progress max={100} value={share} aria-label={t('missions.progress_of', { name, words })} />
        <span className="muted">{words}</span>
      </div>
      {claiming.isError && (
        <div className="mission-error">
          <CallError error={claiming.error} onRetry={claim} />
        </div>
      )}
    </li>
  );
}

type ActionProps = { mission: Mission; isBusy: boolean; onClaim: () => void };

function MissionAction({ mission: { state, name, measure }, isBusy, onClaim }: ActionProps) {
  const t = useT();
  switch (state) {
    case 'process':
      return <MissionLink measure={measure} />;
    case 'offered':
      return (
        <Button
          look="act"
          size="small"
          isBusy={isBusy}
          onClick={onClaim}
          aria-label={t('missions.claim_of', { name })}
        >
          {t('missions.claim')}
        </Button>
      );
    case 'claimed':
      return <Tag tone="win">{t('missions.state_claimed')}</Tag>;
    case 'held':
      return <Tag tone="warn">{t('missions.state_held')}</Tag>;
    case 'expired':
      return <Tag>{t('missions.state_expired')}</Tag>;
    case 'refused':
      return <Tag>{t('missions.state_refused')}</Tag>;
  }
}

/** Where it is done; being here is all that a day of login asks for. */
function MissionLink({ measure }: Pick<Mission, 'measure'>) {
  const t = useT();
  const look = buttonClass({ look: 'line', size: 'small' });
  if (measure === 'login_days') return <span />;
  if (measure === 'contacts') {
    return (
      <Link to="/member/securityCenter" className={look}>
        {t('missions.go_confirm')}
      </Link>
    );
  }
  const isDeposit = measure === 'deposits' || measure === 'deposit_count';
  return (
    <Link to={isDeposit ? '/member/depositv2' : '/'} className={look}>
      {t(isDeposit ? 'missions.go_deposit' : 'missions.go_play')}
    </Link>
  );
}
