import { useEffect, useState } from 'react';
import { now } from '../../shared/timing/clock.ts';

type Props = {
  to: string;
  /** How far this device's clock is behind the server's, by which things happen. */
  behindMs: number;
  onEnd?: () => void;
};

const TICK_MS = 1_000;

/** Hours, minutes and seconds until a moment of the server's clock. */
export function Countdown({ to, behindMs, onEnd }: Props) {
  const leftOf = () => Math.max(0, Date.parse(to) - now().getTime() - behindMs);
  const [leftMs, setLeftMs] = useState(leftOf);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = Math.max(0, Date.parse(to) - now().getTime() - behindMs);
      setLeftMs(left);
      if (left > 0) return;
      clearInterval(timer);
      onEnd?.();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [to, behindMs, onEnd]);
  return (
    <bdi className="envelope-countdown" role="timer">
      {clockOf(leftMs)}
    </bdi>
  );
}

function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / TICK_MS);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
