import { listMessages } from '@baize/contract/message';
import { readWithdrawal } from '@baize/contract/withdrawal';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../shared/server/api.ts';
import { dropNotice, type Notice } from '../../shared/server/attention.ts';
import { useMemberKey, useSession } from '../../shared/session/session.ts';
import { useFreeScreen } from '../../shared/timing/use-free-screen.ts';

/** What a page or a dialog of its own tells as well: once is enough, and good news can wait. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set([
  'deposit_credited',
  'withdrawal_requested',
  'withdrawal_paid',
  'money_received',
  'brand_message',
  'login_new',
]);

/** Whether somebody has to look: a payout that asks for an answer, money, news not told otherwise. */
async function isWorthIt(notice: Notice, signal: AbortSignal): Promise<boolean> {
  if (notice.kind === 'withdrawal') {
    const { status } = await call(readWithdrawal, { orderId: notice.orderId }, signal);
    return status === 'paid';
  }
  if (notice.kind === 'moneyArrived' || notice.kind === 'linkOfAnother') return true;
  const { messages } = await call(listMessages, {}, signal);
  const message = messages.find(({ messageId }) => messageId === notice.messageId);
  return message !== undefined && !message.isRead && !TOLD_OTHERWISE.has(message.news.kind);
}

/** One thing the server said that asks for attention, when nobody is in the middle of another. */
export function NoticeDialog({ notice }: { notice: Notice }) {
  const { data, isError } = useQuery({
    queryKey: useMemberKey(`notice ${Object.values(notice).join(' ')}`),
    queryFn: ({ signal }) => isWorthIt(notice, signal),
    // The same order is told of again when it has moved on: what was found then is not kept.
    gcTime: 0,
  });
  const isTold = useIsTold(notice);
  const isIdle = data === false || isError || isTold;
  const isFree = useFreeScreen(data === true && !isIdle);

  useEffect(() => {
    if (isIdle) dropNotice(notice);
  }, [isIdle, notice]);

  return data && isFree && !isIdle ? (
    <Shown notice={notice} onClose={() => dropNotice(notice)} />
  ) : null;
}

/** Whether the page that is open shows the order itself. */
const useIsTold = (notice: Notice): boolean =>
  useRouterState({
    select: ({ location: { pathname, search } }) =>
      notice.kind === 'withdrawal' &&
      pathname === '/member/withdraw' &&
      (search as { order?: unknown }).order === notice.orderId,
  });

type NoticeWithPlace = Exclude<Notice, { kind: 'linkOfAnother' }>;

const WORDS: Readonly<Record<NoticeWithPlace['kind'], readonly [PlainKey, PlainKey]>> = {
  withdrawal: ['agreements.withdrawal_paid', 'agreements.answer_now'],
  moneyArrived: ['agreements.money_arrived', 'agreements.see_record'],
  message: ['agreements.message_came', 'agreements.read_it'],
};

function Shown({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = useT();
  const { member } = useSession();
  const isLink = notice.kind === 'linkOfAnother';
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(isLink ? 'agreements.link_of_another_title' : 'agreements.attention')}
      footer={
        <>
          <Button look={isLink ? 'act' : 'ghost'} onClick={onClose}>
            {t('agreements.understood')}
          </Button>
          {!isLink && (
            <Link {...placeOf(notice)} className={buttonClass({ look: 'act' })} onClick={onClose}>
              {t(WORDS[notice.kind][1])}
            </Link>
          )}
        </>
      }
    >
      <p>
        {isLink
          ? t('agreements.link_of_another', { name: member?.account ?? '' })
          : t(WORDS[notice.kind][0])}
      </p>
    </Dialog>
  );
}

function placeOf(notice: NoticeWithPlace) {
  if (notice.kind === 'withdrawal') {
    return { to: '/member/withdraw', search: { order: notice.orderId } } as const;
  }
  if (notice.kind === 'message') return { to: '/member/messageV2' } as const;
  return { to: '/member/transactionHistory' } as const;
}
