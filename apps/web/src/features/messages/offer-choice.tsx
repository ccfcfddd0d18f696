import { chooseMessages, readMessageChoices } from '@baize/contract/message';
import { useT } from '@baize/i18n/react.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Switch } from '@baize/ui/choice.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** Whether offers and news may be written to the member. */
export function OfferChoice() {
  const t = useT();
  const queries = useQueryClient();
  const queryKey = useMemberKey('message choices');
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readMessageChoices, {}, signal),
  });
  const choose = useMutation({
    mutationFn: (offers: boolean) => call(chooseMessages, { offers }),
    onSuccess: (chosen) => queries.setQueryData(queryKey, chosen),
  });
  if (!data) return null;
  return (
    <Card padding="tight">
      <Switch
        label={t('messages.offers')}
        hint={t('messages.offers_text')}
        checked={choose.isPending ? choose.variables : data.offers}
        disabled={choose.isPending}
        onChange={({ target }) => choose.mutate(target.checked)}
      />
    </Card>
  );
}
