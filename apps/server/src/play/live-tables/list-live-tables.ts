import type { Output } from '@baize/contract/endpoint';
import { type listLiveTables as contract, LIVE_MARKS_MAX } from '@baize/contract/live-table';
import * as z from 'zod/mini';
import { answerLanguage } from '../../base/brand/index.ts';
import { Refusal } from '../../base/kernel/index.ts';
import type { LiveTablesOptions } from './routes.ts';

const rooms = z.array(
  z.object({
    code: z.string(),
    game: z.string(),
    phase: z.string(),
    marks: z.array(z.string()),
    present: z.int(),
  }),
);

type Reader = { readonly origin: { readonly language: string } };

/** Where most people are comes first; what the brand's catalogue does not open is left out. */
export async function listLiveTables(
  { origin }: Reader,
  { site, catalogue, facts, provider }: LiveTablesOptions,
  input: { readonly language?: string | undefined },
): Promise<Output<typeof contract>> {
  const language = answerLanguage(site.brand, input.language ?? origin.language);
  const asked = await facts('/api/rooms', rooms).catch(noneWhileAway);
  const tables = asked.flatMap(({ code, game: kind, phase, marks, present }) => {
    const game = catalogue.byProviderCode(provider, code);
    if (game?.state !== 'open') return [];
    const item = catalogue.itemOf(game, language);
    return [{ game: item, kind, phase, marks: marks.slice(-LIVE_MARKS_MAX), present }];
  });
  return { tables: tables.toSorted((one, other) => other.present - one.present) };
}

function noneWhileAway(error: unknown): z.output<typeof rooms> {
  if (error instanceof Refusal) return [];
  throw error;
}
