/** Scrolls to the first field that is marked as wrong, in the order of the page, and puts the cursor into it. */
export function focusFirstError(within: HTMLElement): void {
  // Two frames: the marks are drawn in the first one.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const field = within.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!field) return;
      const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' });
    }),
  );
}
