import type { VendorCard } from '@baize/contract/game';
import {
  type ParsedLocation,
  useNavigate,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { nextPath } from './next-path.ts';
import { pageAt } from './pages.ts';

/** What opens over a page. `login` and `register` have addresses of their own over home, too. */
export type ModalName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'logout'
  | 'gate'
  | 'games'
  | 'search'
  | 'help'
  | 'chat';

/** A vendor whose games are listed over the page. */
export type ListedVendor = Pick<VendorCard, 'vassalage' | 'gameType' | 'displayName'>;

/** What someone was about to do when a login came between. */
export type Intent = {
  /** The page to open. */
  readonly path?: string | undefined;
  /** A panel of the page, by the name its feature knows it by. */
  readonly panel?: string | undefined;
  /** What it is, in words: "to continue to …". */
  readonly label?: string | undefined;
  /** A vendor whose games were to be listed. */
  readonly vendor?: ListedVendor | undefined;
};

/** Why a login opened by itself: the refusal of a call, or why the session was ended. */
export type ModalNotice = 'not_signed_in' | 'elsewhere' | 'password' | 'security' | 'expired';

/** Of a Google or Facebook sign-in without an account: the register form begins with it. */
export type Newcomer = {
  readonly ticket: string;
  readonly provider: 'google' | 'facebook';
  readonly name: string;
  readonly email: string | null;
};

type ModalState = {
  readonly intent?: Intent | undefined;
  readonly notice?: ModalNotice | undefined;
  readonly newcomer?: Newcomer | undefined;
  /** The panel that a resumed intent asks its page to open. */
  readonly panel?: string | undefined;
  /** Whose games are listed, where the modal is `games`. */
  readonly vendor?: ListedVendor | undefined;
};

declare module '@tanstack/react-router' {
  interface HistoryState extends ModalState {
    readonly modal?: ModalName | undefined;
    /** The entry before this one is the same page without the modal. */
    readonly isOver?: boolean | undefined;
  }
}

type Located = Pick<ParsedLocation, 'pathname' | 'search' | 'state'>;

const BY_PATH: Readonly<Record<string, ModalName>> = { '/login': 'login', '/register': 'register' };

const modalOfPath = ({ pathname }: Located): ModalName | undefined =>
  BY_PATH[pathname.toLowerCase().replace(/\/$/, '')];

/** What the address asks to be searched for: `?q=lotus`. */
export const searchedAt = ({ search }: Located): string | null => {
  const { q } = search as { q?: unknown };
  // The router reads a number as one.
  return typeof q === 'string' || typeof q === 'number' ? String(q) : null;
};

/** The modal of a place: the one its state names, else the one its address names. */
export const modalAt = (place: Located): ModalName | null =>
  place.state.modal ?? modalOfPath(place) ?? (searchedAt(place) === null ? null : 'search');

/** What is to be resumed after the login that this place asks for. */
export function intentAt({ search, state }: Located): Intent {
  const { intent } = state;
  const path = nextPath(intent?.path ?? (search as { next?: unknown }).next);
  return { ...intent, path: path ?? undefined };
}

/** Where a modal opens: over home under its own address, elsewhere over the page one is on. */
export function placeFor(modal: ModalName, from: Located, more: ModalState = {}) {
  const isOpen = modalAt(from) !== null;
  const isOver = !isOpen || from.state.isOver === true;
  const address = pageAt(from.pathname) === 'home' ? `/${modal}` : '';
  const kept = { intent: from.state.intent, ...more, isOver };
  if (address in BY_PATH) {
    return { to: address, search: true as const, state: kept, replace: isOpen };
  }
  const to = modalOfPath(from) ? '/' : '.';
  return { to, search: true as const, state: { ...kept, modal }, replace: isOpen };
}

/**
 * Opens a modal over the place one is at then; from within another modal it takes that one's place.
 * Whoever only opens need not hear of every move.
 */
export function useOpenModal(): (modal: ModalName, more?: ModalState) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return (modal, more) => void navigate(placeFor(modal, router.state.location, more));
}

/** The modal is part of the place one is at: Back closes it, and a reload keeps it. */
export function useModal() {
  const navigate = useNavigate();
  const open = useOpenModal();
  const { history } = useRouter();
  const place = useRouterState({ select: ({ location }) => location });
  const { notice, newcomer, vendor } = place.state;
  return {
    opened: modalAt(place),
    intent: intentAt(place),
    notice,
    newcomer,
    vendor,
    searched: searchedAt(place) ?? '',
    open,
    /** Leads to what was asked for before the login, or back to the page under the modal. */
    resume: () => {
      const { path, panel, vendor: wanted } = intentAt(place);
      const listed = wanted ? { modal: 'games' as const, vendor: wanted } : {};
      const how = { replace: true, state: { panel, ...listed } } as const;
      if (path) void navigate({ href: path, ...how });
      else if (modalOfPath(place)) void navigate({ to: '/', search: {}, ...how });
      else void navigate({ to: '.', search: true, ...how });
    },
    close: () => {
      if (place.state.isOver && history.canGoBack()) history.back();
      else void navigate({ to: modalOfPath(place) ? '/' : '.', replace: true, state: {} });
    },
  };
}

export type Modals = ReturnType<typeof useModal>;
