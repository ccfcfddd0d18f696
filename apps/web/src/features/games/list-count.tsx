import { useT } from '@baize/i18n/react.tsx';

type Props = { count: number | null; all: number | null };

/** How many games there are, and of how many; empty until that is known. */
export function ListCount({ count, all }: Props) {
  const t = useT();
  return (
    <p className="list-count" aria-live="polite">
      {count !== null &&
        (count === all || all === null
          ? t('lobby.games', { count })
          : t('lobby.matching', { count, all }))}
    </p>
  );
}
