import { Icon } from '@baize/ui/icon.tsx';
import { offline } from '@baize/ui/icons';
import { useState } from 'react';
import './state-picture.css';

type Props = { of: 'not-found' | 'offline' | 'failed' | 'records' };

/** A drawn symbol for the eye alone: the heading under it says what it means. */
export function StatePicture({ of }: Props) {
  const [isLost, setLost] = useState(false);
  // Where the line is down the picture does not come either: the sign is part of the program.
  if (isLost) return <Icon of={offline} className="state-sign" />;
  return (
    <img
      src={`/images/empty/${of}-176.webp`}
      srcSet={`/images/empty/${of}-352.webp 2x`}
      alt=""
      width="176"
      height="176"
      onError={() => setLost(true)}
    />
  );
}
