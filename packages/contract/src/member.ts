import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

const memberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.number(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  avatar: z.string(),
  currency: z.string(),
  /** The login before the present one. */
  lastLogin: z.nullable(z.object({ at: z.iso.datetime(), address: z.string() })),
  pending: z.nullable(z.enum(['factor', 'password'])),
  /** Until when the member takes a break from play; null when they do not. */
  excludedUntil: z.nullable(z.iso.datetime()),
});

export type MemberInfo = z.output<typeof memberInfo>;

export const readMemberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'Who is logged in.',
  access: 'trial',
  whilePending: ['password'],
  input: nothing,
  output: memberInfo,
  errors: [],
});

export const readIcon = endpoint({
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'The member’s icon and those to choose from.',
  access: 'member',
  input: nothing,
  output: z.object({ icon: z.string(), icons: z.array(z.string()) }),
  errors: [],
});

export const chooseIcon = endpoint({
  method: 'PUT',
  path: '/wps/member/info/icon',
  summary: 'Chooses another icon of those offered.',
  access: 'member',
  input: z.object({ icon: z.string().check(z.maxLength(40)) }),
  output: z.object({ icon: z.string() }),
  errors: ['not_found'],
});

/** Which salaries, dividends and contracts are open to a member; null where there is none. */
const contractFlag = z.nullable(z.string());

export const readConsolidated = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'The contracts a member has or is offered, by kind.',
  access: 'member',
  input: nothing,
  output: z.object({
    dailysalreqtype: contractFlag,
    divtypereq: contractFlag,
    contracthoursalreq: contractFlag,
    realtimesalreqtype: contractFlag,
    /** What an agent is paid by, of each module; empty where nothing is agreed. */
    salaryInfoType: z.array(z.string()),
    dividendInfoType: z.array(z.string()),
  }),
  errors: ['feature_off'],
});

export const readInvitation = endpoint({
  method: 'GET',
  path: '/wps/agent/invitation',
  summary: 'The code an agent invites with, and how many members stand directly under the agent.',
  access: 'agent',
  input: nothing,
  output: z.object({ code: z.nullable(z.string()), directMembers: z.number() }),
  errors: [],
});
