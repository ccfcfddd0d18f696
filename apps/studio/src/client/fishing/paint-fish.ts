import type { FishKind } from '@baize/engines/fishing/seas';

type Shape = 'fish' | 'crab' | 'clam' | 'round' | 'ball' | 'ray' | 'jelly' | 'long' | 'giant';

type Look = { readonly shape: Shape; readonly hue: number; readonly second: number };

const look = (shape: Shape, hue: number, second: number): Look => ({ shape, hue, second });

const LOOKS: Readonly<Record<string, Look>> = {
  guppy: look('fish', 330, 60),
  clown: look('fish', 45, 90),
  tang: look('fish', 245, 95),
  butterfly: look('fish', 95, 280),
  puffer: look('ball', 85, 45),
  lion: look('fish', 20, 60),
  turtle: look('round', 150, 110),
  ray: look('ray', 265, 220),
  shark: look('giant', 240, 230),
  'golden-dragon': look('long', 85, 40),
  koi: look('fish', 40, 85),
  crab: look('crab', 28, 60),
  clam: look('clam', 320, 90),
  lantern: look('fish', 185, 100),
  shrimp: look('long', 30, 60),
  jelly: look('jelly', 310, 200),
  squid: look('jelly', 20, 330),
  eel: look('long', 165, 120),
  angler: look('ball', 290, 95),
  octopus: look('jelly', 350, 40),
  swordfish: look('giant', 255, 200),
  whale: look('giant', 260, 220),
  kraken: look('jelly', 285, 150),
};

const PLAIN = look('fish', 200, 80);

const tone = (hue: number, light: number, chroma = 0.15): string =>
  `oklch(${light} ${chroma} ${hue})`;

export type Painted = {
  readonly x: number;
  readonly y: number;
  /** From its middle to its nose, in pixels. */
  readonly radius: number;
  readonly isRightward: boolean;
  /** In radians: how far its fins and arms have waved. */
  readonly wave: number;
};

type Pen = CanvasRenderingContext2D;

/** Paints a fish of a kind, swimming the way it looks. */
export function paintFish(pen: Pen, { code }: Pick<FishKind, 'code'>, fish: Painted): void {
  const { shape, hue, second } = LOOKS[code] ?? PLAIN;
  pen.save();
  pen.translate(fish.x, fish.y);
  pen.scale(fish.isRightward ? fish.radius : -fish.radius, fish.radius);
  const body = pen.createLinearGradient(0, -0.6, 0, 0.6);
  body.addColorStop(0, tone(hue, 0.86, 0.1));
  body.addColorStop(0.5, tone(hue, 0.66));
  body.addColorStop(1, tone(hue, 0.4));
  pen.fillStyle = body;
  pen.lineWidth = 0.05;
  pen.strokeStyle = tone(hue, 0.95, 0.05);
  PAINTERS[shape](pen, tone(second, 0.82), fish.wave);
  pen.restore();
}

