import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { Currency, Minor } from '@baize/std/money';
import { classNames } from './class-names.ts';
import './money-text.css';

type Props = {
  amount: Minor;
  /** Another currency than the brand's: points, or trial money. */
  currency?: Currency;
  /** A result: a plus before a gain, and the colour that repeats the sign. */
  isResult?: boolean;
  isHidden?: boolean;
  className?: string;
};

/** An amount as one unit that neither wraps nor mirrors, its decimals smaller than the whole. */
export function MoneyText({ amount, currency, isResult, isHidden, className }: Props) {
  const formats = useFormats();
  if (isHidden) return <HiddenAmount className={className} />;
  const parts = formats.moneyParts(amount, {
    ...(currency && { currency }),
    sign: isResult ? 'always' : 'auto',
  });
  return (
    <bdi className={classNames('money', isResult && resultTone(amount), className)}>
      {parts.map(({ kind, text }) =>
        kind === 'fraction' ? <small key={kind}>{text}</small> : text,
      )}
    </bdi>
  );
}

const resultTone = (amount: Minor) => (amount > 0n ? 'tone-win' : amount < 0n ? 'tone-loss' : null);

function HiddenAmount({ className }: { className: string | undefined }) {
  const t = useT();
  return (
    <bdi className={classNames('money', className)}>
      <span aria-hidden="true">***</span>
      <span className="sr">{t('ui_hidden_amount')}</span>
    </bdi>
  );
}
