import { MESSAGE_CATEGORIES, type MessageCategory } from '@baize/contract/message-category';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Chip } from '@baize/ui/chip.tsx';

const NAMES = {
  money: 'messages.category_money',
  rewards: 'messages.category_rewards',
  account: 'messages.category_account',
  house: 'messages.category_house',
} as const satisfies Record<MessageCategory, PlainKey>;

type Props = {
  value: MessageCategory | null;
  /** How many are unread in each; unknown until the first answer. */
  unreadIn: Readonly<Record<MessageCategory, number>> | undefined;
  onChange: (value: MessageCategory | null) => void;
};

/** All messages, or those about one thing. */
export function CategoryChips({ value, unreadIn, onChange }: Props) {
  const t = useT();
  const { number } = useFormats();
  return (
    <fieldset className="message-categories">
      <legend className="sr">{t('messages.categories')}</legend>
      <Chip isChosen={value === null} onClick={() => onChange(null)}>
        {t('messages.category_all')}
      </Chip>
      {MESSAGE_CATEGORIES.map((category) => {
        const unread = unreadIn?.[category] ?? 0;
        return (
          <Chip key={category} isChosen={value === category} onClick={() => onChange(category)}>
            {t(NAMES[category])}
            {unread > 0 && (
              <b className="message-count">
                {number(unread)}
                <span className="sr"> {t('messages.unread_word')}</span>
              </b>
            )}
          </Chip>
        );
      })}
    </fieldset>
  );
}
