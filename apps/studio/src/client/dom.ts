import type { IconPath } from '@baize/ui/icons';

type Attributes = Readonly<Record<string, string | boolean>>;
type Child = Node | string | null;

/** An element with its attributes and what is in it; an attribute that is false is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

export function icon(path: IconPath): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

type ButtonFacts = {
  readonly look: string;
  readonly label: string;
  readonly icon?: IconPath;
  /** The label is for readers alone. */
  readonly isBare?: boolean;
  readonly onPress: (event: MouseEvent) => void;
};

export function button({ look, label, icon: path, isBare, onPress }: ButtonFacts) {
  const attributes = { type: 'button', class: look, ...(isBare ? { 'aria-label': label } : {}) };
  const element = make('button', isBare ? { ...attributes, title: label } : attributes, [
    path ? icon(path) : null,
    isBare ? null : make('span', {}, [label]),
  ]);
  element.addEventListener('click', onPress);
  return element;
}

/** Whether things should hold still. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
