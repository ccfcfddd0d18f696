import type { MemberInfo } from '@baize/contract/member';

/** The drawn face of a member, by the name of the icon they chose. */
export const avatarOf = ({ avatar }: Pick<MemberInfo, 'avatar'>, size: 48 | 96 | 192): string =>
  `/images/avatar/${avatar}-${size}.webp`;
