import type { DepositMethod } from '@baize/contract/deposit';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Icon } from '@baize/ui/icon.tsx';
import { bank, coins, grid, type IconPath, phone } from '@baize/ui/icons';

const ICONS: Readonly<Record<DepositMethod['kind'], IconPath>> = {
  qr: grid,
  bank,
  wallet: phone,
  crypto: coins,
};

/** Whether an order can be made with it now. */
export const isOpen = ({ isStopped, opensAt }: DepositMethod): boolean =>
  !isStopped && opensAt === null;

type Props = {
  methods: readonly DepositMethod[];
  value: string;
  onChange: (method: string) => void;
};

/** The ways to pay, those used last first, each with its time and its fee before it is chosen. */
export function MethodCards({ methods, value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className="method-cards">
      <legend className="field-label">{t('cashier.method')}</legend>
      {methods.map((method) => (
        <label key={method.method} className="method-card">
          <input
            type="radio"
            name="deposit-method"
            value={method.method}
            checked={method.method === value}
            disabled={!isOpen(method)}
            onChange={() => onChange(method.method)}
          />
          <Icon of={ICONS[method.kind]} />
          <span>
            <b>{method.name}</b>
            <small>
              {method.isStopped && t('cashier.method_stopped')}
              {!method.isStopped && method.opensAt !== null && <Opens at={method.opensAt} />}
              {isOpen(method) && (
                <>
                  {t('cashier.about_minutes', { count: method.minutes })} · <Fee of={method} />
                </>
              )}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const Opens = ({ at }: { at: string }) =>
  useT()('cashier.method_opens', { time: useFormats().dateTime(instant(new Date(at))) });

function Fee({ of: { fee } }: { of: DepositMethod }) {
  const t = useT();
  const formats = useFormats();
  if (fee.ppm === 0 && fee.fixed === 0n) return t('cashier.no_fee');
  const parts = [
    ...(fee.ppm > 0 ? [`${formats.number(fee.ppm / 10_000)} %`] : []),
    ...(fee.fixed > 0n ? [formats.money(fee.fixed)] : []),
  ];
  return t('cashier.fee_of', { fee: parts.join(' + ') });
}
