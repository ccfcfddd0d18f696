import { useId } from 'react';

const WAVES =
  'M42,262 c22,-18 40,-18 52,0 c12,-18 40,-18 52,0 c12,-18 34,-18 52,0 M52,246 c18,-14 32,-14 42,0 c10,-14 42,-14 52,0 c10,-14 26,-14 42,0';
const BOLT = 'M7,-20 -12,3h9l-6,18 18,-25H0l8,-16Z';

/** A red envelope with the brand's bolt on its seal; open, it shows a slip of paper. */
export function EnvelopeArt({ isOpen = false }: { isOpen?: boolean }) {
  const id = useId();
  const [paper, flap, gold] = [`${id}a`, `${id}b`, `${id}g`];
  return (
    <svg viewBox="0 0 240 300" aria-hidden="true" focusable="false" className="envelope-art">
      <defs>
        <Shade id={paper} stops={['#ff7a6b', '#d22c4c', '#8e1236']} />
        <Shade id={flap} stops={['#f2564f', '#b01b40']} />
        <Shade id={gold} stops={['#fff6cf', '#ffd978', '#d9952f']} />
      </defs>
      {isOpen ? <OpenBody {...{ paper, flap, gold }} /> : <ClosedBody {...{ paper, flap, gold }} />}
      <path d={WAVES} fill="none" stroke="#ffd978" strokeOpacity=".5" strokeWidth="2" />
      <g transform={`translate(120 ${isOpen ? 176 : 122})`}>
        <g className="envelope-seal">
          <circle r="32" fill={`url(#${gold})`} stroke="#8b4a07" strokeOpacity=".5" />
          <path d={BOLT} fill="#b01b40" />
        </g>
      </g>
    </svg>
  );
}

function Shade({ id, stops }: { id: string; stops: readonly string[] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2=".4" y2="1">
      {stops.map((color, index) => (
        <stop key={color} offset={index / (stops.length - 1)} stopColor={color} />
      ))}
    </linearGradient>
  );
}

type BodyProps = { paper: string; flap: string; gold: string };

const ClosedBody = ({ paper, flap, gold }: BodyProps) => (
  <>
    <rect x="30" y="40" width="180" height="242" rx="14" fill={`url(#${paper})`} />
    <path
      d="M30,54 a14,14 0 0 1 14,-14 H196 a14,14 0 0 1 14,14 V92 C180,132 60,132 30,92Z"
      fill={`url(#${flap})`}
    />
    <path d="M30,92 C60,132 180,132 210,92" fill="none" stroke={`url(#${gold})`} strokeWidth="3" />
  </>
);

const OpenBody = ({ paper, flap, gold }: BodyProps) => (
  <>
    <path className="envelope-flap" d="M30,96 L120,8 L210,96Z" fill="#7a0f30" />
    <g className="envelope-slip">
      <rect x="52" y="30" width="136" height="130" rx="10" fill="#fffaf0" />
      <rect
        x="60"
        y="38"
        width="120"
        height="114"
        rx="6"
        fill="none"
        stroke="#d9952f"
        strokeOpacity=".6"
      />
    </g>
    <rect x="30" y="92" width="180" height="190" rx="14" fill={`url(#${paper})`} />
    <path
      d="M30,106 L120,176 L210,106 V268 a14,14 0 0 1 -14,14 H44 a14,14 0 0 1 -14,-14Z"
      fill={`url(#${flap})`}
    />
    <path d="M30,106 L120,176 L210,106" fill="none" stroke={`url(#${gold})`} strokeWidth="3" />
  </>
);
