import {
  type AgreementKind,
  type AgreementList,
  CARRIES,
  type Carry,
  type Terms,
} from '@baize/contract/agreement';
import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import type { MemberId } from '@baize/std/id';
import { CARRY_CHOICES, EVERY, KINDS } from '@baize/ui/agreement-words';
import { Button } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { rateText } from '@baize/ui/rate-text';
import { Select } from '@baize/ui/select.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useId, useState } from 'react';
import { useBrand } from '../../shared/loading/start.tsx';
import { CallError } from '../../shared/server/call-error.tsx';
import './agreements.css';
import { checkDraft, draftOf, newDraft } from '@baize/ui/agreement-draft';
import { TiersEditor } from '@baize/ui/tiers-editor.tsx';
import { AgreedTerms } from './agreed-terms.tsx';
import { useAgreements, useOffer } from './use-agreements.ts';

const MESSAGE_MAX = 140;

type Props = {
  kind: AgreementKind;
  /** To whom; chosen in the dialog where nobody is given. */
  payee: Person | null;
  onClose: () => void;
};

/** Offers a direct downline an agreement, within one's own. */
export function OfferDialog({ kind, payee, onClose }: Props) {
  const t = useT();
  const { data } = useAgreements(kind);
  const [sent, setSent] = useState<string | null>(null);
  const formId = useId();
  const offering = useOffer();
  const title = payee
    ? t('agreements.offer_to', { account: payee.account })
    : t('agreements.offer_kind', { kind: t(KINDS[kind]) });
  const isReady = sent === null && data?.limit != null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!offering.isPending}
      title={title}
      footer={
        isReady ? (
          <>
            <Button look="ghost" onClick={onClose} disabled={offering.isPending}>
              {t('agreements.back')}
            </Button>
            <Button look="act" type="submit" form={formId} isBusy={offering.isPending}>
              {t('agreements.send_offer')}
            </Button>
          </>
        ) : (
          <Button look="brand" onClick={onClose}>
            {t('agreements.done')}
          </Button>
        )
      }
    >
      {sent !== null && <Note tone="brand">{t('agreements.offer_sent', { account: sent })}</Note>}
      {sent === null && data?.limit === null && <Note>{t('agreements.no_kinds')}</Note>}
      {isReady && (
        <OfferForm
          id={formId}
          kind={kind}
          list={data}
          payee={payee}
          offering={offering}
          onSent={setSent}
        />
      )}
    </Dialog>
  );
}

type FormProps = {
  id: string;
  kind: AgreementKind;
  list: AgreementList;
  payee: Person | null;
  offering: ReturnType<typeof useOffer>;
  onSent: (account: string) => void;
};

function OfferForm({ id, kind, list, payee, offering, onSent }: FormProps) {
  const t = useT();
  const { currency } = useBrand();
  const limit = list.limit ?? 0;
  const own = list.coming?.period ?? list.mine?.period ?? null;
  const [to, setTo] = useState<Person | null>(payee);
  const [draft, setDraft] = useState(() => {
    const held = list.below.find(
      (each) => each.payee.memberId === payee?.memberId && each.status === 'agreed',
    );
    return held ? draftOf(held, currency.scale) : newDraft(kind, own);
  });
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const keyOf = useRequestKey();
  const { wrong, terms } = checkDraft(draft, { kind, limit, scale: currency.scale });
  const submit = () => {
    setTried(true);
    if (!terms || !to || offering.isPending) return;
    const asked = { kind, memberId: to.memberId, ...terms, message: message.trim() };
    const requestKey = keyOf(contentOf(asked));
    offering.mutate({ requestKey, ...asked }, { onSuccess: () => onSent(to.account) });
  };
  return (
    <form
      id={id}
      className="offer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!payee && (
        <PayeeChoice people={list.without} value={to} isTried={isTried} onChange={setTo} />
      )}
      <p className="muted">
        {t(KINDS[kind])} · {t(EVERY[draft.period])}
        <br />
        {t('agreements.limit', { rate: rateText(limit) })}
      </p>
      <TiersEditor
        kind={kind}
        limit={limit}
        symbol={currency.symbol}
        tiers={draft.tiers}
        wrong={isTried ? wrong : []}
        onChange={(tiers) => setDraft({ ...draft, tiers })}
      />
      {kind === 'dividend' && (
        <CarryChoice value={draft.carry} onChange={(carry) => setDraft({ ...draft, carry })} />
      )}
      <TextField
        label={t('agreements.message')}
        maxLength={MESSAGE_MAX}
        autoComplete="off"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {terms && (
        <section className="offer-words" aria-live="polite">
          <h3>{t('agreements.in_words')}</h3>
          <AgreedTerms kind={kind} terms={terms} isMine={false} />
        </section>
      )}
      <CallError error={offering.error} onRetry={submit} />
    </form>
  );
}

function CarryChoice({ value, onChange }: { value: Carry; onChange: (carry: Carry) => void }) {
  const t = useT();
  return (
    <Select
      label={t('agreements.carry')}
      value={value}
      options={CARRIES.map((carry) => ({ value: carry, label: t(CARRY_CHOICES[carry]) }))}
      onChange={({ target }) => onChange(CARRIES.find((carry) => carry === target.value) ?? 'none')}
    />
  );
}

type OfferInput = Terms & { readonly memberId: MemberId; readonly message: string };

/** What makes it another offer; amounts are no JSON. */
const contentOf = (asked: OfferInput): string =>
  JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));

type ChoiceProps = {
  people: readonly Person[];
  value: Person | null;
  isTried: boolean;
  onChange: (person: Person | null) => void;
};

function PayeeChoice({ people, value, isTried, onChange }: ChoiceProps) {
  const t = useT();
  if (people.length === 0) return <Note tone="warn">{t('agreements.nobody_left')}</Note>;
  return (
    <Select
      label={t('agreements.downline')}
      placeholder={t('agreements.choose_downline')}
      value={value?.memberId ?? ''}
      options={people.map(({ memberId, account }) => ({ value: memberId, label: account }))}
      error={isTried && !value && t('agreements.downline_needed')}
      onChange={({ target }) =>
        onChange(people.find(({ memberId }) => memberId === target.value) ?? null)
      }
    />
  );
}
