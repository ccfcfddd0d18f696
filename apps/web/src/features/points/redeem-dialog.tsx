import { type MallRewardView, QUANTITY_MAX, type Recipient } from '@baize/contract/points';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor } from '@baize/std/money';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useRequestKey } from '@baize/ui/use-request-key';
import { useState } from 'react';
import { DeliveryFields, isDeliverable, NOWHERE } from './delivery-fields.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import type { PointsHeld } from './points-card.tsx';
import { QuantityChoice } from './quantity-choice.tsx';
import { useRedeem } from './use-points.ts';

type Props = {
  reward: MallRewardView;
  held: PointsHeld;
  onClose: () => void;
  onDone: () => void;
};

/** What it costs, what stays, where it goes, and the password: all before anything is taken. */
export function RedeemDialog({ reward, held, onClose, onDone }: Props) {
  const t = useT();
  const { number } = useFormats();
  const toast = useToast();
  const [quantity, setQuantity] = useState(1);
  const [recipient, setRecipient] = useState<Recipient>(NOWHERE);
  const redeeming = useRedeem();
  const keyOf = useRequestKey();
  const { rewardId, name } = reward;
  const points = minor(reward.points * BigInt(quantity));
  const amount = minor(reward.amount * BigInt(quantity));
  const isGoods = reward.type === 'goods';
  const onSuccess = () => {
    const text = t(isGoods ? 'points.redeemed_goods' : 'points.redeemed_voucher', { name });
    toast({ tone: 'win', text });
    onDone();
  };
  const submit = (paymentPassword: string) => {
    if (isGoods && !isDeliverable(recipient)) return;
    const requestKey = keyOf([rewardId, quantity, points, amount].join(' '));
    const wish = { requestKey, rewardId, quantity, points, amount, paymentPassword };
    redeeming.mutate({ ...wish, ...(isGoods && { recipient }) }, { onSuccess });
  };
  return (
    <PasswordDialog
      title={name}
      size="wide"
      art={<RewardArt reward={reward} />}
      action={t('points.redeem', { count: number(points) })}
      hasPaymentPassword={held.hasPaymentPassword}
      isBusy={redeeming.isPending}
      error={redeeming.error}
      onClose={onClose}
      onSubmit={submit}
    >
      {(isTried) => (
        <>
          <p className="muted">{reward.text}</p>
          <QuantityChoice value={quantity} most={mostOf(reward, held)} onChange={setQuantity} />
          <Costs held={held} points={points} amount={amount} />
          {isGoods && (
            <DeliveryFields value={recipient} isTried={isTried} onChange={setRecipient} />
          )}
          <Note>{t(isGoods ? 'points.goods_rule' : 'points.voucher_rule')}</Note>
        </>
      )}
    </PasswordDialog>
  );
}

const RewardArt = ({ reward: { picture } }: Pick<Props, 'reward'>) => (
  <div className="points-dialog-art" data-picture={picture}>
    <Picture src={`/images/goods/${picture}-480.webp`} alt="" width={480} height={480} />
  </div>
);

type CostsProps = Pick<Props, 'held'> & Pick<MallRewardView, 'points' | 'amount'>;

function Costs({ held, points, amount }: CostsProps) {
  const t = useT();
  const { number } = useFormats();
  return (
    <Facts
      facts={[
        { name: t('points.yours'), value: number(held.balance) },
        { name: t('points.used'), value: `−${number(points)}` },
        ...(amount > 0n
          ? [{ name: t('points.pay_beside'), value: <MoneyText amount={amount} /> }]
          : []),
        { name: t('points.left'), value: number(held.balance - points), isTotal: true },
      ]}
    />
  );
}

/** As many as the points, the stock and the mall allow. */
const mostOf = ({ points, left }: MallRewardView, { balance }: PointsHeld): number =>
  Math.max(1, Math.min(QUANTITY_MAX, left ?? QUANTITY_MAX, Number(balance / points)));
