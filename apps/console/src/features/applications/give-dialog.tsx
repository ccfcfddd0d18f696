import { giveGift, listGifts } from '@baize/contract/gift';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { Note } from '@baize/ui/note.tsx';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { refreshQueue } from '../../shared/refresh-queue.ts';
import { AmountToGive, useAmountToGive } from './amount-to-give.tsx';

type Props = {
  member: { readonly memberId: Id<'mem'>; readonly account: string };
  onClose: () => void;
};

/** Gives a member something that a promotion of the brand has to give, within its budget. */
export function GiveDialog({ member, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { gifts, gift, setChosen } = useGifts();
  const { pays = null, most = minor(0n), secondFrom = null } = gift ?? {};
  const given = useAmountToGive({ pays, most, secondFrom });
  const { amount } = given;
  const giving = useGive();
  const submit = (reason: string) => {
    if (!gift || amount === null) return;
    const { promotionId, title } = gift;
    giving.mutate(
      { memberId: member.memberId, promotionId, amount, reason },
      {
        onSuccess: ({ status }) => {
          const done = status === 'applying' ? 'application_agreed' : 'application_done';
          toast({ tone: 'win', text: t(`console.${done}`, { title, account: member.account }) });
          onClose();
        },
      },
    );
  };
  return (
    <ReasonDialog
      title={t('console.give')}
      text={t('console.give_text', { account: member.account })}
      action={t('console.give_action')}
      reason="needed"
      isBusy={giving.isPending}
      error={giving.error}
      canSubmit={gift !== undefined && given.isFitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) =>
        gifts?.length === 0 ? (
          <Note tone="warn">{t('console.give_none')}</Note>
        ) : (
          <>
            <Select
              label={t('console.give_what')}
              options={(gifts ?? []).map(({ promotionId, title }) => ({
                value: promotionId,
                label: title,
              }))}
              value={gift?.promotionId ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            />
            <AmountToGive of={given} isTried={isTried} />
          </>
        )
      }
    </ReasonDialog>
  );
}

/** What can be given now, and which of it is chosen: the first until another is. */
function useGifts() {
  const { data } = useQuery({
    queryKey: ['gifts'],
    queryFn: ({ signal }) => call(listGifts, {}, signal),
  });
  const gifts = data?.gifts;
  const [chosen, setChosen] = useState('');
  const gift = gifts?.find(({ promotionId }) => promotionId === chosen) ?? gifts?.[0];
  return { gifts, gift, setChosen };
}

type GiftInput = {
  memberId: Id<'mem'>;
  promotionId: string;
  amount: Minor;
  reason: string;
};

function useGive() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: GiftInput) => call(giveGift, input),
    onSuccess: () => void refreshQueue(queries, 'applications'),
  });
}
