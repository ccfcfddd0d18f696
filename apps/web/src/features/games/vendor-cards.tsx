import type { VendorCard } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Picture } from '@baize/ui/picture.tsx';
import { canLaunchVendor } from '../../shared/launch/can-launch.ts';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import { useImageBase } from '../../shared/loading/image-base.ts';
import { GameClosed } from './game-closed.tsx';
import './vendor-cards.css';

const FROM_VENDORS = { isFromVendors: true } as const;

/** Studios side by side. A press opens what the studio offers. */
export function VendorCards({ vendors }: { vendors: readonly VendorCard[] }) {
  const base = useImageBase();
  return (
    <ul className="vendors">
      {vendors.map((vendor) => (
        <li key={`${vendor.gameType} ${vendor.vassalage}`}>
          <Card vendor={vendor} base={base} />
        </li>
      ))}
    </ul>
  );
}

function Card({ vendor, base }: { vendor: VendorCard; base: string }) {
  const t = useT();
  const launch = useLaunch();
  const { displayName, lagerIcon, gameCount, state, until } = vendor;
  return (
    <button
      type="button"
      className="vendor"
      data-state={state}
      disabled={!canLaunchVendor(vendor)}
      onClick={() => launch(vendor, FROM_VENDORS)}
    >
      <Picture
        src={`${base}/${lagerIcon}`}
        // Another image base may know no other format than the specified one.
        sources={base === '' ? smallerOf(lagerIcon) : []}
        alt=""
        width={320}
        height={200}
      />
      <span className="vendor-words">
        <b>
          <bdi>{displayName}</bdi>
        </b>
        {state === 'open' ? (
          gameCount > 0 && <span>{t('lobby.games', { count: gameCount })}</span>
        ) : (
          <span>
            <GameClosed state={state} until={until} />
          </span>
        )}
      </span>
    </button>
  );
}

const smallerOf = (icon: string) =>
  (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}` as const,
    srcSet: `/${icon.replace(/png$/, format)}`,
  }));
