import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Chip } from '@baize/ui/chip.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useSlipDesk } from './slip-desk.tsx';
import type { Stand } from './use-stand.ts';

/** Free bets that may pay for this slip; what they cannot be put on says so. */
export function FreeBetChoice({ stand: { freeBets, freeBet, offer } }: { stand: Stand }) {
  const t = useT();
  const formats = useFormats();
  const { setGrantId } = useSlipDesk();
  if (freeBets.length === 0) return null;
  const isOneLine = offer.lines === 1;
  return (
    <fieldset className="sp-free">
      <legend>{t('sports.free_bets')}</legend>
      {freeBets.map(({ grantId, stake, expiresAt }) => (
        <Chip
          key={grantId}
          isChosen={freeBet?.grantId === grantId}
          disabled={!isOneLine}
          onClick={() => setGrantId(freeBet?.grantId === grantId ? null : grantId)}
        >
          <MoneyText amount={minor(BigInt(stake))} />{' '}
          <small>
            {t('sports.free_until', { at: formats.dateTime(instant(new Date(expiresAt))) })}
          </small>
        </Chip>
      ))}
      {!isOneLine && <p className="faint small">{t('sports.free_one_line')}</p>}
      {freeBet && (
        <p className="faint small">
          {freeBet.paysTo === 'cash'
            ? t('sports.free_terms_cash')
            : t('sports.free_terms_bonus', { times: String(freeBet.turnoverTimes ?? 0) })}
        </p>
      )}
    </fieldset>
  );
}
