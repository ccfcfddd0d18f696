import { useFormats, useT } from '@baize/i18n/react.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isLostRace, lostRaceText } from '../shared/lost-race.ts';

/**
 * Says every lost race of the console. It listens to all calls that change something and not to a
 * dialog: the queue is read anew at once, and the dialog goes with the row it was opened for.
 */
export function LostRaces() {
  const t = useT();
  const formats = useFormats();
  const toast = useToast();
  const queries = useQueryClient();
  const say = useEffectEvent((error: unknown) => {
    if (isLostRace(error)) toast({ tone: 'loss', text: lostRaceText(error, t, formats) });
  });
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') say(event.action.error);
      }),
    [queries],
  );
  return null;
}
