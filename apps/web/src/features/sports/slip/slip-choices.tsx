import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { oddsText } from '@baize/sports/slip/odds-format';
import { ODDS_POLICIES, type OddsPolicy } from '@baize/sports/slip/odds-policy';
import { Chip } from '@baize/ui/chip.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { arrowDown, arrowUp, close } from '@baize/ui/icons';
import { lazy, Suspense } from 'react';
import { loadPage } from '../../../shared/loading/load-page.ts';
import { marketName, outcomeName, systemName } from '../words.ts';
import type { OfferedLeg } from './offer.ts';
import { removeLeg, systemsOf } from './slip.ts';
import { useSlipDesk } from './slip-desk.tsx';
import type { Stand } from './use-stand.ts';

const POLICY_NAMES: Readonly<Record<OddsPolicy, PlainKey>> = {
  ask: 'sports.p_ask',
  better: 'sports.p_better',
  any: 'sports.p_any',
};

const SlipPreview = lazy(() =>
  loadPage(() => import('./slip-preview.tsx')).then((file) => ({ default: file.SlipPreview })),
);

/** What stands on the slip and how: its legs, each with its price, and how they are joined. */
export function SlipChoices({ stand, hasPolicy }: { stand: Stand; hasPolicy: boolean }) {
  return (
    <>
      <SlipLegs legs={stand.offer.legs} />
      <SystemChoice />
      {hasPolicy && <PolicyChoice />}
      <Suspense fallback={null}>
        <SlipPreview stand={stand} />
      </Suspense>
    </>
  );
}

function SlipLegs({ legs }: { legs: readonly OfferedLeg[] }) {
  const t = useT();
  const { code: language } = useLanguage();
  const { slip, setSlip } = useSlipDesk();
  return (
    <ul className="sp-legs">
      {legs.map(({ event, market, outcome, before }) => (
        <li key={outcome.outcomeId}>
          <span>
            <b>{outcomeName(market, outcome.outcome, { event, t, language })}</b>
            <small className="faint">
              {marketName(market, t)} · {event.fixture.home.short} – {event.fixture.away.short}
            </small>
          </span>
          <LegPrice odds={outcome.odds} before={before} />
          <IconButton
            icon={close}
            label={t('sports.remove')}
            onClick={() => setSlip(removeLeg(slip, outcome.outcomeId))}
          />
        </li>
      ))}
    </ul>
  );
}

/** The price of now; where it moved, the one before is struck out and an arrow says which way. */
function LegPrice({ odds, before }: { odds: number; before: number | null }) {
  const t = useT();
  const { format } = useSlipDesk();
  if (before === null) return <b className="num">{oddsText(format, odds)}</b>;
  const isUp = odds > before;
  const was = oddsText(format, before);
  return (
    <span className="sp-moved num" data-way={isUp ? 'up' : 'down'}>
      <s aria-hidden="true">{was}</s>
      <Icon of={isUp ? arrowUp : arrowDown} />
      <b>{oddsText(format, odds)}</b>
      <span className="sr">{t(isUp ? 'sports.odds_up' : 'sports.odds_down', { odds: was })}</span>
    </span>
  );
}

function SystemChoice() {
  const t = useT();
  const { slip, setSlip } = useSlipDesk();
  return (
    <div className="sp-systems">
      {systemsOf(slip.legs).map((system) => (
        <Chip
          key={system}
          isChosen={slip.system === system}
          onClick={() => setSlip({ ...slip, system })}
        >
          {systemName(system, t)}
        </Chip>
      ))}
    </div>
  );
}

export function PolicyChoice() {
  const t = useT();
  const { slip, setSlip } = useSlipDesk();
  return (
    <label className="sp-policy">
      <span>{t('sports.policy')}</span>
      <select
        className="sp-search"
        value={slip.policy}
        onChange={({ target }) =>
          setSlip({
            ...slip,
            policy: ODDS_POLICIES.find((one) => one === target.value) ?? slip.policy,
          })
        }
      >
        {ODDS_POLICIES.map((policy) => (
          <option key={policy} value={policy}>
            {t(POLICY_NAMES[policy])}
          </option>
        ))}
      </select>
    </label>
  );
}
