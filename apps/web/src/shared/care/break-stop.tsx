import { useT } from '@baize/i18n/react.tsx';
import { AreaTexts } from '../names/area-texts.tsx';
import { BreakTitle, BreakWords } from './break-words.tsx';
import './break-stop.css';
import { useBreak } from './use-break.ts';

/** Stands where there would be play or a deposit: until when the break is, and nothing to play. */
export const BreakStop = () => (
  <AreaTexts areas={['security', 'errors']}>
    <Break />
  </AreaTexts>
);

function Break() {
  const t = useT();
  const { data, isPending } = useBreak();
  if (isPending) return null;
  return (
    <section className="break-stop">
      <h2>{data?.exclusion ? <BreakTitle exclusion={data.exclusion} /> : t('play_excluded')}</h2>
      <BreakWords />
    </section>
  );
}