const PAINTERS: Readonly<Record<Shape, (pen: Pen, second: string, wave: number) => void>> = {
  fish(pen, second, wave) {
    tail(pen, second, { wave, height: 0.5 });
    fill(pen, () => pen.ellipse(0, 0, 0.8, 0.48, 0, 0, 7));
    stripes(pen, second, 0.4);
    fin(pen, second, wave);
    eye(pen, 0.48, -0.1);
  },
  crab(pen, second, wave) {
    pen.lineWidth = 0.1;
    for (const leg of [-0.5, -0.2, 0.2, 0.5]) {
      pen.beginPath();
      pen.moveTo(leg, 0.2);
      pen.quadraticCurveTo(leg * 1.8, 0.4, leg * 1.7 + Math.sin(wave + leg * 9) * 0.08, 0.85);
      pen.stroke();
    }
    for (const side of [-1, 1]) {
      const lift = Math.sin(wave + side) * 0.08;
      fill(pen, () => pen.ellipse(side * 0.85, -0.45 + lift, 0.26, 0.2, side * -0.6, 0, 7));
    }
    pen.lineWidth = 0.05;
    fill(pen, () => pen.ellipse(0, 0.1, 0.72, 0.46, 0, 0, 7));
    spots(pen, second);
    eye(pen, 0.2, -0.38);
    eye(pen, -0.2, -0.38);
  },
  clam(pen, second, wave) {
    const gape = 0.12 + 0.08 * Math.sin(wave);
    fill(pen, () => {
      pen.moveTo(-0.85, 0.1);
      pen.quadraticCurveTo(0, 0.95, 0.85, 0.1);
    });
    const before = pen.fillStyle;
    pen.fillStyle = '#fff6ef';
    fill(pen, () => pen.arc(0, 0.02, 0.2, 0, 7));
    pen.fillStyle = before;
    fill(pen, () => {
      pen.moveTo(-0.85, -gape);
      pen.quadraticCurveTo(0, -1.2 - gape, 0.85, -gape);
      for (let x = 0.6; x > -0.8; x -= 0.34) pen.lineTo(x, -gape + (x > 0 ? 0.1 : 0.06));
      pen.closePath();
    });
    stripes(pen, second, 0.3);
  },
  round(pen, second, wave) {
    for (const [x, y] of [
      [0.45, 0.6],
      [-0.45, 0.6],
      [0.45, -0.6],
      [-0.45, -0.6],
    ] as const) {
      fill(pen, () => pen.ellipse(x, y + Math.sin(wave + x) * 0.08, 0.3, 0.16, y, 0, 7));
    }
    fill(pen, () => pen.ellipse(0.82, 0, 0.24, 0.2, 0, 0, 7));
    fill(pen, () => pen.ellipse(0, 0, 0.72, 0.62, 0, 0, 7));
    spots(pen, second);
    eye(pen, 0.88, -0.05);
  },
  ball(pen, second, wave) {
    tail(pen, second, { wave, height: 0.34 });
    pen.beginPath();
    for (let spike = 0; spike < 16; spike++) {
      const angle = (spike * Math.PI) / 8;
      pen.moveTo(0.6 * Math.cos(angle), 0.6 * Math.sin(angle));
      pen.lineTo(0.82 * Math.cos(angle), 0.82 * Math.sin(angle));
    }
    pen.stroke();
    fill(pen, () => pen.arc(0, 0, 0.64, 0, 7));
    spots(pen, second);
    eye(pen, 0.42, -0.14);
  },
  ray(pen, second, wave) {
    const lift = Math.sin(wave) * 0.22;
    fill(pen, () => {
      pen.moveTo(0.85, 0);
      pen.quadraticCurveTo(0.3, -0.3, -0.1, -0.9 + lift);
      pen.quadraticCurveTo(-0.35, -0.2, -0.55, 0);
      pen.quadraticCurveTo(-0.35, 0.2, -0.1, 0.9 - lift);
      pen.quadraticCurveTo(0.3, 0.3, 0.85, 0);
    });
    pen.beginPath();
    pen.moveTo(-0.5, 0);
    pen.quadraticCurveTo(-0.8, Math.sin(wave) * 0.2, -1.15, Math.cos(wave) * 0.15);
    pen.stroke();
    spots(pen, second);
    eye(pen, 0.6, -0.12);
  },
  jelly(pen, second, wave) {
    pen.strokeStyle = second;
    pen.lineWidth = 0.09;
    for (const arm of [-0.5, -0.25, 0, 0.25, 0.5]) {
      pen.beginPath();
      pen.moveTo(arm, 0.1);
      const sway = Math.sin(wave + arm * 6) * 0.2;
      pen.bezierCurveTo(arm + sway, 0.4, arm - sway, 0.7, arm * 1.4 + sway, 1);
      pen.stroke();
    }
    fill(pen, () => {
      pen.arc(0, 0.05, 0.68, Math.PI, 0);
      pen.quadraticCurveTo(0.4, 0.32, 0, 0.2);
      pen.quadraticCurveTo(-0.4, 0.32, -0.68, 0.05);
    });
    eye(pen, 0.3, -0.12);
    eye(pen, -0.1, -0.12);
  },
  long(pen, second, wave) {
    const y = (x: number) => Math.sin(wave + x * 5) * 0.14 * (1 - x);
    fill(pen, () => {
      pen.moveTo(1, y(1));
      for (let x = 0.9; x >= -1; x -= 0.1) pen.lineTo(x, y(x) - 0.24 * (1.15 + x) ** 0.4);
      pen.lineTo(-1.2, y(-1.2));
      for (let x = -1; x <= 1; x += 0.1) pen.lineTo(x, y(x) + 0.2 * (1.15 + x) ** 0.4);
    });
    pen.strokeStyle = second;
    pen.lineWidth = 0.06;
    pen.beginPath();
    for (let x = 0.7; x >= -0.9; x -= 0.2) {
      pen.moveTo(x, y(x) - 0.26);
      pen.lineTo(x - 0.14, y(x) - 0.42);
    }
    pen.stroke();
    eye(pen, 0.76, y(0.76) - 0.06);
  },
  giant(pen, second, wave) {
    tail(pen, second, { wave, height: 0.42 });
    fill(pen, () => {
      pen.moveTo(1.05, 0.02);
      pen.quadraticCurveTo(0.5, -0.5, -0.35, -0.28);
      pen.lineTo(-0.85, 0);
      pen.quadraticCurveTo(-0.2, 0.44, 0.5, 0.3);
      pen.quadraticCurveTo(0.9, 0.2, 1.05, 0.02);
    });
    fill(pen, () => {
      pen.moveTo(0.15, -0.36);
      pen.lineTo(-0.12, -0.72);
      pen.lineTo(-0.2, -0.32);
    });
    fin(pen, second, wave);
    eye(pen, 0.7, -0.08);
  },
};

