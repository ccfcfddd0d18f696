import type { ComponentProps } from 'react';
import { GroupBanner } from '../../features/banners/group-banner.tsx';
import { RegisterDialog } from '../../features/register/register-dialog.tsx';

type Props = Omit<ComponentProps<typeof RegisterDialog>, 'art'>;

export const Register = (props: Props) => (
  <RegisterDialog {...props} art={<GroupBanner group="w_register" />} />
);
