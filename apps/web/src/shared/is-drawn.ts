/**
 * Whether a page is being drawn on the server. What is typed into a drawn form would be lost with
 * it, and its button sends nothing: such a form is out of reach until the page is alive.
 */
export const isDrawn = typeof document === 'undefined';
