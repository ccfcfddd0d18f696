import { wordingOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';

/** Why something was not done, beside its button. */
export function CallError({ error }: { error: unknown }) {
  const t = useT();
  if (!error) return null;
  return (
    <div role="alert">
      <Note tone="loss">{wordingOf(error, t)}</Note>
    </div>
  );
}
