import { useT } from '@baize/i18n/react.tsx';
import { Link } from '@tanstack/react-router';
import { useBrandName, useStart } from '../../shared/loading/start.tsx';

export function Logo() {
  const t = useT();
  const brand = useBrandName();
  const { logo } = useStart();
  return (
    <Link to="/" className="logo" aria-label={t('shell.to_home', { brand })}>
      <img src={logo} alt="" width="34" height="34" />
      <span className="logo-word">{brand}</span>
    </Link>
  );
}
