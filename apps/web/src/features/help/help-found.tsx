import type { HelpTopicTexts } from '@baize/contract/help';
import { useT } from '@baize/i18n/react.tsx';
import { searchTexts } from '@baize/std/search-texts';
import { Card } from '@baize/ui/card.tsx';
import { useMemo } from 'react';
import { HELP_TOPICS } from '../../shared/names/help-topics.ts';

/** More than these nobody reads; better words find better answers. */
const SHOWN_MAX = 5;

type Props = { topics: readonly HelpTopicTexts[]; words: string };

/** The answers that fit best, in full: nobody has to open them. */
export function HelpFound({ topics, words }: Props) {
  const t = useT();
  const find = useMemo(
    () =>
      searchTexts(
        topics.flatMap(({ id, sections }) =>
          sections.map((section) => ({ id, topic: t(HELP_TOPICS[id]), ...section })),
        ),
      ),
    [topics, t],
  );
  const found = find(words).slice(0, SHOWN_MAX);
  return (
    <Card aria-labelledby="help-found">
      <h2 id="help-found" aria-live="polite">
        {found.length === 0 ? t('help.found_none') : t('help.found', { count: found.length })}
      </h2>
      {found.length === 0 && <p className="muted">{t('help.found_none_text')}</p>}
      <div className="legal">
        {found.map(({ id, topic, title, text }) => (
          <section key={`${id} ${title}`}>
            <span className="faint small">{topic}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Card>
  );
}
