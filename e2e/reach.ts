import type { Page } from '@playwright/test';
import { expect } from './coming-in.ts';

/** The smallest phones a game is played on: two upright, one on its side. */
const SIZES = [
  { width: 844, height: 390 },
  { width: 360, height: 600 },
  { width: 390, height: 664 },
] as const;

/** At every size: whoever taps the middle of a control reaches that control, and no bar over it. */
export async function expectReached(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await page.evaluate(findUnreached);
    expect([what, `${size.width} × ${size.height}`, found.unreached]).toEqual([
      what,
      `${size.width} × ${size.height}`,
      [],
    ]);
    expect(found.controls).toBeGreaterThan(5);
  }
}

/** Runs in the page. What lies further down a game that scrolls is brought into view first. */
function findUnreached() {
  const controls = [...document.querySelectorAll<HTMLElement>('button:enabled, input:enabled')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => getComputedStyle(control).pointerEvents !== 'none');
  const unreached = controls.filter((control) => {
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // A ticket is scratched where its fields lie: the foil is what one taps.
    const isFoil = hit?.matches('.foil') && control.matches('.field');
    return !isFoil && !control.contains(hit);
  });
  const nameOf = (control: HTMLElement) =>
    control.getAttribute('aria-label') ?? control.innerText.trim();
  return { controls: controls.length, unreached: unreached.map(nameOf) };
}
