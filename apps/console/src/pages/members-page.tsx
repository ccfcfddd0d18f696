import { MemberSearch } from '../features/members/member-search.tsx';

export const MembersPage = () => <MemberSearch />;
