import type { RaffleDraw } from '@baize/contract/raffle';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Link } from '@tanstack/react-router';

/** What was in the slot; it is written before it is shown. */
export function DrawResult({ draw: { prize, place } }: { draw: RaffleDraw }) {
  const t = useT();
  const formats = useFormats();
  return (
    <output className="raffle-result">
      {prize === null ? (
        <Note>
          <p>{t('rewards.raffle_blank', { place: formats.number(place) })}</p>
        </Note>
      ) : (
        <Note tone="brand">
          <p>
            <b>{t('rewards.raffle_won', { prize })}</b>
          </p>
          <p>{t('rewards.raffle_won_text')}</p>
          <Link to="/member/rewardCenter" className={buttonClass({ look: 'line', size: 'small' })}>
            {t('rewards.raffle_go')}
          </Link>
        </Note>
      )}
    </output>
  );
}
