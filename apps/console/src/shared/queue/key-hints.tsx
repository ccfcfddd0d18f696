import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';

type Props = {
  canDecide: boolean;
  /** What the two keys of decision do here, where it is not to approve and to refuse. */
  approve?: PlainKey;
  refuse?: PlainKey;
};

/** What the keys do, where they do it. */
export function KeyHints({ canDecide, approve, refuse }: Props) {
  const t = useT();
  return (
    <p className="key-hints">
      <kbd>J</kbd>
      <kbd>K</kbd> {t('console.key_move')}
      {canDecide && (
        <>
          <kbd>A</kbd> {t(approve ?? 'console.key_approve')}
          <kbd>R</kbd> {t(refuse ?? 'console.key_refuse')}
        </>
      )}
    </p>
  );
}
