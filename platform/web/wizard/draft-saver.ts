/** Where a draft stands, as the footer says it. */
export type DraftState =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** Kept on this device; sent when there is a connection again. */
  | { readonly kind: 'offline' }
  /** The server refuses to keep it; the reason is shown once by `onRefused`. */
  | { readonly kind: 'refused' };

type StepValues = Readonly<Record<string, unknown>>;

export interface DraftSaverOptions {
  readonly save: (step: string, values: StepValues) => Promise<{ readonly savedAt: string }>;
  /** Whether a failure may pass by itself; anything else is a refusal. */
  readonly mayPass: (error: unknown) => boolean;
  readonly onState: (state: DraftState) => void;
  readonly onRefused: (error: unknown) => void;
  /** What is not yet on the server, whenever that changes; empty when all is. */
  readonly onUnsent: (unsent: ReadonlyMap<string, StepValues>) => void;
  /** Milliseconds of quiet before a change is sent. */
  readonly delay?: number;
}

export interface DraftSaver {
  /** The values of a step changed; only the newest are sent. */
  readonly changed: (step: string, values: StepValues) => void;
  /** Sends what waits, now: a step was left, the page is being hidden, the connection is back. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
}

const longestPause = 60_000;

/** Saves the steps of a form as they are typed: one call at a time, the newest values win, and nothing is lost offline. */
export function draftSaver({
  save,
  mayPass,
  onState,
  onRefused,
  onUnsent,
  delay = 1500,
}: DraftSaverOptions): DraftSaver {
  const unsent = new Map<string, StepValues>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }
  async function sendAll(): Promise<void> {
    for (let next = unsent.entries().next(); !next.done; next = unsent.entries().next()) {
      const [step, values] = next.value;
      onState({ kind: 'saving' });
      try {
        const { savedAt } = await save(step, values);
        failures = 0;
        // Changed again meanwhile: that change is still to be sent.
        if (unsent.get(step) === values) unsent.delete(step);
        onUnsent(unsent);
        if (unsent.size === 0) onState({ kind: 'saved', at: new Date(savedAt) });
      } catch (error) {
        if (mayPass(error)) {
          onState({ kind: 'offline' });
          later(Math.min(longestPause, 2000 * 2 ** failures++));
        } else {
          onState({ kind: 'refused' });
          onRefused(error);
        }
        return;
      }
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer);
    return (running ??= sendAll().finally(() => (running = undefined)));
  }
  return {
    changed(step, values) {
      unsent.set(step, values);
      onUnsent(unsent);
      if (!running && failures === 0) {
        onState({ kind: 'waiting' });
        later(delay);
      }
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}
