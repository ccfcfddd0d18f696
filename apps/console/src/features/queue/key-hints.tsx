import { useT } from '@baize/i18n/react.tsx';

type Props = { canDecide: boolean };

/** What the keys do, where they do it. */
export function KeyHints({ canDecide }: Props) {
  const t = useT();
  return (
    <p className="key-hints">
      <kbd>J</kbd>
      <kbd>K</kbd> {t('console.key_move')}
      {canDecide && (
        <>
          <kbd>A</kbd> {t('console.key_approve')}
          <kbd>R</kbd> {t('console.key_refuse')}
        </>
      )}
    </p>
  );
}
