import { useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { search } from '@baize/ui/icons';
import { useOpenModal } from '../../shared/address/modals.ts';
import './search-button.css';
import { useSearchKey } from './use-search-key.ts';

type Props = {
  /** Fetches the dialog's file, before the press is complete. */
  prepare: () => void;
};

/** Looks like the field it opens; on a phone only its sign is left. */
export function SearchButton({ prepare }: Props) {
  const t = useT();
  const open = useOpenModal();
  useSearchKey(() => open('search'));
  return (
    <button
      type="button"
      className="search-button"
      aria-keyshortcuts="/ Control+K"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => open('search')}
    >
      <Icon of={search} />
      <span className="search-button-words">{t('shell.search')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}
