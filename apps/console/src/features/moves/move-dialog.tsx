import { moveMember, previewMove } from '@baize/contract/agent';
import { searchMembers } from '@baize/contract/desk';
import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../shared/api.ts';
import { PersonChoice } from '../../shared/person-choice.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { MoveOutcome } from './move-outcome.tsx';

type Target = 'agent' | 'top';

type Props = {
  member: { readonly memberId: Id<'mem'>; readonly account: string };
  onClose: () => void;
};

/** Puts a member under another agent, or at the top of a line, once it is seen what follows. */
export function MoveDialog({ member, onClose }: Props) {
  const t = useT();
  const { memberId, account } = member;
  const [target, setTarget] = useState<Target>('agent');
  const [agent, setAgent] = useState<Person | null>(null);
  const to = target === 'top' ? null : agent;
  const isChosen = target === 'top' || agent !== null;
  const foretold = usePreview(memberId, { to, isChosen });
  const moving = useMove(member, onClose);
  const canMove = foretold.data !== undefined && foretold.data.agreements.length === 0;
  return (
    <ReasonDialog
      title={t('console.move')}
      text={t('console.move_text', { account })}
      action={t('console.move')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={moving.isPending}
      error={moving.error}
      canSubmit={isChosen && canMove}
      onSubmit={(reason) => moving.mutate({ memberId, toAccount: to?.account ?? null, reason })}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <RadioGroup
            name="move-target"
            label={t('console.move_where')}
            value={target}
            onChange={setTarget}
            options={[
              { value: 'agent', label: t('console.move_to_agent') },
              { value: 'top', label: t('console.move_to_top') },
            ]}
          />
          {target === 'agent' && (
            <UplineChoice
              chosen={agent}
              onChoose={setAgent}
              error={isTried && !agent ? t('console.upline_missing') : undefined}
            />
          )}
          {isChosen && <MoveOutcome query={foretold} account={account} />}
        </>
      )}
    </ReasonDialog>
  );
}

type Aim = { readonly to: Person | null; readonly isChosen: boolean };

const usePreview = (memberId: Id<'mem'>, { to, isChosen }: Aim) =>
  useQuery({
    queryKey: ['move', memberId, to?.account ?? null],
    queryFn: ({ signal }) =>
      call(previewMove, { memberId, ...(to && { toAccount: to.account }) }, signal),
    enabled: isChosen,
    retry: false,
    // What stands in the way may be gone a moment later.
    staleTime: 0,
  });

function useMove({ memberId, account }: Props['member'], onClose: () => void) {
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: {
      readonly memberId: Id<'mem'>;
      readonly toAccount: string | null;
      readonly reason: string;
    }) => call(moveMember, input),
    onSuccess: ({ upline }) => {
      const text = upline
        ? t('console.moved_under', { account, upline: upline.account })
        : t('console.moved_to_top', { account });
      toast({ tone: 'win', text });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['member', memberId] }),
        queries.invalidateQueries({ queryKey: ['move'] }),
      ]),
  });
}

type ChoiceProps = {
  chosen: Person | null;
  onChoose: (person: Person) => void;
  error: string | undefined;
};

/** Agents alone have anybody below them. */
function UplineChoice({ chosen, onChoose, error }: ChoiceProps) {
  const t = useT();
  const [text, setText] = useState('');
  const sought = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['members', sought, 1],
    queryFn: ({ signal }) => call(searchMembers, { text: sought, page: 1 }, signal),
    enabled: sought !== '',
    placeholderData: keepPreviousData,
  });
  const agents = sought === '' ? [] : data?.members.filter(({ role }) => role === 'agent');
  return (
    <PersonChoice
      label={t('console.new_upline')}
      hint={t('console.new_upline_hint')}
      text={text}
      onText={setText}
      found={agents?.map(({ memberId, account, name }) => ({
        memberId,
        account,
        note: name ?? '',
      }))}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
    />
  );
}
