let pressed = false;
addEventListener('pointerdown', () => (pressed = true), { capture: true });
for (const end of ['pointerup', 'pointercancel'] as const)
  addEventListener(end, () => (pressed = false), { capture: true });

/**
 * Waits until the finger or the mouse button is up. A field that is left by pressing a button must not show its error
 * before that: the error moves the button, and the press would miss it.
 */
export function pressReleased(): Promise<void> {
  if (!pressed) return Promise.resolve();
  return new Promise((resolve) => {
    const released = () => {
      removeEventListener('pointerup', released, true);
      removeEventListener('pointercancel', released, true);
      // After the click, which comes in the same task as the release.
      setTimeout(resolve);
    };
    addEventListener('pointerup', released, true);
    addEventListener('pointercancel', released, true);
  });
}
