import * as z from 'zod/mini';

/**
 * A switch of the white-label tree under its outside name. Switching a node off switches off all
 * that is under it, whatever is said there.
 */
export type WhitelabelNode = {
  readonly modId: string;
  readonly enabled: boolean;
  readonly childrenNodes: readonly WhitelabelNode[];
};

export const whitelabelNode: z.ZodMiniType<WhitelabelNode, WhitelabelNode> = z.lazy(() =>
  z.strictObject({
    modId: z.string().check(z.regex(/^[A-Z][A-Z0-9]{2,39}$/, 'is written in capitals and digits')),
    enabled: z.boolean(),
    childrenNodes: z.array(whitelabelNode),
  }),
);

/** What we call a flag, and what the tree calls it. */
export const FLAGS = {
  /** The forgotten password may be set anew by telephone, beside e-mail. */
  resetPasswordByPhone: 'CHNGPASSVERIF3',
  registerByUsername: 'USERNAMEREG3',
  registerByMobile: 'MOBILENUMREG3',
  /** Who registers by mobile number chooses a password too. */
  mobilePassword: 'MOBILENUMPASSREG3',
  /** A registration is completed by a code sent to the telephone. */
  registerSmsCode: 'REGMOBVERF3',
  /** Agents have salaries, dividends and contracts. */
  agentPolicy: 'AGENTPOLICY3',
  /** One click starts a session with play money. */
  freePlay: 'FREEPLAY3',
  /** An expired password must be changed before anything else. */
  forcedPasswordChange: 'FORCECHNGPASS3',
  loginBySms: 'MOBVERFLOGIN3',
  /** Free trials of games are open to guests and trial accounts, not to members alone. */
  guestTrial: 'GUESTTRIAL3',
} as const;

export type Flag = keyof typeof FLAGS;
export type Flags = Readonly<Record<Flag, boolean>>;

/** Reads the flags we know out of the tree; what the tree does not mention is off. */
export function readFlags(tree: readonly WhitelabelNode[]): Flags {
  const enabled = new Set(enabledIds(tree));
  const rows = Object.entries(FLAGS).map(([flag, modId]) => [flag, enabled.has(modId)]);
  return Object.fromEntries(rows) as Flags;
}

const enabledIds = (nodes: readonly WhitelabelNode[]): readonly string[] =>
  nodes
    .filter((node) => node.enabled)
    .flatMap((node) => [node.modId, ...enabledIds(node.childrenNodes)]);
