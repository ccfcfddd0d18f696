import type { Output } from '@baize/contract/endpoint';
import type { sendFeedback } from '@baize/contract/feedback';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { chat } from '@baize/ui/icons';
import { useState } from 'react';
import { useSession } from '../../shared/session/session.ts';
import './feedback.css';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackSent } from './feedback-sent.tsx';
import { MyCases } from './my-cases.tsx';

/** What the server said to what was sent. */
export type FeedbackTaken = Output<typeof sendFeedback>;

/** The form for everybody; for a member, what they wrote before stands beside it. */
export function FeedbackBoard({ onSupport }: { onSupport: () => void }) {
  const t = useT();
  const { state } = useSession();
  const [taken, setTaken] = useState<FeedbackTaken | null>(null);
  return (
    <section className="feedback">
      <header>
        <h1>{t('shell.feedback')}</h1>
        <p className="muted">{t('feedback.lead')}</p>
      </header>
      <div className="feedback-columns">
        <Card>
          {taken ? (
            <FeedbackSent taken={taken} onAgain={() => setTaken(null)} />
          ) : (
            <FeedbackForm isMember={state === 'member'} onTaken={setTaken} />
          )}
        </Card>
        <div className="feedback-side">
          {state === 'member' && <MyCases />}
          <Card className="feedback-person">
            <h2>{t('feedback.person_title')}</h2>
            <p className="muted">{t('feedback.person_text')}</p>
            <Button look="line" icon={chat} onClick={onSupport}>
              {t('shell.support')}
            </Button>
          </Card>
        </div>
      </div>
    </section>
  );
}
