import { useNavigate, useRouter } from '@tanstack/react-router';

/** Leads back to where one came from; home for somebody who came by an address. */
export function useLeave(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (history.canGoBack()) history.back();
    else void navigate({ to: '/' });
  };
}
