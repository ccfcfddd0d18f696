import { useT } from '@baize/i18n/react.tsx';
import { AreaTexts } from '../names/area-texts.tsx';
import { FactorField } from './factor-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type FactorProof, useFactor } from './use-factor.ts';
import { type StepUp, stepUpWays } from './use-step-up.ts';

type Props = {
  stepUp: StepUp;
  /** What waits for the proof. */
  of: 'withdrawal' | 'sending';
  isBusy: boolean;
  error: unknown;
  onProve: (factor: FactorProof) => void;
};

const AREAS = ['cashier', 'security', 'login', 'errors'] as const;

const TEXTS = {
  withdrawal: { text: 'cashier.step_up_text', action: 'cashier.withdraw_action' },
  sending: { text: 'cashier.step_up_send_text', action: 'cashier.step_up_send' },
} as const;

/** Asks for the second factor where the payment password alone is too little. */
export const StepUpDialog = (props: Props) => (
  <AreaTexts areas={AREAS}>
    <Proving {...props} />
  </AreaTexts>
);

function Proving({ stepUp, of, isBusy, error, onProve }: Props) {
  const t = useT();
  const factor = useFactor(stepUp.ways ?? []);
  const prove = () => {
    if (factor.isReady() && factor.fields.factor) onProve(factor.fields.factor);
  };
  return (
    <FormDialog
      title={t('cashier.step_up_title')}
      action={t(TEXTS[of].action)}
      isBusy={isBusy}
      error={stepUpWays(error) ? null : error}
      onSubmit={prove}
      onClose={stepUp.forget}
    >
      <p className="muted">{t(TEXTS[of].text)}</p>
      <FactorField factor={factor} />
    </FormDialog>
  );
}
