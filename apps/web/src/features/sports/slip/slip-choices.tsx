import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { oddsText } from '@baize/sports/slip/odds-format';
import { ODDS_POLICIES, type OddsPolicy } from '@baize/sports/slip/odds-policy';
import { Chip } from '@baize/ui/chip.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { close } from '@baize/ui/icons';
import { marketName, outcomeName, systemName } from '../words.ts';
import { removeLeg, systemsOf } from './slip.ts';
import { useSlipDesk } from './slip-desk.tsx';
import { QuoteSums } from './slip-sums.tsx';
import type { Stand } from './use-stand.ts';

const POLICY_NAMES: Readonly<Record<OddsPolicy, PlainKey>> = {
  ask: 'sports.p_ask',
  better: 'sports.p_better',
  any: 'sports.p_any',
};

/** What stands on the slip and how: its legs, how they are joined, what they return. */
export function SlipChoices({ stand: { quote, input } }: { stand: Stand }) {
  return (
    <>
      <SlipLegs />
      <SystemChoice />
      {quote.data && input && <QuoteSums quote={quote.data} isOld={quote.isPlaceholderData} />}
      <PolicyChoice />
    </>
  );
}

function SlipLegs() {
  const t = useT();
  const { code: language } = useLanguage();
  const { slip, setSlip, format } = useSlipDesk();
  return (
    <ul className="sp-legs">
      {slip.legs.map(({ event, market, outcome }) => (
        <li key={outcome.outcomeId}>
          <span>
            <b>{outcomeName(market, outcome.outcome, { event, t, language })}</b>
            <small className="faint">
              {marketName(market, t)} · {event.fixture.home.short} – {event.fixture.away.short}
            </small>
          </span>
          <b className="num">{oddsText(format, outcome.odds)}</b>
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

function PolicyChoice() {
  const t = useT();
  const { slip, setSlip } = useSlipDesk();
  return (
    <fieldset className="sp-policy">
      <legend>{t('sports.policy')}</legend>
      {ODDS_POLICIES.map((policy) => (
        <label key={policy}>
          <input
            type="radio"
            name="policy"
            checked={slip.policy === policy}
            onChange={() => setSlip({ ...slip, policy })}
          />
          {t(POLICY_NAMES[policy])}
        </label>
      ))}
    </fieldset>
  );
}
