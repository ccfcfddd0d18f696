import { useT } from '@baize/i18n/react.tsx';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { chat } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';

/** Under every answer: whom it does not help gets to a person. */
export function HelpPerson({ onSupport }: { onSupport: () => void }) {
  const t = useT();
  return (
    <Card className="help-ask">
      <h2>{t('help.person_title')}</h2>
      <div className="help-ways">
        <Link to="/feedback" className={buttonClass({ look: 'line' })}>
          {t('help.write')}
        </Link>
        <Button look="line" icon={chat} onClick={onSupport}>
          {t('shell.support')}
        </Button>
      </div>
    </Card>
  );
}
