import { endEmergency } from '@baize/contract/operator-access';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../shared/api.ts';
import { now } from '../../shared/clock.ts';
import { operatorQuery, useOperator } from '../../shared/use-operator.ts';
import './access.css';

/** Stands above every page while somebody works with rights that are not theirs. */
export function EmergencyBar() {
  const t = useT();
  const formats = useFormats();
  const queries = useQueryClient();
  const { emergencyUntil } = useOperator();
  const ending = useMutation({
    mutationFn: () => call(endEmergency, {}),
    onSettled: () => queries.invalidateQueries({ queryKey: operatorQuery.queryKey }),
  });
  useEffect(() => {
    if (emergencyUntil === null) return;
    const left = new Date(emergencyUntil).getTime() - now().getTime();
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: operatorQuery.queryKey }),
      Math.max(left, 0) + 1_000,
    );
    return () => clearTimeout(timer);
  }, [emergencyUntil, queries]);
  if (emergencyUntil === null) return null;
  return (
    <output className="emergency-bar">
      <b>
        {t('rights.emergency_until', { time: formats.time(instant(new Date(emergencyUntil))) })}
      </b>
      <Button look="line" size="small" isBusy={ending.isPending} onClick={() => ending.mutate()}>
        {t('rights.emergency_end')}
      </Button>
    </output>
  );
}
