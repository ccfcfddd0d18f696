import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';

/** Takes back what a message says was done. */
export function UndoButton({ onUndo }: { onUndo: () => void }) {
  const t = useT();
  return (
    <Button look="ghost" size="small" onClick={onUndo}>
      {t('trading.undo')}
    </Button>
  );
}