function fill(pen: Pen, trace: () => void): void {
  pen.beginPath();
  trace();
  pen.fill();
  pen.stroke();
}

type Tail = { readonly wave: number; readonly height: number };

function tail(pen: Pen, second: string, { wave, height }: Tail): void {
  const swing = Math.sin(wave * 1.6) * 0.12;
  const before = pen.fillStyle;
  pen.fillStyle = second;
  fill(pen, () => {
    pen.moveTo(-0.62, 0);
    pen.lineTo(-1.08 + swing, -height);
    pen.quadraticCurveTo(-0.9, 0, -1.08 - swing, height);
    pen.closePath();
  });
  pen.fillStyle = before;
}

function fin(pen: Pen, second: string, wave: number): void {
  pen.fillStyle = second;
  pen.beginPath();
  pen.ellipse(-0.05, 0.2, 0.26, 0.11, 0.6 + Math.sin(wave) * 0.25, 0, 7);
  pen.fill();
}

function stripes(pen: Pen, second: string, height: number): void {
  pen.strokeStyle = second;
  pen.lineWidth = 0.1;
  pen.beginPath();
  for (const x of [0.16, -0.16, -0.42]) {
    pen.moveTo(x, -height);
    pen.quadraticCurveTo(x + 0.1, 0, x, height);
  }
  pen.stroke();
}

function spots(pen: Pen, second: string): void {
  pen.fillStyle = second;
  for (const [x, y] of [
    [0.1, -0.25],
    [-0.3, -0.1],
    [0.2, 0.2],
    [-0.15, 0.3],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, 0.1, 0, 7);
    pen.fill();
  }
}

function eye(pen: Pen, x: number, y: number): void {
  for (const [size, colour] of [
    [0.11, '#fff'],
    [0.06, '#10122e'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, size, 0, 7);
    pen.fill();
  }
}
