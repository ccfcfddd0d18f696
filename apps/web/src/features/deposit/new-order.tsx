import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Link } from '@tanstack/react-router';

export function NewOrder() {
  const t = useT();
  return (
    <Link to="/member/depositv2" search={{}} className={buttonClass({ look: 'line' })}>
      {t('cashier.deposit_new')}
    </Link>
  );
}
