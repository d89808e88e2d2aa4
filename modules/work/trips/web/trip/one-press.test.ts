import { expect, test, vi } from 'vitest';
import { onePress } from './one-press.ts';

function tap(timeStamp: number): boolean {
  onePress.onPointerDownCapture({ pointerType: 'touch' } as never);
  const event = { detail: 1, timeStamp, preventDefault: vi.fn(), stopPropagation: vi.fn() };
  onePress.onClickCapture(event as never);
  return event.stopPropagation.mock.calls.length === 0;
}

test('the second half of a double tap reaches no button of the trip', () => {
  // Arrived, and the button that says "Loading has started" a moment later.
  expect([tap(1000), tap(1180), tap(2000)]).toEqual([true, false, true]);
});
