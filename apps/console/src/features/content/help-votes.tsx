import { listHelpVotes } from '@baize/contract/help';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

/** Which help topics help, as those say who read them. */
export function HelpVotes() {
  const t = useT();
  const { number } = useFormats();
  const { data } = useQuery({
    queryKey: ['content', 'votes'],
    queryFn: ({ signal }) => call(listHelpVotes, {}, signal),
  });
  if (!data || data.votes.length === 0) return null;
  return (
    <section>
      <h3>{t('content.votes')}</h3>
      <Facts
        facts={data.votes.map(({ topic, helpful, unhelpful }) => ({
          name: topic,
          value: t('content.votes_of', {
            yes: number(helpful),
            all: number(helpful + unhelpful),
          }),
        }))}
      />
    </section>
  );
}
