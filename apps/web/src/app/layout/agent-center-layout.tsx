import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AgentShell } from '../../features/agent-center/shell/agent-shell.tsx';
import { textsAt } from '../../shared/address/pages.ts';
import { usePart } from '../../shared/loading/use-part.ts';
import { AreaTexts } from '../../shared/names/area-texts.tsx';
import { useSession } from '../../shared/session/session.ts';
import * as files from '../part-files.ts';
import './header.css';
import { Logo } from './logo.tsx';
import { useArrival } from './use-arrival.ts';

/** The agent center. Whoever is no agent, or none any more, is led to the agents' login. */
export function AgentCenterLayout() {
  const { isAgent, isLoading, pending } = useSession();
  const navigate = useNavigate();
  const isStranger = !isAgent && !isLoading;

  useEffect(() => {
    if (isStranger) void navigate({ to: '/agent', replace: true });
  }, [isStranger, navigate]);

  if (!isAgent || pending !== null) return <LoadingCover />;
  return (
    <AreaTexts areas={textsAt('/agentHome')} waiting={<LoadingCover />}>
      <Center />
    </AreaTexts>
  );
}

function Center() {
  const announced = useArrival();
  const { Part: SettingsSheet, bring, prepare } = usePart(files.settings);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  return (
    <>
      <AgentShell
        logo={<Logo />}
        announced={announced}
        onPrepareSettings={prepare}
        onSettings={() => {
          setSettingsOpen(true);
          bring();
        }}
      >
        <Outlet />
      </AgentShell>
      {SettingsSheet && (
        <SettingsSheet isOpen={isSettingsOpen} onClose={() => setSettingsOpen(false)} />
      )}
    </>
  );
}
