import { Outlet } from '@tanstack/react-router';
import { AttentionHost } from './attention-host.tsx';
import { GreetLogin } from './greet-login.tsx';
import { ModalHost } from './modal-host.tsx';

/** Every page, and what opens over any of them. */
export const Root = () => (
  <>
    <Outlet />
    <ModalHost />
    <GreetLogin />
    <AttentionHost />
  </>
);
