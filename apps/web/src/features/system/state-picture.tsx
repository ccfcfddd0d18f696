type Props = { of: 'not-found' | 'offline' | 'failed' | 'records' };

/** A drawn symbol for the eye alone: the heading under it says what it means. */
export const StatePicture = ({ of }: Props) => (
  <img
    src={`/images/empty/${of}-176.webp`}
    srcSet={`/images/empty/${of}-352.webp 2x`}
    alt=""
    width="176"
    height="176"
  />
);
