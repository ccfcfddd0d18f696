import {
  AGREEMENT_KINDS,
  type AgreementKind,
  CARRIES,
  PERIODS_OF,
  type Terms,
} from '@baize/contract/agreement';
import { offerByPlatform } from '@baize/contract/platform-agreement';
import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import { checkDraft, type Draft, newDraft } from '@baize/ui/agreement-draft';
import { CARRY_CHOICES, EVERY, KINDS } from '@baize/ui/agreement-words';
import { Select } from '@baize/ui/select.tsx';
import { TermsText } from '@baize/ui/terms-text.tsx';
import { TiersEditor } from '@baize/ui/tiers-editor.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useDeferredValue, useState } from 'react';
import { PersonChoice } from '../../shared/person-choice.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import './agreements.css';
import { useChange, useLines } from './use-platform-agreements.ts';

type Props = {
  /** To whom, and of which kind; chosen in the dialog where nobody is given. */
  payee: { readonly person: Person; readonly kind: AgreementKind } | null;
  onClose: () => void;
};

/** Offers the first agent of a line an agreement with the platform. */
export function OfferDialog({ payee, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { brand } = useOperator();
  const [to, setTo] = useState<Person | null>(payee?.person ?? null);
  const [kind, setKind] = useState<AgreementKind>(payee?.kind ?? 'dividend');
  const [draft, setDraft] = useState(() => newDraft(kind, null));
  const keyOf = useRequestKey();
  const offering = useChange(offerByPlatform, () => {
    toast({ tone: 'win', text: t('agreements.offer_sent', { account: to?.account ?? '' }) });
    onClose();
  });
  const checked = checkDraft(draft, {
    kind,
    limit: brand.agreementRateMax[kind],
    scale: brand.currency.scale,
  });
  const { terms } = checked;
  const submit = (reason: string) => {
    if (!terms || !to) return;
    const asked = { kind, account: to.account, ...terms, reason };
    offering.mutate({ requestKey: keyOf(contentOf(asked)), ...asked });
  };
  return (
    <ReasonDialog
      title={t('console.agreement_offer')}
      text={t('console.agreement_offer_text')}
      action={t('agreements.send_offer')}
      reason="needed"
      hint={t('console.reason_inside')}
      isBusy={offering.isPending}
      error={offering.error}
      canSubmit={terms !== null && to !== null}
      onSubmit={submit}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {payee ? (
            <p>
              {t(KINDS[kind])} · <bdi>{payee.person.account}</bdi>
            </p>
          ) : (
            <>
              <LineChoice chosen={to} isTried={isTried} onChoose={setTo} />
              <KindChoice
                value={kind}
                onChange={(next) => {
                  setKind(next);
                  setDraft(newDraft(next, null));
                }}
              />
            </>
          )}
          <TermsFields
            kind={kind}
            draft={draft}
            wrong={isTried ? checked.wrong : []}
            onChange={setDraft}
          />
          {terms && <InWords kind={kind} terms={terms} />}
        </>
      )}
    </ReasonDialog>
  );
}

/** What makes it another offer; amounts are no JSON. */
const contentOf = (asked: object): string =>
  JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));

type LineProps = {
  chosen: Person | null;
  isTried: boolean;
  onChoose: (person: Person) => void;
};

function LineChoice({ chosen, isTried, onChoose }: LineProps) {
  const t = useT();
  const [text, setText] = useState('');
  const { data } = useLines(useDeferredValue(text.trim()));
  return (
    <PersonChoice
      label={t('console.top_agent')}
      hint={t('console.top_agent_hint')}
      text={text}
      onText={setText}
      found={data?.lines.map(({ members, ...person }) => ({
        ...person,
        note: t('console.team_of', { count: members }),
      }))}
      hasMore={data?.hasMore ?? false}
      chosen={chosen}
      onChoose={onChoose}
      error={isTried && !chosen ? t('console.top_agent_missing') : undefined}
    />
  );
}

type KindProps = { value: AgreementKind; onChange: (kind: AgreementKind) => void };

function KindChoice({ value, onChange }: KindProps) {
  const t = useT();
  return (
    <Select
      label={t('console.kind')}
      value={value}
      options={AGREEMENT_KINDS.map((kind) => ({ value: kind, label: t(KINDS[kind]) }))}
      onChange={({ target }) =>
        onChange(AGREEMENT_KINDS.find((kind) => kind === target.value) ?? 'dividend')
      }
    />
  );
}

type FieldsProps = {
  kind: AgreementKind;
  draft: Draft;
  wrong: Parameters<typeof TiersEditor>[0]['wrong'];
  onChange: (draft: Draft) => void;
};

function TermsFields({ kind, draft, wrong, onChange }: FieldsProps) {
  const t = useT();
  const { brand } = useOperator();
  const periods = PERIODS_OF[kind];
  return (
    <>
      {periods.length > 1 && (
        <Select
          label={t('console.period')}
          value={draft.period}
          options={periods.map((period) => ({ value: period, label: t(EVERY[period]) }))}
          onChange={({ target }) => {
            const period = periods.find((each) => each === target.value);
            if (period) onChange({ ...draft, period });
          }}
        />
      )}
      <TiersEditor
        kind={kind}
        limit={brand.agreementRateMax[kind]}
        symbol={brand.currency.symbol}
        tiers={draft.tiers}
        wrong={wrong}
        onChange={(tiers) => onChange({ ...draft, tiers })}
      />
      {kind === 'dividend' && (
        <Select
          label={t('agreements.carry')}
          value={draft.carry}
          options={CARRIES.map((carry) => ({ value: carry, label: t(CARRY_CHOICES[carry]) }))}
          onChange={({ target }) => {
            const carry = CARRIES.find((each) => each === target.value);
            if (carry) onChange({ ...draft, carry });
          }}
        />
      )}
    </>
  );
}

function InWords({ kind, terms }: { kind: AgreementKind; terms: Terms }) {
  const t = useT();
  const { brand } = useOperator();
  return (
    <section className="offer-words" aria-live="polite">
      <h3>{t('agreements.in_words')}</h3>
      <TermsText kind={kind} terms={terms} isMine={false} activeValidBets={brand.activeValidBets} />
    </section>
  );
}
