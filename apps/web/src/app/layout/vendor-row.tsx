import { Picture } from '@baize/ui/picture.tsx';
import { useImageBase } from '../../shared/loading/image-base.ts';
import { useNear } from '../../shared/loading/use-near.ts';

const VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const;

/** The studios' marks, in the order of the specification. */
export function VendorRow() {
  const base = useImageBase();
  const { place, isNear } = useNear<HTMLUListElement>();
  return (
    <ul ref={place} className="foot-vendors">
      {VENDORS.map((vendor) => (
        <li key={vendor}>
          {isNear ? (
            <Picture
              src={`${base}/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/${vendor}-DEFAULT.png`}
              alt=""
              width={32}
              height={32}
            />
          ) : (
            <span className="pic" />
          )}
          <bdi>{vendor}</bdi>
        </li>
      ))}
    </ul>
  );
}
