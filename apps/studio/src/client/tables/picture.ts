/** A drawing as a picture of its own: its gradients cannot meet those of another. */
export function picture(svg: string, look: string): HTMLImageElement {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  image.alt = '';
  image.className = look;
  image.draggable = false;
  return image;
}

/** A drawing as a part of the page, so that its letters are set in the fonts of the page. */
export function drawing(svg: string, look: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const element = document.importNode(documentElement, true) as Element as SVGSVGElement;
  element.setAttribute('class', look);
  element.setAttribute('aria-hidden', 'true');
  return element;
}
