import type { Agreement, AgreementNews } from '@baize/contract/agreement';
import type { Translate } from '@baize/i18n/translate';

/** What happened, in a sentence; all but the last say who did it. */
export function newsText(news: AgreementNews, account: string, t: Translate): string {
  if (news === 'endedFromAbove') return t('agreements.ended_above');
  const key = {
    offerAccepted: 'agreements.offer_accepted',
    offerRejected: 'agreements.offer_rejected',
    endingAccepted: 'agreements.ending_accepted',
    endingRejected: 'agreements.ending_rejected',
  } as const;
  return t(key[news], { account });
}

/** Whom the caller has an agreement with. */
export const otherSide = ({ side, payer, payee }: Agreement, t: Translate): string =>
  side === 'payee' ? (payer?.account ?? t('agreements.platform')) : payee.account;
