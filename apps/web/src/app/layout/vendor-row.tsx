import { Picture } from '@baize/ui/picture.tsx';
import { useImageBase } from '../../shared/image-base.ts';

const VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const;

/** The studios' marks, in the order of the specification. */
export function VendorRow() {
  const base = useImageBase();
  return (
    <ul className="foot-vendors">
      {VENDORS.map((vendor) => (
        <li key={vendor}>
          <Picture
            src={`${base}/TCG_PROD_IMAGES/VENDOR_ICON_SMALL/${vendor}-DEFAULT.png`}
            alt=""
            width={32}
            height={32}
          />
          <bdi>{vendor}</bdi>
        </li>
      ))}
    </ul>
  );
}
