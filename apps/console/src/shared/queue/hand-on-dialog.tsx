import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Select } from '@baize/ui/select.tsx';
import { type ReactNode, useState } from 'react';
import { ReasonDialog } from './reason-dialog.tsx';

type Colleague = { readonly operatorId: Id<'opr'>; readonly name: string };

export type HandingOn = {
  readonly from: Id<'opr'> | null;
  /** Null puts it back before everybody. */
  readonly to: Id<'opr'> | null;
  readonly reason: string;
};

type Props = {
  title: string;
  text: ReactNode;
  /** What nobody in particular is called. */
  everybody: string;
  owner: Colleague | null;
  colleagues: readonly Colleague[];
  isBusy: boolean;
  error: unknown;
  onSubmit: (handing: HandingOn) => void;
  onClose: () => void;
};

/** Hands something to a colleague with a word about it, or back before everybody. */
export function HandOnDialog({ owner, everybody, onSubmit, ...props }: Props) {
  const t = useT();
  const [to, setTo] = useState('');
  const from = owner?.operatorId ?? null;
  const colleagues = props.colleagues.filter(({ operatorId }) => operatorId !== from);
  return (
    <ReasonDialog
      title={props.title}
      text={props.text}
      label={t('console.fb_assign_word')}
      action={props.title}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={props.isBusy}
      error={props.error}
      onSubmit={(reason) => {
        const chosen = colleagues.find(({ operatorId }) => operatorId === to);
        onSubmit({ from, to: chosen?.operatorId ?? null, reason });
      }}
      onClose={props.onClose}
    >
      {() => (
        <Select
          label={t('console.fb_assign_to')}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          options={[
            { value: '', label: everybody },
            ...colleagues.map(({ operatorId, name }) => ({ value: operatorId, label: name })),
          ]}
        />
      )}
    </ReasonDialog>
  );
}
