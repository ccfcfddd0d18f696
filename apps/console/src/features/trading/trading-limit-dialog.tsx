import type { TradingLimit, TradingLimits } from '@baize/contract/trading-limits';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { parseAmount, typeAmount } from '@baize/ui/parse-amount';
import { Select } from '@baize/ui/select.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { LIMIT_FIELDS, scopeName } from './limit-words.ts';
import { useTradingLimitSetting } from './use-trading-limits.ts';

type Name = (typeof LIMIT_FIELDS)[number][0];
type Texts = Readonly<Record<Name | 'live', string>>;

type Props = {
  /** The limit as it is; of a new one, the house's. */
  start: TradingLimits['limits'][number];
  /** For which there is no limit yet; empty where one is changed. */
  scopes: readonly string[];
  onClose: () => void;
};

/** How much may be sold. What lets the house lose more waits for a colleague. */
export function TradingLimitDialog({ start, scopes, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { scale } = useOperator().brand.currency;
  const isNew = scopes.length > 0;
  const [scope, setScope] = useState(scopes[0] ?? start.scope);
  const [texts, setTexts] = useState<Texts>(() => textsOf(start, scale));
  const setting = useTradingLimitSetting();
  const limit = limitOf(texts, scale);
  return (
    <ReasonDialog
      title={t(isNew ? 'trading.limit_new' : 'trading.limit_change')}
      text={isNew ? t('trading.limit_dialog_text') : scopeName(scope, t)}
      action={t('trading.save')}
      reason="needed"
      isBusy={setting.isPending}
      error={setting.error}
      canSubmit={limit !== null}
      onSubmit={(reason) => {
        if (!limit) return;
        setting.mutate(
          { scope, ...limit, reason },
          {
            onSuccess: ({ changes: [newest] }) => {
              const isWaiting = newest?.status === 'waiting';
              toast({
                tone: isWaiting ? 'info' : 'win',
                text: t(isWaiting ? 'trading.limit_waits_toast' : 'trading.limit_set_toast'),
              });
              onClose();
            },
          },
        );
      }}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {isNew && (
            <Select
              label={t('trading.limit_for')}
              value={scope}
              onChange={({ target }) => setScope(target.value)}
              options={scopes.map((value) => ({ value, label: scopeName(value, t) }))}
            />
          )}
          <LimitFields texts={texts} isTried={isTried} scale={scale} onChange={setTexts} />
        </>
      )}
    </ReasonDialog>
  );
}

type FieldsProps = {
  texts: Texts;
  isTried: boolean;
  scale: number;
  onChange: (texts: Texts) => void;
};

function LimitFields({ texts, isTried, scale, onChange }: FieldsProps) {
  const t = useT();
  const wrong = (text: string) =>
    isTried && parseAmount(text, scale) === null ? t('trading.amount_missing') : undefined;
  return (
    <>
      {LIMIT_FIELDS.map(([name, title]) => (
        <TextField
          key={name}
          label={t(title)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          value={texts[name]}
          error={wrong(texts[name])}
          onChange={({ target }) => onChange({ ...texts, [name]: target.value })}
        />
      ))}
      <TextField
        label={t('trading.live_part')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={texts.live}
        error={isTried && livePpm(texts.live) === null ? t('trading.live_wrong') : undefined}
        onChange={({ target }) => onChange({ ...texts, live: target.value })}
      />
    </>
  );
}

const PER_CENT = 10_000;

const textsOf = (limit: TradingLimit, scale: number): Texts => ({
  stakeMin: typeAmount(limit.stakeMin, scale),
  returnMax: typeAmount(limit.returnMax, scale),
  playerMax: typeAmount(limit.playerMax, scale),
  outcomeMax: typeAmount(limit.outcomeMax, scale),
  referAbove: typeAmount(limit.referAbove, scale),
  live: `${Math.round(limit.livePpm / PER_CENT)}`,
});

function livePpm(text: string): number | null {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return percent >= 1 && percent <= 100 ? percent * PER_CENT : null;
}

/** Null while something is missing. */
function limitOf(texts: Texts, scale: number): TradingLimit | null {
  const stakeMin = parseAmount(texts.stakeMin, scale);
  const returnMax = parseAmount(texts.returnMax, scale);
  const playerMax = parseAmount(texts.playerMax, scale);
  const outcomeMax = parseAmount(texts.outcomeMax, scale);
  const referAbove = parseAmount(texts.referAbove, scale);
  const live = livePpm(texts.live);
  if (!stakeMin || !returnMax || !playerMax || !outcomeMax || !referAbove || !live) return null;
  return { stakeMin, returnMax, playerMax, outcomeMax, referAbove, livePpm: live };
}
