import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Translate } from '@baize/i18n/translate';
import type { Lottery } from '@baize/lottery/core/lottery';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { EmptyState } from '@baize/ui/empty-state.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lottery as lotteryIcon } from '@baize/ui/icons';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../../shared/lists/answered.tsx';
import type { HrefOf } from '../board/betting-view.tsx';
import { useDraw } from '../book/use-draws.ts';
import type { WireDraw, WireLotteryDraws } from '../book/wire.ts';
import { periodWords } from '../draw-head.tsx';
import type { LotterySearch } from '../lottery-search.ts';
import { ProofLink } from '../proof-link.tsx';
import { ResultBalls } from '../result-balls.tsx';
import { DrawProof } from './draw-proof.tsx';
import './history.css';

type Props = {
  lottery: Lottery;
  draws: WireLotteryDraws | null;
  search: LotterySearch;
  hrefOf: HrefOf;
};

/**
 * The last rounds, newest first, below those to come of which something is published already; one of
 * them with its proof by its address.
 */
export function ResultsView({ lottery, draws, search, hrefOf }: Props) {
  const t = useT();
  if (!draws) return <Waiting />;
  const rounds = [...draws.next.filter(({ proof }) => proof).toReversed(), ...draws.closed];
  return (
    <div className="lot-history">
      {search.drawId !== null && <OneDraw drawId={search.drawId} lottery={lottery} />}
      <Card>
        <h2>{t('lottery.results_title')}</h2>
        {rounds.length === 0 ? (
          <EmptyState art={<Icon of={lotteryIcon} />} title={t('lottery.results_none')} />
        ) : (
          <ul className="lot-results">
            {rounds.map((draw) => (
              <ResultRow key={draw.drawId} draw={draw} hrefOf={hrefOf} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function OneDraw({ drawId, lottery }: { drawId: string; lottery: Lottery }) {
  return (
    <Answered query={useDraw(drawId)} waiting={<Waiting />}>
      {(draw) => <DrawProof draw={draw} lottery={lottery} ticket={null} />}
    </Answered>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton height="14rem" />
  </Loading>
);

function ResultRow({ draw, hrefOf }: { draw: WireDraw; hrefOf: HrefOf }) {
  const t = useT();
  const formats = useFormats();
  const at = instant(new Date(draw.drawsAt));
  const { result } = draw;
  return (
    <li>
      <span className="lot-result-when">
        {draw.kind === 'own' ? formats.time(at) : formats.date(at)}
        <small className="faint">{periodWords(draw, t)}</small>
      </span>
      {result ? (
        <ResultBalls lottery={draw.lottery} board={result.board} />
      ) : (
        <span className="muted">{noResultWords(draw, t, formats)}</span>
      )}
      {(result || draw.proof) && <ProofLink draw={draw} hrefOf={hrefOf} />}
      {result && result.version > 1 && (
        <small className="lot-corrected">
          {t('lottery.result_corrected', {
            version: `${result.version}`,
            reason: result.correctedWhy ?? '',
          })}
        </small>
      )}
    </li>
  );
}

type Formats = ReturnType<typeof useFormats>;

function noResultWords({ status, opensAt }: WireDraw, t: Translate, { time }: Formats): string {
  if (status === 'void') return t('lottery.result_void');
  if (status === 'selling') return t('lottery.round_selling');
  return status === 'scheduled'
    ? t('lottery.round_opens', { when: time(instant(new Date(opensAt))) })
    : t('lottery.result_waiting');
}
