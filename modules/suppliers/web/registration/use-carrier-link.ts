import { useCallback, useEffect, useRef, useState } from 'react';
import { languageOf } from '#platform/language.ts';
import { languageWasChosen } from '#platform/web/language.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { currentSession, setSession } from '#platform/web/session.ts';
import { switchLanguage } from '#platform/web/texts.ts';
import { type CarrierLink, isOpen, type OpenCarrierLink, suppliers } from './link-calls.ts';
import type { Done } from './RegistrationDone.tsx';

/** How far the link has been opened. */
type Stage =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  | { readonly kind: 'unusable' }
  /** It was used up by a submit of this tab, whose answer never arrived. */
  | { readonly kind: 'recovered'; readonly done: Done }
  | { readonly kind: 'gate'; readonly link: CarrierLink }
  | { readonly kind: 'open'; readonly link: OpenCarrierLink };

/** The guest was away for longer than a code holds; the form waits for a new one. */
export interface Away {
  readonly mobileNumber: string;
  readonly back: () => void;
}

/** Makes a call that needs the accepted code; if that has lapsed, asks for a new one and then makes it again. */
export type WhenOpen = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

interface LinkAccess {
  readonly stage: Stage;
  readonly read: () => Promise<void>;
  readonly unusable: () => void;
  readonly away: Away | undefined;
  readonly whenOpen: WhenOpen;
}

/** Reads the link, and keeps it open while the form is filled in. */
export function useCarrierLink(token: string): LinkAccess {
  const [stage, setAnyStage] = useState<Stage>({ kind: 'reading' });
  // What went well stays so: calls that were still waiting meet a link that is used up.
  const setStage = useCallback(
    (next: Stage) => setAnyStage((present) => (present.kind === 'recovered' ? present : next)),
    [],
  );
  const [away, setAway] = useState<Away>();
  const reopening = useRef<Promise<void>>(undefined);

  useEffect(() => void readLink(token).then(setStage), [token, setStage]);
  const read = useCallback(async () => setStage(await readLink(token)), [token, setStage]);
  const unusable = useCallback(() => setStage({ kind: 'unusable' }), [setStage]);

  const whenOpen: WhenOpen = useCallback(
    async (call) => {
      async function reopen(): Promise<void> {
        const link = await suppliers.getCarrierLink({ key: token }).catch(async (error: unknown) => {
          if (!isRefused(error)) throw error;
          setStage(await refused(token));
          // Another page has taken the form's place; nobody is left to be told of the call that waited.
          return await new Promise<never>(() => undefined);
        });
        if (isOpen(link)) return joinPartition(link);
        const { mobileNumber } = link;
        await new Promise<void>((resolve) => setAway({ mobileNumber, back: resolve }));
        setAway(undefined);
      }
      try {
        return await call();
      } catch (error) {
        if (!isShutOut(error)) throw error;
        await (reopening.current ??= reopen().finally(() => (reopening.current = undefined)));
        return await call();
      }
    },
    [token, setStage],
  );
  return { stage, read, unusable, away, whenOpen };
}

async function readLink(token: string): Promise<Stage> {
  try {
    const link = await suppliers.getCarrierLink({ key: token });
    await showLanguageOf(link);
    if (!isOpen(link)) return { kind: 'gate', link };
    joinPartition(link);
    return { kind: 'open', link };
  } catch (error) {
    return isRefused(error) ? refused(token) : { kind: 'unreachable', error };
  }
}

/** A link that is refused has ended, or this tab used it up and never heard of it. */
async function refused(token: string): Promise<Stage> {
  try {
    const { lostAnswer } = await import('./sent-submit.ts');
    const done = await lostAnswer(token);
    return done ? { kind: 'recovered', done } : { kind: 'unusable' };
  } catch (error) {
    return { kind: 'unreachable', error };
  }
}

const isRefused = (error: unknown) => error instanceof RpcFailure && error.response === 'fail';
/** The session ended, or the code that it was opened with has lapsed: to a guest, both look like a link that is not there. */
const isShutOut = (error: unknown) =>
  error instanceof RpcFailure && (error.response === 'timeout' || error.response === 'fail');

function joinPartition({ partition = '' }: CarrierLink): void {
  setSession({ ...currentSession(), partition });
}

/** Whoever made the link knew the carrier's language; a choice of the carrier's own goes before that. */
async function showLanguageOf(link: CarrierLink): Promise<void> {
  const language = languageOf(link.language);
  if (language && !languageWasChosen()) await switchLanguage(language, { remember: false }).catch(() => undefined);
}
