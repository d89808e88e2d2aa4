/** The step that an entry of the tab's history stands for; undefined for entries of other pages. */
export function stepOfEntry(state: unknown): number | undefined {
  const { step } = (state ?? {}) as { readonly step?: unknown };
  return typeof step === 'number' ? step : undefined;
}

/**
 * Makes the history of the tab agree with the step that is shown: its entry n is the step n, wherever the form was
 * opened and whichever steps were jumped over. So Back of a phone leads to the step before, and out of the form only from
 * the first one.
 */
export function showInHistory(index: number): void {
  let at = stepOfEntry(history.state);
  if (at === undefined) history.replaceState({ step: (at = 0) }, '');
  if (index < at) history.go(index - at);
  for (let next = at + 1; next <= index; next++) history.pushState({ step: next }, '');
}

/** The form is over: its page stands in the place of all its steps, so that Back leaves it at once. */
export function replaceStepsWith(address: string): void {
  const at = stepOfEntry(history.state) ?? 0;
  const replace = () => history.replaceState(null, '', address);
  // At once as well: whoever reloads in this moment must find the page, and no form without a link.
  replace();
  if (at === 0) return;
  addEventListener('popstate', replace, { once: true });
  history.go(-at);
}
