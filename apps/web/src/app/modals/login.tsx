import { GroupBanner } from '../../features/banners/group-banner.tsx';
import { LoginModal } from '../../features/login/login-modal.tsx';

export const Login = () => <LoginModal art={<GroupBanner group="w_login" />} />;
