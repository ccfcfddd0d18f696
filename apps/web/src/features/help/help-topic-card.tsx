import type { HelpTopicTexts } from '@baize/contract/help';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { HELP_TOPICS } from '../../shared/names/help-topics.ts';
import { TextSections } from '../../shared/names/text-sections.tsx';
import { dayAt } from '../../shared/timing/clock.ts';
import { RetentionTable } from './retention-table.tsx';
import { useVoteHelp } from './use-help.ts';

/** One topic in full, with its version and its day, and whether it helped. */
export function HelpTopicCard({ of }: { of: HelpTopicTexts }) {
  const t = useT();
  const formats = useFormats();
  const date = formats.date(dayAt(of.since), 'long');
  return (
    <Card aria-labelledby="help-topic">
      <h2 id="help-topic">{t(HELP_TOPICS[of.id])}</h2>
      {of.lead && <p className="muted">{of.lead}</p>}
      <TextSections sections={of.sections} />
      {of.id === 'privacy' && <RetentionTable />}
      <p className="faint small">{t('help.version', { version: String(of.version), date })}</p>
      <Vote topic={of.id} />
    </Card>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Once a topic, for as long as it is open; nothing is kept of who said it. */
function Vote({ topic }: { topic: HelpTopicTexts['id'] }) {
  const t = useT();
  const voting = useVoteHelp();
  if (voting.isSuccess) {
    // The button that had focus is gone: without this, a keyboard would start from the top of the page.
    return (
      <output ref={takeFocus} tabIndex={-1} className="help-vote muted">
        {t('help.thanks')}
      </output>
    );
  }
  const say = (isHelpful: boolean) => voting.mutate({ topic, isHelpful });
  return (
    <div className="help-vote">
      <span className="muted">{t('help.helped')}</span>
      <Button size="small" look="line" disabled={voting.isPending} onClick={() => say(true)}>
        {t('help.yes')}
      </Button>
      <Button size="small" look="line" disabled={voting.isPending} onClick={() => say(false)}>
        {t('help.no')}
      </Button>
    </div>
  );
}
