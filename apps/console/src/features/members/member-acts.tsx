import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { gift, type IconPath, lock, pause, shield, swap, tree } from '@baize/ui/icons';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../shared/use-operator.ts';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { FirstPasswordDialog } from './first-password-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import type { MemberFile } from './member-detail.tsx';
import { StopDialog } from './stop-dialog.tsx';

type Props = {
  member: MemberFile;
  /** Asks for a correction of this member's cash. */
  renderAdjustment: (member: MemberFile, onClose: () => void) => ReactNode;
  /** Puts the member under another agent. */
  renderMove: (member: MemberFile, onClose: () => void) => ReactNode;
  /** Gives the member what a promotion has to give. */
  renderGift: (member: MemberFile, onClose: () => void) => ReactNode;
};

type Act = {
  readonly name: PlainKey;
  readonly icon: IconPath;
  readonly isOffered: boolean;
  readonly render: (onClose: () => void) => ReactNode;
};

/** What this operator may do about a member; each act is a dialog with its reason. */
export function MemberActs({ member, renderAdjustment, renderMove, renderGift }: Props) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState<PlainKey | null>(null);
  const isReal = member.role !== 'trial';
  const acts: readonly Act[] = [
    {
      name: 'console.issue_password',
      icon: lock,
      isOffered: may('members.password') && member.firstPassword !== null,
      render: (onClose) => <FirstPasswordDialog member={member} onClose={onClose} />,
    },
    {
      name: 'console.exclude',
      icon: pause,
      isOffered: may('members.exclude') && isReal,
      render: (onClose) => <ExcludeDialog member={member} onClose={onClose} />,
    },
    {
      name: 'players.limit',
      icon: shield,
      isOffered: may('members.limit') && isReal,
      render: (onClose) => <LimitDialog member={member} onClose={onClose} />,
    },
    {
      name: member.status === 'active' ? 'console.stop_member' : 'console.reopen_member',
      icon: lock,
      isOffered: may('members.stop') && member.status !== 'closed',
      render: (onClose) => <StopDialog member={member} onClose={onClose} />,
    },
    {
      name: 'console.move',
      icon: tree,
      isOffered: may('members.move') && isReal,
      render: (onClose) => renderMove(member, onClose),
    },
    {
      name: 'console.give',
      icon: gift,
      isOffered: may('promotions.decide') && isReal,
      render: (onClose) => renderGift(member, onClose),
    },
    {
      name: 'console.adjust',
      icon: swap,
      isOffered: may('adjustments.ask'),
      render: (onClose) => renderAdjustment(member, onClose),
    },
  ];
  const offered = acts.filter(({ isOffered }) => isOffered);
  const close = () => setOpen(null);
  return (
    <>
      <div className="queue-acts">
        {offered.map(({ name, icon }) => (
          <Button key={name} look="line" icon={icon} onClick={() => setOpen(name)}>
            {t(name)}
          </Button>
        ))}
      </div>
      {offered.find(({ name }) => name === open)?.render(close)}
    </>
  );
}
