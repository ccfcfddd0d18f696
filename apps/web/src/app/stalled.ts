import './stalled.css';

/** Shows the words the server wrote into every page for the case that no others can be had. */
export function showStalled() {
  document.querySelector('#stalled')?.removeAttribute('hidden');
}
