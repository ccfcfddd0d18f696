import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { useSlipDesk } from './slip-desk.tsx';

/** Where the slip stands below the matches: the way down to it, always in reach. */
export function SlipJump() {
  const t = useT();
  const { slip } = useSlipDesk();
  if (slip.legs.length === 0) return null;
  const jump = () => document.querySelector('.sp-slip')?.scrollIntoView({ block: 'start' });
  return (
    <div className="sp-jump">
      <Button look="brand" isFull onClick={jump}>
        {t('sports.slip')} <span className="num">{slip.legs.length}</span>
      </Button>
    </div>
  );
}
