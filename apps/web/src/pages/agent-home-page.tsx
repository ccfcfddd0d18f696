import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AgentCenter } from '../features/agent-login/agent-center.tsx';
import { AreaTexts } from '../shared/area-texts.tsx';
import { PAGE_AREAS } from '../shared/paths.ts';
import { useSession } from '../shared/session.ts';

/** Whoever is no agent, or none any more, is led to the agents' login. */
export function AgentHomePage() {
  const { isAgent, isLoading, pending } = useSession();
  const navigate = useNavigate();
  const isStranger = !isAgent && !isLoading;

  useEffect(() => {
    if (isStranger) void navigate({ to: '/agent', replace: true });
  }, [isStranger, navigate]);

  if (!isAgent || pending !== null) return <LoadingCover />;
  return (
    <AreaTexts areas={PAGE_AREAS.agentHome}>
      <AgentCenter />
    </AreaTexts>
  );
}
