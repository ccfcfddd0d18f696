import type { AgreementKind, Terms, Tier } from '@baize/contract/agreement';
import type { Formats } from '@baize/i18n/formats';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';
import { rateText } from './rate-text.ts';
import './agreement-terms.css';
import { CARRY_WORDS, EVERY } from './agreement-words.ts';

type Props = {
  kind: AgreementKind;
  terms: Terms;
  /** Whether it is the reader who receives it. */
  isMine: boolean;
  /** Valid bets that make a member active. */
  activeValidBets: Minor;
};

/** What was agreed, as one would say it: how often, of what, and what for which rate. */
export function TermsText({ kind, terms, isMine, activeValidBets }: Props) {
  const t = useT();
  const formats = useFormats();
  const share = kind === 'dividend' ? 'agreements.share_of_win' : 'agreements.share_of_bets';
  return (
    <div className="terms">
      <p>
        {t('agreements.terms_lead', {
          every: t(EVERY[terms.period]),
          share: t(share, { who: isMine ? 'me' : 'other' }),
        })}
      </p>
      <ol className="terms-tiers">
        {terms.tiers.map((tier) => (
          <li key={tier.rate}>
            <b>{rateText(tier.rate)}</b>
            <span>{conditionsText({ ...tier, activeValidBets }, t, formats)}</span>
          </li>
        ))}
      </ol>
      {terms.tiers.length > 1 && <p className="muted small">{t('agreements.tiers_note')}</p>}
      {kind === 'dividend' && <p className="muted small">{t(CARRY_WORDS[terms.carry])}</p>}
    </div>
  );
}

/** What a tier asks for, one after the other. */
export function conditionsText(
  { activeMembers, validBets, profit, activeValidBets }: Tier & Pick<Props, 'activeValidBets'>,
  t: Translate,
  { money }: Pick<Formats, 'money'>,
): string {
  const asked = [
    activeMembers > 0
      ? t('agreements.needs_active', { count: activeMembers, amount: money(activeValidBets) })
      : null,
    validBets > 0n ? t('agreements.needs_bets', { amount: money(validBets) }) : null,
    profit > 0n ? t('agreements.needs_profit', { amount: money(profit) }) : null,
  ].filter((each) => each !== null);
  return asked.length === 0 ? t('agreements.tier_free') : asked.join(' · ');
}
