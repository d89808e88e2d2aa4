import { signedIn } from '../signed-in.ts';

/** What somebody was typing when the page was reloaded or the session ended, and what it was typed over. */
export interface FormDraft {
  readonly base: unknown;
  readonly values: unknown;
  readonly lockId: string | null;
}

/** Kept in the tab, per person and record, until it is saved or discarded. */
function keyOf(record: string): string {
  return `draft.${signedIn()?.userdetails?.email ?? ''}.${record}`;
}

export function storedDraft(record: string): FormDraft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(record)) ?? 'null') as FormDraft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storeDraft(record: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(keyOf(record), JSON.stringify(draft));
  } catch {
    // Full, for instance of an attached file: then a reload loses it, as the browser's question says.
    dropDraft(record);
  }
}

export function dropDraft(record: string): void {
  sessionStorage.removeItem(keyOf(record));
}

/** A copy without the values at some paths: what is secret is not written down anywhere. */
export function without(values: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(values);
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], copy);
    if (parent) delete (parent as Record<string, unknown>)[last];
  }
  return copy;
}
