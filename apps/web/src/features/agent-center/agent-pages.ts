import type { Output } from '@baize/contract/endpoint';
import type { readConsolidated } from '@baize/contract/member';
import type { PlainKey } from '@baize/i18n/translate';
import {
  bell,
  bolt,
  calendar,
  chart,
  chat,
  clock,
  coins,
  deposit,
  help,
  type IconPath,
  link,
  list,
  page,
  swap,
  tree,
  users,
  withdraw,
} from '@baize/ui/icons';

export type Consolidated = Output<typeof readConsolidated>;

/** The pages of the center, by the names of their addresses. */
export type AgentPath =
  | '/agentHome/agentAnnouncement'
  | '/agentHome/agentTeamOverview'
  | '/agentHome/registerCenter'
  | '/agentHome/downlineManagmentView'
  | '/agentHome/personalHistoryCopy'
  | '/agentHome/palStatementsAgentCopy'
  | '/agentHome/agentRevenueReport'
  | '/agentHome/agentDownlineTransactionDetailsCopy'
  | '/agentHome/agentDividendRecordCopy2'
  | '/agentHome/agentDailyWages2'
  | '/agentHome/agentHourSalary'
  | '/agentHome/agentRealtimeSalary'
  | '/agentHome/messageV2'
  | '/agentHome/customerService';

export type AgentEntry = {
  readonly to: AgentPath | '/member/depositv2' | '/member/withdraw';
  readonly name: PlainKey;
  readonly icon: IconPath;
  /** Shown only to whom this kind of agreement is open. */
  readonly needs?: keyof Consolidated;
};

export type AgentGroup = {
  readonly name: PlainKey | null;
  readonly entries: readonly AgentEntry[];
};

const MONEY: AgentGroup = {
  name: null,
  entries: [
    { to: '/member/depositv2', name: 'shell.deposit', icon: deposit },
    { to: '/member/withdraw', name: 'shell.withdraw', icon: withdraw },
  ],
};

const TEAM: AgentGroup = {
  name: 'agents.group_team',
  entries: [
    { to: '/agentHome/agentAnnouncement', name: 'agents.announcements', icon: bell },
    { to: '/agentHome/agentTeamOverview', name: 'agents.overview', icon: chart },
    { to: '/agentHome/registerCenter', name: 'agents.register', icon: link },
    { to: '/agentHome/downlineManagmentView', name: 'agents.downlines', icon: tree },
  ],
};

const REPORTS: AgentGroup = {
  name: 'agents.group_reports',
  entries: [
    { to: '/agentHome/personalHistoryCopy', name: 'agents.team_bets', icon: list },
    { to: '/agentHome/palStatementsAgentCopy', name: 'agents.user_loss', icon: users },
    { to: '/agentHome/agentRevenueReport', name: 'agents.income', icon: coins },
    {
      to: '/agentHome/agentDownlineTransactionDetailsCopy',
      name: 'agents.account_details',
      icon: swap,
    },
  ],
};

const CONTRACTS: AgentGroup = {
  name: 'agents.group_contracts',
  entries: [
    {
      to: '/agentHome/agentDividendRecordCopy2',
      name: 'agents.dividend',
      icon: page,
      needs: 'divtypereq',
    },
    {
      to: '/agentHome/agentDailyWages2',
      name: 'agents.daily',
      icon: calendar,
      needs: 'dailysalreqtype',
    },
    {
      to: '/agentHome/agentHourSalary',
      name: 'agents.hourly',
      icon: clock,
      needs: 'contracthoursalreq',
    },
    {
      to: '/agentHome/agentRealtimeSalary',
      name: 'agents.realtime',
      icon: bolt,
      needs: 'realtimesalreqtype',
    },
  ],
};

const CONTACT: AgentGroup = {
  name: null,
  entries: [
    { to: '/agentHome/messageV2', name: 'agents.messages', icon: chat },
    { to: '/agentHome/customerService', name: 'shell.support', icon: help },
  ],
};

/** The navigation, in its order. What is not open to the agent is left out. */
export function groupsFor(consolidated: Consolidated | undefined): readonly AgentGroup[] {
  const isOpen = ({ needs }: AgentEntry) =>
    needs === undefined || (consolidated !== undefined && consolidated[needs] !== null);
  return [MONEY, TEAM, REPORTS, CONTRACTS, CONTACT]
    .map(({ name, entries }) => ({ name, entries: entries.filter(isOpen) }))
    .filter(({ entries }) => entries.length > 0);
}
