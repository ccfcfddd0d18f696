import { useT } from '@baize/i18n/react.tsx';
import { buttonClass } from '@baize/ui/button.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';

type Props = {
  /** What there is more of. */
  name: string;
  page: string;
  search?: Readonly<Record<string, string>>;
};

/** Opens in full what the home page shows the beginning of. */
export function MoreLink({ name, page, search = {} }: Props) {
  const t = useT();
  const more = t('lobby.more');
  return (
    <Link
      to={page}
      search={search}
      className={buttonClass({ look: 'ghost' })}
      aria-label={t('ui_action_for', { action: more, name })}
    >
      {more}
      <Icon of={chevronEnd} flip />
    </Link>
  );
}
