import type { ReactNode } from 'react';
import './segments.css';

type Segment<Value extends string> = { value: Value; label: ReactNode };

type Props<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Two to five views of one thing, side by side: a day, a week, a month. */
export function Segments<Value extends string>({ label, segments, value, onChange }: Props<Value>) {
  return (
    <fieldset className="segs">
      <legend className="sr">{label}</legend>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </fieldset>
  );
}
