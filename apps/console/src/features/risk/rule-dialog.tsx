import { type RiskRule, setRiskRule } from '@baize/contract/risk';
import { shapeOfRule, type Threshold } from '@baize/contract/risk-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Checkbox } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Note } from '@baize/ui/note.tsx';
import { parseAmount, typeAmount } from '@baize/ui/parse-amount';
import { useToast } from '@baize/ui/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { LIMIT_NAMES, RULE_WORDS } from '../../shared/risk-words.ts';
import { useOperator } from '../../shared/use-operator.ts';

type Props = { rule: RiskRule; onClose: () => void };

/** Thresholds and whether the rule is on, changed together with one reason. */
export function RuleDialog({ rule, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  const { scale } = useOperator().brand.currency;
  const { code, version } = rule;
  const limits = Object.entries(shapeOfRule(code).thresholds);
  const [isOn, setOn] = useState(rule.isOn);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      limits.map(([name, limit]) => [name, typed(rule.thresholds[name] ?? '', limit, scale)]),
    ),
  );
  const values = limits.map(([name, limit]) => [name, valueOf(texts[name], limit, scale)] as const);
  const name = t(RULE_WORDS[code][0]);
  const saving = useMutation({
    mutationFn: (reason: string) => {
      const thresholds = Object.fromEntries(values.map(([key, value]) => [key, value ?? '']));
      return call(setRiskRule, { code, isOn, thresholds, version, reason });
    },
    onSuccess: () => {
      toast({ tone: 'win', text: t('ops.rule_saved', { name }) });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['risk-rules'] }),
  });
  return (
    <ReasonDialog
      title={name}
      text={t('ops.rule_dialog_text')}
      action={t('draws.save')}
      reason="needed"
      hint={t('console.reason_inside')}
      canSubmit={values.every(([, value]) => value !== null)}
      isBusy={saving.isPending}
      error={saving.error}
      onSubmit={(reason) => saving.mutate(reason)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Checkbox
            label={t('ops.rule_switch')}
            checked={isOn}
            onChange={({ target }) => setOn(target.checked)}
          />
          {!isOn && <Note tone="warn">{t('ops.rule_off_why')}</Note>}
          <div className="risk-limits">
            {limits.map(([key, limit]) => (
              <LimitField
                key={key}
                name={key}
                limit={limit}
                scale={scale}
                text={texts[key] ?? ''}
                isTried={isTried}
                onChange={(text) => setTexts({ ...texts, [key]: text })}
              />
            ))}
          </div>
        </>
      )}
    </ReasonDialog>
  );
}

type FieldProps = {
  name: string;
  limit: Threshold;
  scale: number;
  text: string;
  isTried: boolean;
  onChange: (text: string) => void;
};

function LimitField({ name, limit, scale, text, isTried, onChange }: FieldProps) {
  const t = useT();
  const { number, money } = useFormats();
  const label = LIMIT_NAMES[name];
  const written = (value: number) =>
    limit.unit === 'amount' ? money(minor(BigInt(value))) : number(value);
  const bounds = t('ops.rule_bounds', { least: written(limit.least), most: written(limit.most) });
  const isWrong = isTried && valueOf(text, limit, scale) === null;
  return (
    <TextField
      label={label ? t(label) : name}
      inputMode={limit.unit === 'amount' ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={18}
      value={text}
      hint={isWrong ? undefined : bounds}
      error={isWrong ? bounds : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const typed = (value: string, { unit }: Threshold, scale: number): string =>
  unit === 'amount' && value !== '' ? typeAmount(minor(BigInt(value)), scale) : value;

/** What was typed as the wire has it; null where it is no number, or outside the bounds. */
function valueOf(text: string | undefined, limit: Threshold, scale: number): string | null {
  const whole = (text ?? '').trim();
  const value =
    limit.unit === 'amount'
      ? parseAmount(whole, scale)
      : /^\d{1,13}$/.test(whole)
        ? BigInt(whole)
        : null;
  if (value === null || value < BigInt(limit.least) || value > BigInt(limit.most)) return null;
  return `${value}`;
}
