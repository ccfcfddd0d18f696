import type { Id } from '@baize/std/id';
import { ConsoleLink } from './console-link.tsx';

type Props = { memberId: Id<'mem'>; account: string };

/** A member by their account; it leads to all there is to know about them. */
export const MemberLink = ({ memberId, account }: Props) => (
  <ConsoleLink to={`/members/${memberId}`} className="link">
    <bdi>{account}</bdi>
  </ConsoleLink>
);
