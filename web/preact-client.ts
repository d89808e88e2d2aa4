import { type ComponentChild, options, render } from 'preact';

// What public pages know as `react-dom/client` (tools/vite/public-pages.ts). Preact runs effects after the next painting,
// React those of a key or a press before the next one. A slow phone has typed on by then, and an effect that adopts a
// value would put back the text of before: so here, too, they run at once.
options.requestAnimationFrame = (runEffects) => queueMicrotask(runEffects);

/**
 * Draws into what stands there already. Preact's own way for React would empty the page first; this one takes each element
 * over that is still wanted. So the button of the first screen (web/first-screen.ts) stays the same element: a finger that
 * is down while the page comes still presses it, and neither focus nor screen reader loses its place.
 */
export function createRoot(container: Element): { readonly render: (page: ComponentChild) => void } {
  return { render: (page) => render(page, container) };
}
