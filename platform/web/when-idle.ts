/** Runs this when the browser has nothing else to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  // Not known to Safari.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}
