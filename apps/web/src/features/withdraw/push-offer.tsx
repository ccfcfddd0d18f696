import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { bell } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { useDevice, usePushChoices, useSwitchDevice } from '../../shared/push/use-push.ts';

/** Who waits for money may want to hear of it: asked here, and by the browser only when pressed. */
export function PushOffer() {
  const { data } = usePushChoices();
  const { data: device } = useDevice();
  return data && device === 'off' ? <Offer publicKey={data.publicKey} /> : null;
}

function Offer({ publicKey }: { publicKey: string }) {
  const t = useT();
  const switching = useSwitchDevice(publicKey);
  return (
    <Note>
      <div className="withdraw-row">
        <span>{t('cashier.push_offer')}</span>
        <Button
          look="line"
          size="small"
          icon={bell}
          isBusy={switching.isPending}
          onClick={() => switching.mutate(true)}
        >
          {t('cashier.push_accept')}
        </Button>
      </div>
    </Note>
  );
}
