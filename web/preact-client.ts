import { options } from 'preact';

// What public pages know as `react-dom/client` (tools/vite/public-pages.ts). Preact runs effects after the next painting,
// React those of a key or a press before the next one. A slow phone has typed on by then, and an effect that adopts a
// value would put back the text of before: so here, too, they run at once.
options.requestAnimationFrame = (runEffects) => queueMicrotask(runEffects);

export { createRoot } from 'preact/compat/client';
