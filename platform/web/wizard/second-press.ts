/** Milliseconds in which a second tap belongs to the first. */
const doubleTap = 500;

interface Press {
  /** How often the browser counted it: 2 for a double click. */
  readonly detail: number;
  readonly timeStamp: number;
  /** The pointer that it came from; empty for a key. */
  readonly pointerType: string;
}

/**
 * Whether a press of Next is the second half of a double tap. The step that has come up meanwhile may ask for nothing, and
 * would be left without having been seen. Phones do not count taps, so for fingers the time decides.
 */
export function isSecondPress(press: Press, lastPress: number | undefined): boolean {
  if (press.detail > 1) return true;
  const isFinger = press.pointerType === 'touch' || press.pointerType === 'pen';
  return isFinger && lastPress !== undefined && press.timeStamp - lastPress < doubleTap;
}
