import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { TextArea } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useState } from 'react';
import { checkList } from './check-list.ts';
import './verify-panel.css';

export type ListProof = { readonly seed: string; readonly list: readonly string[] };

type Props = {
  /** Published before the first draw or claim. */
  digest: string;
  /** Shown at the end; null until then. */
  proof: ListProof | null;
};

/**
 * Reckons the digest again in this browser. The list can be changed here, to see that any other list
 * fails.
 */
export function VerifyPanel({ digest, proof }: Props) {
  const t = useT();
  return (
    <section className="verify" aria-label={t('rewards.verify_title')}>
      <h3>{t('rewards.verify_title')}</h3>
      <p className="muted">{t('rewards.verify_text')}</p>
      <p>
        <small className="muted">{t('rewards.verify_digest')}</small>
        <code>{digest}</code>
      </p>
      {proof ? <Check digest={digest} proof={proof} /> : <p>{t('rewards.verify_later')}</p>}
    </section>
  );
}

function Check({ digest, proof }: { digest: string; proof: ListProof }) {
  const t = useT();
  const [text, setText] = useState(proof.list.join(', '));
  const [found, setFound] = useState<string | null>(null);
  const check = () => void checkList(proof.seed, text.split(',').map(trimmed)).then(setFound);
  return (
    <>
      <p>
        <small className="muted">{t('rewards.verify_seed')}</small>
        <code>{proof.seed}</code>
      </p>
      <TextArea
        label={t('rewards.verify_list')}
        hint={t('rewards.verify_list_hint')}
        rows={4}
        dir="ltr"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setFound(null);
        }}
      />
      <Button look="line" onClick={check}>
        {t('rewards.verify_check')}
      </Button>
      <output>{found !== null && <Verdict digest={digest} found={found} />}</output>
    </>
  );
}

const trimmed = (part: string) => part.trim();

function Verdict({ digest, found }: { digest: string; found: string }) {
  const t = useT();
  const isSame = digest === found;
  return (
    <Note tone={isSame ? 'brand' : 'loss'}>
      <p>{t(isSame ? 'rewards.verify_same' : 'rewards.verify_differs')}</p>
      <code>{found}</code>
    </Note>
  );
}
