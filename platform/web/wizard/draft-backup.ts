type Steps = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Where a form keeps what it could not send yet. */
export interface DraftBackup {
  /** Names this form among those of the device. */
  readonly key: string;
  /** Only who has it can read what is kept; the token of a link, which the device itself does not keep. */
  readonly secret: string;
}

export const keptPrefix = 'unsent:';

// What seals comes behind the form, which does not wait for it; it is there before a network can be missed.
const load = () => import('./kept-draft.ts');

/** Gives what a form keeps its place on the device; `keep` replaces what was kept before. */
export function keepOnDevice(backup: DraftBackup): (unsent: ReadonlyMap<string, Steps[string]>) => Promise<void> {
  const kept = load().then(({ keptDraft }) => keptDraft(backup));
  kept.catch(() => undefined);
  return (unsent) => kept.then(({ keep }) => keep(unsent)).catch(() => undefined);
}

/** What a visit before this one could not send, by step. */
export async function keptOnDevice(backup: DraftBackup): Promise<Steps> {
  const isAny = [localStorage, sessionStorage].some((storage) =>
    Object.keys(storage).some((name) => name.startsWith(keptPrefix)),
  );
  return isAny ? (await load()).keptDraft(backup).read() : {};
}
