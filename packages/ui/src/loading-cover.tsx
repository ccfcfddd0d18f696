import { useT } from '@baize/i18n/react.tsx';
import './loading-cover.css';

type Props = {
  /** What is on its way; plain "Loading" without it. */
  label?: string;
  /** `page` fills the window, `area` the box it stands in. */
  covers?: 'page' | 'area';
};

/** For a wait that has no shape to show yet; where the shape is known, a skeleton is better. */
export function LoadingCover({ label, covers = 'area' }: Props) {
  const t = useT();
  return (
    <div className={`cover cover-${covers}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className="cover-track" cx="24" cy="24" r="20" pathLength="100" />
        <circle className="cover-arc" cx="24" cy="24" r="20" pathLength="100" />
        <path d="M26.5 12 16 26h7l-1.5 10L32 22h-7l1.5-10Z" />
      </svg>
      <output>{label ?? t('ui_loading')}</output>
    </div>
  );
}
