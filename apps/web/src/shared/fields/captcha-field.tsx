import { wordingOf } from '@baize/client/api-error';
import { drawCaptcha } from '@baize/contract/challenge';
import { useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { picture, refresh } from '@baize/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../server/api.ts';
import './captcha-field.css';
import { useThrottle } from '../timing/use-throttle.ts';

const newCaptchaId = (): string => crypto.randomUUID();

/** A picture and what was read in it. Each picture is good once: `renew` after every attempt. */
export function useCaptcha(isShown: boolean) {
  const [captchaId, setCaptchaId] = useState(newCaptchaId);
  const [captcha, setCaptcha] = useState('');
  const mayRenew = useThrottle(REFRESH_MS);
  const drawing = useQuery({
    queryKey: ['captcha', captchaId],
    queryFn: ({ signal }) => call(drawCaptcha, { captchaId }, signal),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const renew = () => {
    if (!mayRenew()) return;
    setCaptcha('');
    setCaptchaId(newCaptchaId());
  };
  const fields = isShown && captcha.trim() !== '' ? { captcha, captchaId } : {};
  return { isShown, captcha, setCaptcha, drawing, renew, fields };
}

/** The server draws one picture a second at most; so does the button. */
const REFRESH_MS = 1_000;

type Props = {
  state: ReturnType<typeof useCaptcha>;
  label?: ReactNode;
  error?: string | undefined;
};

export function CaptchaField({ state, label, error }: Props) {
  const t = useT();
  const { isShown, captcha, setCaptcha, drawing, renew } = state;
  if (!isShown) return null;
  const failure = drawing.isError ? wordingOf(drawing.error, t) : undefined;
  return (
    <TextField
      label={label ?? t('login.captcha')}
      error={error ?? failure}
      value={captcha}
      onChange={(event) => setCaptcha(event.target.value)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={16}
      prefix={<Icon of={picture} />}
      suffix={
        <span className="captcha">
          {drawing.data && (
            <img src={`data:image/png;base64,${drawing.data}`} alt={t('login.captcha_alt')} />
          )}
          <IconButton icon={refresh} label={t('login.captcha_renew')} onClick={renew} />
        </span>
      }
    />
  );
}
