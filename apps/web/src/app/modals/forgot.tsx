import { GroupBanner } from '../../features/banners/group-banner.tsx';
import { ForgotModal } from '../../features/password/forgot-modal.tsx';

export const Forgot = () => <ForgotModal art={<GroupBanner group="w_forget" />} />;
