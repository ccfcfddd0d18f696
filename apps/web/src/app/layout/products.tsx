import type { VendorCard } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Link } from '@tanstack/react-router';
import { canLaunchVendor } from '../../shared/launch/can-launch.ts';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { useCategories } from './use-categories.ts';

/** The footer names so many; the page of the category has all. */
const NAMED_MAX = 12;

/** What the house offers, by type of game, and who makes it. */
export function Products() {
  const t = useT();
  return (
    <section className="foot-products" aria-labelledby="foot-products">
      <h2 id="foot-products">{t('shell.games')}</h2>
      <ul>
        {useCategories().map(({ page, name, vendors }) => (
          <li key={page}>
            <Link to={page}>{t(name)}</Link>
            <ul>
              {vendors?.slice(0, NAMED_MAX).map((vendor) => (
                <li key={vendor.vassalage}>
                  <Maker vendor={vendor} />
                </li>
              ))}
              {(vendors?.length ?? 0) > NAMED_MAX && (
                <li>
                  <Link to={page} aria-label={`${t('lobby.more')}: ${t(name)}`}>
                    {t('lobby.more')}
                  </Link>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Maker({ vendor }: { vendor: VendorCard }) {
  const launch = useLaunch();
  if (!canLaunchVendor(vendor)) return <bdi>{vendor.displayName}</bdi>;
  return (
    <button type="button" onClick={() => launch(vendor, { isFromVendors: true })}>
      <bdi>{vendor.displayName}</bdi>
    </button>
  );
}
