import { type Side, sidesOf } from '@baize/contract/identity';
import { useT } from '@baize/i18n/react.tsx';
import type { Id } from '@baize/std/id';
import { Button } from '@baize/ui/button.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useState } from 'react';
import { CallError } from '../../shared/server/call-error.tsx';
import { type DocumentFacts, DocumentFields, isNumber, NOTHING_YET } from './document-fields.tsx';
import { SideField } from './side-field.tsx';
import { useIdentitySubmission } from './use-identity.ts';

type Taken = Partial<Record<Side, Id<'idp'> | null>>;

/** The document, what it says, and a photograph of each side of it and of its owner. */
export function IdentityForm() {
  const t = useT();
  const [facts, setFacts] = useState<DocumentFacts>(NOTHING_YET);
  const [taken, setTaken] = useState<Taken>({});
  const [isTried, setTried] = useState(false);
  const submission = useIdentitySubmission();
  const keyOf = useRequestKey();
  const { document, number, birthday, expiresOn } = facts;
  const sides = sidesOf(document);
  const pictures = sides.flatMap((side) => taken[side] ?? []);
  const submit = () => {
    setTried(true);
    if (!isNumber(number) || birthday === '' || pictures.length !== sides.length) return;
    const wish = {
      document,
      number: number.trim(),
      birthday,
      expiresOn: expiresOn === '' ? null : expiresOn,
      pictures,
    };
    submission.mutate({ requestKey: keyOf(JSON.stringify(wish)), ...wish });
  };
  return (
    <form
      className="identity-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DocumentFields facts={facts} isTried={isTried} onChange={setFacts} />
      <div className="identity-sides">
        {sides.map((side) => (
          <SideField
            key={side}
            side={side}
            isMissing={isTried && !taken[side]}
            onTaken={(pictureId) => setTaken((before) => ({ ...before, [side]: pictureId }))}
          />
        ))}
      </div>
      <CallError error={submission.error} onRetry={submit} />
      <Button look="act" type="submit" isBusy={submission.isPending}>
        {t('security.identity_submit')}
      </Button>
    </form>
  );
}
