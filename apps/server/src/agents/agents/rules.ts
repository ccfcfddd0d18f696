/**
 * How deep a line of agents may be. Deeper ones would outgrow the index of places; nobody's team has
 * a fifth of that.
 */
export const DEPTH_MAX = 120;
