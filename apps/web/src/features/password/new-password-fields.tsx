import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { lock } from '@baize/ui/icons';
import type { useNewPassword } from './use-new-password.ts';

type Props = {
  state: ReturnType<typeof useNewPassword>;
  /** What the server has against this password, said at its field. */
  refusal?: string | undefined;
  /** Left out where the password is used at once, so that a slip would show. */
  isRepeated?: boolean;
};

/** The rule stands there before anything is typed. */
export function NewPasswordFields({ state, refusal, isRepeated = true }: Props) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('password.new')}
        hint={state.hint}
        error={state.problem ?? refusal}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        prefix={<Icon of={lock} />}
        value={state.password}
        onChange={(event) => state.setPassword(event.target.value)}
      />
      {isRepeated && (
        <TextField
          label={t('password.confirm')}
          error={state.difference}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          prefix={<Icon of={lock} />}
          value={state.repeated}
          onChange={(event) => state.setRepeated(event.target.value)}
        />
      )}
    </>
  );
}
