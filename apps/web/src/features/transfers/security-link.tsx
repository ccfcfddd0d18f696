import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';

/** The way to where passwords are set. */
export function SecurityLink() {
  const t = useT();
  return (
    <Link to="/member/securityCenter" className={buttonClass({ look: 'line' })}>
      {t('cashier.missing_go')}
      <Icon of={chevronEnd} flip />
    </Link>
  );
}
