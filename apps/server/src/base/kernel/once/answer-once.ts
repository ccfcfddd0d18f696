import type { Db, Tx } from '../../db/index.ts';
import { ensure } from '../refusal.ts';
import type { Caller, Ctx } from '../world.ts';
import { inTurn } from './in-turn.ts';
import { holdName, releaseName } from './queries.ts';

/** A call that carries the client's own key, so that it can be sent again without doing it twice. */
export type KeyedRequest<Row, Answer, Who extends Caller> = {
  /** What is asked, of whom, and the client's key: `withdrawal mem_… key`. */
  readonly name: string;
  /** What was written under this key before. */
  find(db: Db | Tx): Promise<Row | undefined>;
  /** Whether it was written for the same content. */
  isSame(row: Row): boolean;
  /** Everything that is asked of a new request before its transaction: features, passwords. */
  check?(): Promise<void>;
  /** A proof that is used up by being shown. A twin that comes meanwhile waits for the answer. */
  prove?(ctx: Ctx<Who>): Promise<void>;
  write(tx: Tx): Promise<Row>;
  view(db: Db | Tx, row: Row): Promise<Answer>;
};

/**
 * Does what is asked once. The key is looked up before anything else is asked: whoever sends the
 * same again, late or at the same moment, gets the first answer, whatever has changed since.
 */
export async function answerOnce<Row, Answer, Who extends Caller>(
  ctx: Ctx<Who>,
  request: KeyedRequest<Row, Answer, Who>,
): Promise<Answer> {
  const earlier = await request.find(ctx.db);
  if (earlier) return viewSame(ctx.db, request, earlier);
  await request.check?.();
  return inTurn(request.name, () =>
    ctx.db.connection().execute(async (own) => {
      await holdName(own, request.name);
      try {
        return await writeFirst({ ...ctx, db: own }, request);
      } finally {
        await releaseName(own, request.name);
      }
    }),
  );
}

/** Alone with this key, in all processes. */
async function writeFirst<Row, Answer, Who extends Caller>(
  ctx: Ctx<Who>,
  request: KeyedRequest<Row, Answer, Who>,
): Promise<Answer> {
  const twin = await request.find(ctx.db);
  if (twin) return viewSame(ctx.db, request, twin);
  await request.prove?.(ctx);
  return ctx.db.transaction().execute(async (tx) => request.view(tx, await request.write(tx)));
}

function viewSame<Row, Answer, Who extends Caller>(
  db: Db,
  request: KeyedRequest<Row, Answer, Who>,
  row: Row,
): Promise<Answer> {
  ensure(request.isSame(row), 'repeated_differently');
  return request.view(db, row);
}
