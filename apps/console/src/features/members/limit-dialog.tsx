import { setMemberLimit } from '@baize/contract/member-limit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Minor } from '@baize/std/money';
import { Checkbox } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { parseAmount } from '@baize/ui/parse-amount';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { ALL_LIMITS, type LimitName, limitText } from './limit-names.ts';
import type { MemberFile } from './member-detail.tsx';

type Props = { member: MemberFile; onClose: () => void };

const FIRST: LimitName = { kind: 'loss', period: 'day' };

/** A limit of the house for one member: lower it, raise it or lift it, with a reason they read. */
export function LimitDialog({ member, onClose }: Props) {
  const t = useT();
  const { brand } = useOperator();
  const [name, setName] = useState(FIRST);
  const [text, setText] = useState('');
  const [isLifted, setLifted] = useState(false);
  const [code, setCode] = useState('');
  const amount = parseAmount(text, brand.currency.scale);
  const house = member.limits.find(
    ({ kind, period }) => kind === name.kind && period === name.period,
  )?.house;
  const isLifting = isLifted && !!house;
  const isWhole = /^\d{6}$/.test(code);
  const setting = useSetLimit(member, onClose);
  return (
    <ReasonDialog
      title={t('players.limit')}
      text={t('players.limit_text', { account: member.account })}
      action={t('players.limit')}
      reason="needed"
      hint={t('players.limit_told')}
      isBusy={setting.isPending}
      error={setting.error}
      canSubmit={isWhole && (isLifting || amount !== null)}
      onSubmit={(reason) =>
        setting.mutate({ ...name, amount: isLifting ? null : amount, reason, code })
      }
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <LimitChoice name={name} onChange={setName} />
          {house && <HouseNow {...house} isLifted={isLifted} onLift={setLifted} />}
          {!isLifting && (
            <TextField
              label={t('console.amount')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              prefix={brand.currency.symbol}
              value={text}
              error={isTried && amount === null ? t('console.amount_missing') : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          <TextField
            label={t('players.limit_code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            error={isTried && !isWhole ? t('players.limit_code_wrong') : undefined}
            onChange={(event) => setCode(event.target.value)}
          />
        </>
      )}
    </ReasonDialog>
  );
}

type ChoiceProps = { name: LimitName; onChange: (name: LimitName) => void };

const valueOf = ({ kind, period }: LimitName): string => `${kind} ${period}`;

function LimitChoice({ name, onChange }: ChoiceProps) {
  const t = useT();
  return (
    <Select
      label={t('players.limit_kind')}
      value={valueOf(name)}
      options={ALL_LIMITS.map((each) => ({ value: valueOf(each), label: limitText(each, t) }))}
      onChange={({ target }) =>
        onChange(ALL_LIMITS.find((each) => valueOf(each) === target.value) ?? FIRST)
      }
    />
  );
}

type NowProps = NonNullable<MemberFile['limits'][number]['house']> & {
  isLifted: boolean;
  onLift: (isLifted: boolean) => void;
};

/** The limit of the house as it stands, and the way to lift it. */
function HouseNow({ amount, reason, isLifted, onLift }: NowProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <p className="muted">{t('players.limit_now', { amount: formats.money(amount), reason })}</p>
      <Checkbox
        label={t('players.limit_lift')}
        checked={isLifted}
        onChange={(event) => onLift(event.target.checked)}
      />
    </>
  );
}

type LimitInput = LimitName & { amount: Minor | null; reason: string; code: string };

function useSetLimit({ memberId }: MemberFile, onDone: () => void) {
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: LimitInput) => call(setMemberLimit, { memberId, ...input }),
    onSuccess: async (_, { amount }) => {
      const text = t(amount === null ? 'players.limit_lifted' : 'players.limit_done');
      toast({ tone: 'win', text });
      await queries.invalidateQueries({ queryKey: ['member', memberId] });
      await queries.invalidateQueries({ queryKey: ['player', memberId] });
      onDone();
    },
  });
}
