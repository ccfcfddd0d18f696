import { BROUGHT, type Brought } from '@baize/contract/agent';
import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';

type Props = { value: Brought; onChange: (brought: Brought) => void };

/** What somebody becomes: a player, or an agent with a team of their own. */
export function BroughtChoice({ value, onChange }: Props) {
  const t = useT();
  return (
    <Segments
      label={t('agents.become')}
      value={value}
      onChange={onChange}
      segments={BROUGHT.map((brought) => ({ value: brought, label: t(`agents.${brought}`) }))}
    />
  );
}
