import type { DrawLimit, DrawLimits } from '@baize/contract/draw-limits';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey, Translate } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';
import { RadioGroup } from '@baize/ui/choice.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { parseAmount, typeAmount } from '@baize/ui/parse-amount';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useOperator } from '../../shared/use-operator.ts';
import { PlaceChoice } from './place-choice.tsx';
import { useLimitSetting } from './use-limits.ts';
import { EVERY, lotteryOrAll, playOrAll } from './words.ts';

const FIELDS = [
  ['ticketMax', 'draws.ticket_max'],
  ['numberMax', 'draws.number_max'],
  ['drawMax', 'draws.draw_max'],
  ['halfMax', 'draws.half_max'],
] as const satisfies readonly (readonly [keyof DrawLimit, PlainKey])[];

type Name = (typeof FIELDS)[number][0];
type Texts = Readonly<Record<Name, string>>;

type Props = {
  /** The limit as it is; of a new one, the usual. */
  start: DrawLimits['limits'][number];
  isNew: boolean;
  lotteries: DrawLimits['lotteries'];
  onClose: () => void;
};

/** How much of a play may be sold. Above the usual it waits for a colleague. */
export function LimitDialog({ start, isNew, lotteries, onClose }: Props) {
  const t = useT();
  const toast = useToast();
  const { scale } = useOperator().brand.currency;
  const [place, setPlace] = useState({
    lottery: isNew ? (lotteries[0]?.code ?? EVERY) : start.lottery,
    play: isNew ? EVERY : start.play,
  });
  const [texts, setTexts] = useState<Texts>(() => textsOf(start, scale));
  const [whenFull, setWhenFull] = useState(start.whenFull);
  const setting = useLimitSetting();
  const limit = limitOf(texts, { whenFull, scale });
  return (
    <ReasonDialog
      title={isNew ? t('draws.limit_new') : titleOf(start, lotteries, t)}
      text={t('draws.limit_dialog_text')}
      action={t('draws.save')}
      reason="needed"
      isBusy={setting.isPending}
      error={setting.error}
      canSubmit={limit !== null}
      onSubmit={(reason) => {
        if (!limit) return;
        setting.mutate(
          { ...place, ...limit, reason },
          {
            onSuccess: ({ changes: [newest] }) => {
              const isWaiting = newest?.status === 'waiting';
              toast({
                tone: isWaiting ? 'info' : 'win',
                text: t(isWaiting ? 'draws.limit_waits_toast' : 'draws.limit_set_toast'),
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
            <PlaceChoice place={place} lotteries={lotteries} onChange={setPlace} hasAllPlays />
          )}
          <RadioGroup
            name="full"
            label={t('draws.when_full')}
            value={whenFull}
            onChange={setWhenFull}
            options={[
              { value: 'closed', label: t('draws.number_closed') },
              { value: 'half', label: t('draws.number_half') },
            ]}
          />
          <Amounts
            texts={texts}
            names={whenFull === 'half' ? FIELDS : FIELDS.filter(([name]) => name !== 'halfMax')}
            wrong={(text) => isTried && parseAmount(text, scale) === null}
            onChange={setTexts}
          />
        </>
      )}
    </ReasonDialog>
  );
}

/** Which limit it is stands above it: the fields of all of them look alike. */
function titleOf(
  { lottery, play }: Props['start'],
  lotteries: Props['lotteries'],
  t: Translate,
): string {
  const names = new Map(lotteries.map(({ code, name }) => [code, name]));
  const place = `${lotteryOrAll(lottery, names, t)} · ${playOrAll(play, t)}`;
  return t('draws.limit_change_of', { place });
}

type AmountsProps = {
  texts: Texts;
  names: readonly (typeof FIELDS)[number][];
  wrong: (text: string) => boolean;
  onChange: (texts: Texts) => void;
};

function Amounts({ texts, names, wrong, onChange }: AmountsProps) {
  const t = useT();
  return names.map(([name, title]) => (
    <TextField
      key={name}
      label={t(title)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={18}
      value={texts[name]}
      error={wrong(texts[name]) ? t('draws.amount_missing') : undefined}
      onChange={({ target }) => onChange({ ...texts, [name]: target.value })}
    />
  ));
}

const textsOf = (limit: DrawLimit, scale: number): Texts => ({
  ticketMax: typeAmount(limit.ticketMax, scale),
  numberMax: typeAmount(limit.numberMax, scale),
  drawMax: typeAmount(limit.drawMax, scale),
  halfMax: typeAmount(limit.halfMax, scale),
});

type Reading = { readonly whenFull: DrawLimit['whenFull']; readonly scale: number };

const larger = (a: Minor, b: Minor): Minor => (a > b ? a : b);

/** Null while an amount is missing. Numbers at half their prize are sold up to more, never to less. */
function limitOf(texts: Texts, { whenFull, scale }: Reading): DrawLimit | null {
  const ticketMax = parseAmount(texts.ticketMax, scale);
  const numberMax = parseAmount(texts.numberMax, scale);
  const drawMax = parseAmount(texts.drawMax, scale);
  const half = whenFull === 'half' ? parseAmount(texts.halfMax, scale) : numberMax;
  if (!ticketMax || !numberMax || !drawMax || !half) return null;
  return { ticketMax, numberMax, drawMax, whenFull, halfMax: larger(half, numberMax) };
}
