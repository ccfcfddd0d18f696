import { isId } from '@baize/std/id';
import { AskDialog } from '../features/adjustments/ask-dialog.tsx';
import { GiveDialog } from '../features/applications/give-dialog.tsx';
import { MemberDetail, type MemberFile } from '../features/members/member-detail.tsx';
import { MoveDialog } from '../features/moves/move-dialog.tsx';
import { useAddressPart } from '../shared/use-address-part.ts';
import { MembersPage } from './members-page.tsx';

const renderAdjustment = (member: MemberFile, onClose: () => void) => (
  <AskDialog member={member} onClose={onClose} />
);

const renderMove = (member: MemberFile, onClose: () => void) => (
  <MoveDialog member={member} onClose={onClose} />
);

const renderGift = (member: MemberFile, onClose: () => void) => (
  <GiveDialog member={member} onClose={onClose} />
);

/** One member; an address that names none is the search. */
export function MemberPage() {
  const memberId = useAddressPart('memberId');
  if (memberId === undefined || !isId('mem', memberId)) return <MembersPage />;
  return (
    <MemberDetail
      key={memberId}
      memberId={memberId}
      renderAdjustment={renderAdjustment}
      renderMove={renderMove}
      renderGift={renderGift}
    />
  );
}
