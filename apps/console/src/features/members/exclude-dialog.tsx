import { EXCLUSION_MONTHS, type ExclusionInput } from '@baize/contract/exclusion';
import { excludeMember } from '@baize/contract/member-stop';
import { useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import { Select } from '@baize/ui/select.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import type { MemberFile } from './member-detail.tsx';

const DAYS = [1, 3, 7, 14, 42] as const;

/** What can be chosen, by the value of its option. */
const LENGTHS: ReadonlyMap<string, ExclusionInput> = new Map<string, ExclusionInput>([
  ...DAYS.map((days) => [`d${days}`, { kind: 'cooling_off', days }] as const),
  ...EXCLUSION_MONTHS.map((months) => [`m${months}`, { kind: 'exclusion', months }] as const),
  ['good', { kind: 'exclusion', months: null }],
]);

function lengthName(wanted: ExclusionInput, t: Translate): string {
  if (wanted.kind === 'cooling_off') return t('console.exclude_days', { count: wanted.days });
  if (wanted.months === null) return t('console.exclude_for_good');
  return t('console.exclude_months', { count: wanted.months });
}

type Props = { member: MemberFile; onClose: () => void };

/** A break from play for a member who asked for it, or whom a person has looked at. */
export function ExcludeDialog({ member: { memberId, account }, onClose }: Props) {
  const t = useT();
  const queries = useQueryClient();
  const [length, setLength] = useState('m6');
  const excluding = useMutation({
    mutationFn: (reason: string) => {
      const wanted = LENGTHS.get(length) ?? { kind: 'exclusion' as const, months: 6 as const };
      return call(excludeMember, { memberId, wanted, reason });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['member', memberId] });
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('console.exclude')}
      text={t('console.exclude_text', { account })}
      action={t('console.exclude')}
      reason="needed"
      hint={t('console.reason_inside')}
      look="danger"
      isBusy={excluding.isPending}
      error={excluding.error}
      onSubmit={(reason) => excluding.mutate(reason)}
      onClose={onClose}
    >
      {() => (
        <Select
          label={t('console.exclude_length')}
          value={length}
          options={[...LENGTHS].map(([value, wanted]) => ({ value, label: lengthName(wanted, t) }))}
          onChange={(event) => setLength(event.target.value)}
        />
      )}
    </ReasonDialog>
  );
}
