/** In frames: what a slow or busy device may need until the marks are drawn. */
const patience = 60;

/** Scrolls to the first field that is marked as wrong, in the order of the page, and puts the cursor into it. */
export function focusFirstError(within: HTMLElement, frames = patience): void {
  // Two frames at least: the marks are drawn in the first one.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = within.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!field) {
        if (frames > 0) focusFirstError(within, frames - 2);
        return;
      }
      const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' });
    }),
  );
}
