import { useT } from '@baize/i18n/react.tsx';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './skeleton.css';

type Props = {
  /** Any CSS length; a skeleton has the size of what will stand in its place. */
  width?: string;
  height?: string;
  /** Instead of a height: `3 / 4`. */
  ratio?: string;
  isRound?: boolean;
};

export function Skeleton({ width = '100%', height = '1em', ratio, isRound }: Props) {
  return (
    <span
      className={isRound ? 'skel skel-round' : 'skel'}
      style={{ inlineSize: width, blockSize: ratio ? 'auto' : height, aspectRatio: ratio }}
    />
  );
}

/** Says once that something is coming, however many pieces it is drawn with. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  const t = useT();
  return (
    <div aria-busy="true" className={classNames('skel-group', className)}>
      <output className="sr">{t('ui_loading')}</output>
      {children}
    </div>
  );
}
