import { useNavigate, useRouterState } from '@tanstack/react-router';

/** The promotion that the address names, `?id=`, and the way back to all of them. */
export function useOpenedPromotion() {
  const navigate = useNavigate();
  const id = useRouterState({
    select: ({ location }) => {
      const { id: asked } = location.search as { id?: unknown };
      return typeof asked === 'string' ? asked : null;
    },
  });
  return { id, close: () => void navigate({ to: '/promotions', search: {}, replace: true }) };
}
