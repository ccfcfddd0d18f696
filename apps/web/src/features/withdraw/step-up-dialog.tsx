import { refusalOf } from '@baize/client/api-error';
import { useT } from '@baize/i18n/react.tsx';
import { FactorField } from '../../shared/fields/factor-field.tsx';
import { FormDialog } from '../../shared/fields/form-dialog.tsx';
import { type FactorProof, type FactorTarget, useFactor } from '../../shared/fields/use-factor.ts';
import { AreaTexts } from '../../shared/names/area-texts.tsx';

/** The ways a member can prove themselves by, when that is what a withdrawal waits for. */
export function stepUpWays(error: unknown): readonly FactorTarget[] | null {
  const refusal = refusalOf(error);
  if (refusal?.code !== 'verification_first') return null;
  return refusal.details['ways'] as readonly FactorTarget[];
}

type Props = {
  ways: readonly FactorTarget[];
  isBusy: boolean;
  error: unknown;
  onProve: (factor: FactorProof) => void;
  onClose: () => void;
};

const AREAS = ['cashier', 'security', 'login', 'errors'] as const;

/** Asks for the second factor where the payment password alone is too little. */
export const StepUpDialog = (props: Props) => (
  <AreaTexts areas={AREAS}>
    <Proving {...props} />
  </AreaTexts>
);

function Proving({ ways, isBusy, error, onProve, onClose }: Props) {
  const t = useT();
  const factor = useFactor(ways);
  const prove = () => {
    if (factor.isReady() && factor.fields.factor) onProve(factor.fields.factor);
  };
  return (
    <FormDialog
      title={t('cashier.step_up_title')}
      action={t('cashier.withdraw_action')}
      isBusy={isBusy}
      error={error}
      onSubmit={prove}
      onClose={onClose}
    >
      <p className="muted">{t('cashier.step_up_text')}</p>
      <FactorField factor={factor} />
    </FormDialog>
  );
}
