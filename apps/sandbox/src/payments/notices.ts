import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import type { Notice } from './record.ts';
import { signedHeaders } from './signature.ts';

export type NoticeKey = { readonly id: string; readonly secret: string };

export type NoticesOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly key: NoticeKey;
  /** Where the site wants to be told; null until somebody said so. */
  readonly url: () => string | null;
};

export type NewNotice = {
  readonly orderId: string;
  readonly content: object;
  readonly afterMs?: number;
  readonly copies?: number;
  readonly isForged?: boolean;
};

export type Notices = {
  add(notice: NewNotice): void;
  /** Sends what is due. Never fails: what was not heard is due again. */
  sendDue(): Promise<void>;
};

const GIVE_UP_MS = 3 * 86_400_000;
const PAUSE_MAX_MS = 300_000;
const TIMEOUT_MS = 10_000;
const KEPT = 500;
const AT_ONCE = 20;

/** Tells the site what happened, again and again until it says that it knows. */
export function createNotices(options: NoticesOptions): Notices {
  const { store, clock } = options;
  const underWay = new Set<Notice>();
  const records = store.memory.payments;

  async function send(notice: Notice, url: string): Promise<void> {
    underWay.add(notice);
    const copies = notice.tries === 0 ? notice.copies : 1;
    const answers = await Promise.all(
      Array.from({ length: copies }, () => post(options, notice, url)),
    );
    notice.answer = answers.includes(200) ? 200 : (answers[0] ?? 0);
    notice.tries += 1;
    const now = clock.now();
    notice.dueAtMs = now + Math.min(PAUSE_MAX_MS, 1_000 * 2 ** Math.min(notice.tries - 1, 20));
    const isTooOld = now - notice.createdAtMs > GIVE_UP_MS;
    notice.isOver = notice.answer === 200 || notice.isForged || isTooOld;
    underWay.delete(notice);
    store.save();
  }

  return {
    add({ orderId, content, afterMs = 0, copies = 1, isForged = false }) {
      const noticeId = randomUUID();
      const createdAtMs = clock.now();
      const notice: Notice = {
        noticeId,
        orderId,
        body: JSON.stringify({ noticeId, ...content }),
        isForged,
        createdAtMs,
        copies,
        dueAtMs: createdAtMs + afterMs,
        tries: 0,
        answer: null,
        isOver: false,
      };
      records.notices = [...trim(records.notices), notice];
      store.save();
    },
    async sendDue() {
      const url = options.url();
      if (url === null) return;
      const now = clock.now();
      const due = records.notices.filter(
        (each) => !each.isOver && each.dueAtMs <= now && !underWay.has(each),
      );
      const room = Math.max(0, AT_ONCE - underWay.size);
      await Promise.all(due.slice(0, room).map((each) => send(each, url)));
    },
  };
}

/** What was heard long ago is forgotten; what was not heard never is. */
function trim(notices: readonly Notice[]): readonly Notice[] {
  if (notices.length < KEPT) return notices;
  const over = notices.filter(({ isOver }) => isOver).slice(0, notices.length - KEPT + 1);
  const gone = new Set(over);
  return notices.filter((each) => !gone.has(each));
}

/** What the site answered; 0 when it did not. Every copy is signed anew, as a repeat has to be. */
async function post({ key, clock }: NoticesOptions, notice: Notice, url: string): Promise<number> {
  const address = new URL(url);
  const body = Buffer.from(notice.body);
  const secret = notice.isForged ? `not ${key.secret}` : key.secret;
  const outgoing = { path: address.pathname, body, now: clock.now() };
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: signedHeaders({ id: key.id, secret }, outgoing),
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await reply.body?.cancel();
    return reply.status;
  } catch {
    return 0;
  }
}
