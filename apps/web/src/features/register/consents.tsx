import { useT } from '@baize/i18n/react.tsx';
import { Checkbox } from '@baize/ui/choice.tsx';
import { useState } from 'react';
import { useBrand } from '../../shared/loading/start.tsx';
import type { LegalText } from '../../shared/names/legal-texts.ts';
import { TermsDialog } from './terms-dialog.tsx';
import type { RegisterFormState } from './use-register-form.ts';

/** Each given by hand and never ticked beforehand. */
export function Consents({ form }: { form: RegisterFormState }) {
  const t = useT();
  const { minimumAge: age } = useBrand();
  const [shown, setShown] = useState<LegalText | null>(null);
  const { consents, isTried, needsAge } = form;
  const missing = isTried ? t('register.terms_needed') : undefined;
  return (
    <div className="register-consents">
      {needsAge && (
        <Checkbox
          name="age"
          label={t('register.age_confirm', { age })}
          error={isTried && !consents.age ? t('register.too_young', { age }) : undefined}
          checked={consents.age}
          onChange={({ target }) => form.consent({ age: target.checked })}
        />
      )}
      <Checkbox
        name="terms"
        label={<Agreement onShow={setShown} />}
        error={consents.terms ? undefined : missing}
        checked={consents.terms}
        onChange={({ target }) => form.consent({ terms: target.checked })}
      />
      {shown && <TermsDialog text={shown} onClose={() => setShown(null)} />}
    </div>
  );
}

function Agreement({ onShow }: { onShow: (text: LegalText) => void }) {
  const t = useT();
  return (
    <>
      {t('register.agree')}{' '}
      <button type="button" className="link" onClick={() => onShow('terms')}>
        {t('register.terms_link')}
      </button>{' '}
      {t('register.agree_and')}{' '}
      <button type="button" className="link" onClick={() => onShow('privacy')}>
        {t('register.privacy_link')}
      </button>
    </>
  );
}
