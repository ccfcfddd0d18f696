import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Identity } from '../features/identity/identity.tsx';
import { DeleteAccount } from '../features/privacy/delete-account.tsx';
import { OwnData } from '../features/privacy/own-data.tsx';
import { SecurityCenter } from '../features/security/security-center.tsx';
import { AreaTexts } from '../shared/names/area-texts.tsx';

const AREAS = ['security', 'login', 'register', 'errors'] as const;

export const MemberPage = () => (
  <AreaTexts areas={AREAS} waiting={<LoadingCover />}>
    <SecurityCenter />
    <Identity />
    <OwnData />
    <DeleteAccount />
  </AreaTexts>
);
