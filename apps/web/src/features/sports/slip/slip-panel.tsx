import { wordingOf } from '@baize/client/api-error';
import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { oddsText } from '@baize/sports/slip/odds-format';
import { ODDS_POLICIES, type OddsPolicy } from '@baize/sports/slip/odds-policy';
import { systemsFor } from '@baize/sports/slip/system';
import { minor } from '@baize/std/money';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Chip } from '@baize/ui/chip.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { close } from '@baize/ui/icons';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import type { useBookSession } from '../../../shared/book/use-book-session.ts';
import { type Quote, useQuote } from '../book/use-slips.ts';
import { marketName, outcomeName, sportsWording, systemName } from '../words.ts';
import { atPrices, EMPTY_SLIP, hasSameMatch, removeLeg, slipInput } from './slip.ts';
import { SlipAnswer } from './slip-answer.tsx';
import { useSlipDesk } from './slip-desk.tsx';
import './sports-slip.css';
import { useSend } from './use-send.ts';

const ADDS = [100, 500, 1000] as const;

const POLICY_NAMES: Readonly<Record<OddsPolicy, PlainKey>> = {
  ask: 'sports.p_ask',
  better: 'sports.p_better',
  any: 'sports.p_any',
};

const unitOf = (amount: string): bigint =>
  /^\d{1,9}(\.\d{0,2})?$/.test(amount) ? BigInt(Math.round(Number(amount) * 100)) : 0n;

/** The slip: its legs, how they are joined, the stake, and what it can return. */
export function SlipPanel({ session }: { session: ReturnType<typeof useBookSession> }) {
  const t = useT();
  const { slip, setSlip } = useSlipDesk();
  const send = useSend(session, () => setSlip({ ...EMPTY_SLIP, policy: slip.policy }));
  const unit = unitOf(slip.amount);
  const sameMatch = hasSameMatch(slip);
  const input = slip.legs.length > 0 && unit > 0n && !sameMatch ? slipInput(slip, unit) : null;
  const quote = useQuote(input);
  if (send.slipId !== null && !(send.isTaken && slip.legs.length > 0)) {
    const { slipId, taken, again } = send;
    return <SlipAnswer session={session} slipId={slipId} onTaken={taken} onBack={again} />;
  }
  return (
    <Card className="sp-slip" aria-label={t('sports.slip')}>
      <h2>
        {t('sports.slip')} <span className="num">{slip.legs.length}</span>
      </h2>
      {slip.legs.length === 0 ? (
        <p className="faint">{t('sports.slip_empty')}</p>
      ) : (
        <>
          <SlipLegs />
          <SystemChoice />
          <StakeField />
          {sameMatch && <Note tone="warn">{t('sports.e_same_match')}</Note>}
          {quote.error && <Note tone="warn">{sportsWording(quote.error, t)}</Note>}
          {quote.data && input && <QuoteSums quote={quote.data} />}
          <PolicyChoice />
          {session.error && <Note tone="warn">{wordingOf(session.error, t)}</Note>}
          {send.error !== null && <Note tone="loss">{sportsWording(send.error, t)}</Note>}
          <Button
            look="act"
            size="big"
            isFull
            disabled={input === null || session.access === null}
            isBusy={send.isBusy}
            onClick={() => input && send.send(input)}
          >
            {t('sports.place')}
          </Button>
          {quote.data && (
            <p className="faint small">
              {t('sports.largest_stake')}{' '}
              <MoneyText amount={minor(BigInt(quote.data.largestStake))} />
              {quote.data.delayMs > 0 &&
                ` · ${t('sports.delay', { seconds: String(Math.ceil(quote.data.delayMs / 1000)) })}`}
            </p>
          )}
        </>
      )}
    </Card>
  );
}

function QuoteSums({ quote }: { quote: Quote }) {
  const t = useT();
  const { slip, setSlip } = useSlipDesk();
  return (
    <>
      {quote.legs.some(({ changed }) => changed) && (
        <Note tone="warn">
          {t('sports.odds_moved')}{' '}
          <Button size="small" look="line" onClick={() => setSlip(atPrices(slip, quote.legs))}>
            {t('sports.use_new')}
          </Button>
        </Note>
      )}
      <dl className="sp-sums">
        <Sum name={t('sports.lines')} value={String(quote.lines)} />
        <Sum name={t('sports.total_stake')} amount={quote.total} />
        <Sum name={t('sports.largest_return')} amount={quote.largestReturn} />
      </dl>
    </>
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

function Sum({ name, amount, value }: { name: string; amount?: string; value?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">
        {amount === undefined ? value : <MoneyText amount={minor(BigInt(amount))} />}
      </dd>
    </div>
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
      {systemsFor(slip.legs.length).map((system) => (
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

function StakeField() {
  const t = useT();
  const { slip, setSlip } = useSlipDesk();
  const setAmount = (amount: string) => setSlip({ ...slip, amount });
  return (
    <>
      <label className="sp-stake">
        <span>{t('sports.stake')}</span>
        <input
          inputMode="decimal"
          value={slip.amount}
          onChange={({ target }) => setAmount(target.value.replace(/[^\d.]/g, ''))}
        />
      </label>
      <div className="sp-systems">
        {ADDS.map((add) => (
          <Chip key={add} onClick={() => setAmount(String(Number(slip.amount || '0') + add))}>
            +{add}
          </Chip>
        ))}
        <Chip onClick={() => setAmount('')}>{t('sports.clear')}</Chip>
      </div>
    </>
  );
}
