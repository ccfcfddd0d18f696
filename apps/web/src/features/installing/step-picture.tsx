import type { ReactNode } from 'react';

export type StepDrawn = 'safari' | 'chrome' | 'share' | 'menu' | 'add' | 'install' | 'home';

const ADDRESS = <rect x="30" y="26" width="60" height="10" rx="5" className="step-soft" />;
const PAGE = (
  <>
    <rect x="30" y="44" width="60" height="26" rx="4" className="step-soft" />
    <rect x="30" y="76" width="28" height="18" rx="4" className="step-soft" />
    <rect x="62" y="76" width="28" height="18" rx="4" className="step-soft" />
  </>
);

/** A list over the lower half of the page, its marked row the one to press. */
const list = (row: number): ReactNode => (
  <>
    {PAGE}
    <rect x="26" y="70" width="68" height="62" rx="6" className="step-paper" />
    {[0, 1, 2].map((index) => (
      <rect
        key={index}
        x="32"
        y={78 + index * 17}
        width="56"
        height="11"
        rx="4"
        className={index === row ? 'step-mark' : 'step-soft'}
      />
    ))}
  </>
);

/** What is seen on the phone at each step; the coloured part is what is pressed. */
const SCREENS: Readonly<Record<StepDrawn, ReactNode>> = {
  safari: (
    <>
      {PAGE}
      <rect x="30" y="112" width="60" height="12" rx="6" className="step-mark" />
    </>
  ),
  chrome: (
    <>
      <rect x="30" y="24" width="60" height="12" rx="6" className="step-mark" />
      {PAGE}
    </>
  ),
  share: (
    <>
      {ADDRESS}
      {PAGE}
      <path d="M54 112h-4v16h20v-16h-4M60 120v-18M55 106l5-5 5 5" className="step-line" />
    </>
  ),
  menu: (
    <>
      {ADDRESS}
      {PAGE}
      <g className="step-dots">
        <circle cx="95" cy="26" r="2.2" />
        <circle cx="95" cy="32" r="2.2" />
        <circle cx="95" cy="38" r="2.2" />
      </g>
    </>
  ),
  add: list(1),
  install: list(0),
  home: (
    <>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <rect
          key={index}
          x={30 + (index % 3) * 22}
          y={30 + Math.floor(index / 3) * 26}
          width="16"
          height="16"
          rx="4"
          className={index === 4 ? 'step-mark' : 'step-soft'}
        />
      ))}
    </>
  ),
};

/** The words beside it say the same: nobody needs to see it. */
export const StepPicture = ({ of }: { of: StepDrawn }) => (
  <svg className="step-picture" viewBox="0 0 120 160" aria-hidden="true">
    <rect x="18" y="8" width="84" height="144" rx="14" className="step-phone" />
    {SCREENS[of]}
    <rect x="48" y="142" width="24" height="3" rx="1.5" className="step-soft" />
  </svg>
);
