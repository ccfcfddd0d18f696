import { Roles } from '../features/roles/roles.tsx';

export const RolesPage = () => <Roles />;
