import { useCallback, useEffect, useRef, useState } from 'react';
import { followZone } from '#platform/client-zone.ts';
import { languageOf } from '#platform/language.ts';
import { ownLanguage } from '#platform/web/first-language.ts';
import { useLanguage } from '#platform/web/language.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { currentSession, setSession } from '#platform/web/session.ts';
import { switchLanguage } from '#platform/web/texts.ts';
import type { LinkAnswer, LinkEnd } from '#modules/parties/links/contract.ts';
import { links } from './link-calls.ts';
import { isOpen, type LinkFlow, type OpenLink, type WhenOpen } from './flow.ts';

/** How far the link has been opened. */
type Stage<Link extends LinkAnswer, Done> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreachable'; readonly error: unknown }
  /** Ended, with what is told of it; nothing is told of one that never was. */
  | { readonly kind: 'unusable'; readonly end: LinkEnd | undefined }
  /** It was used up by a submit of this tab, whose answer never arrived. */
  | { readonly kind: 'recovered'; readonly done: Done }
  | { readonly kind: 'gate'; readonly link: Link }
  | { readonly kind: 'open'; readonly link: OpenLink<Link> };

/** The guest was away for longer than a code holds; the form waits for a new one. */
export interface Away {
  readonly mobileNumber: string;
  readonly back: () => void;
}

/** What reads a link, and what is sent through it. */
type Calls<Link extends LinkAnswer, Input, Done> = Pick<LinkFlow<Link, Input, Done>, 'read' | 'send'>;

interface LinkState<Link extends LinkAnswer, Done> {
  readonly stage: Stage<Link, Done>;
  readonly read: () => Promise<void>;
  readonly unusable: (failure: RpcFailure) => void;
  readonly away: Away | undefined;
  readonly whenOpen: WhenOpen;
}

/** Reads the link, and keeps it open while the form is filled in. */
export function useLink<Link extends LinkAnswer, Input, Done>(
  calls: Calls<Link, Input, Done>,
  token: string,
): LinkState<Link, Done> {
  const [stage, setAnyStage] = useState<Stage<Link, Done>>({ kind: 'reading' });
  // What went well stays so: calls that were still waiting meet a link that is used up.
  const setStage = useCallback(
    (next: Stage<Link, Done>) => setAnyStage((present) => (present.kind === 'recovered' ? present : next)),
    [],
  );
  useSpokenLanguage(stage);
  const [away, setAway] = useState<Away>();
  const reopening = useRef<Promise<void>>(undefined);

  useEffect(() => void readLink(calls, token).then(setStage), [calls, token, setStage]);
  const read = useCallback(async () => setStage(await readLink(calls, token)), [calls, token, setStage]);
  const unusable = useCallback(
    (failure: RpcFailure) => setStage({ kind: 'unusable', end: endIn(failure) }),
    [setStage],
  );

  const whenOpen: WhenOpen = useCallback(
    async (call) => {
      async function reopen(): Promise<void> {
        const link = await calls.read(token).catch(async (error: unknown) => {
          if (!isRefused(error)) throw error;
          setStage(await refused(calls, token, error));
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
    [calls, token, setStage],
  );
  return { stage, read, unusable, away, whenOpen };
}

async function readLink<Link extends LinkAnswer, Input, Done>(
  calls: Calls<Link, Input, Done>,
  token: string,
): Promise<Stage<Link, Done>> {
  try {
    const link = await calls.read(token);
    await showLanguageOf(link);
    if (!isOpen(link)) return { kind: 'gate', link };
    if (link.timeZone) followZone(link.timeZone);
    joinPartition(link);
    return { kind: 'open', link };
  } catch (error) {
    return isRefused(error) ? refused(calls, token, error) : { kind: 'unreachable', error };
  }
}

/** A link that is refused has ended, or this tab used it up and never heard of it. */
async function refused<Input, Done>(
  { send }: Pick<Calls<never, Input, Done>, 'send'>,
  token: string,
  refusal: unknown,
): Promise<Exclude<Stage<never, Done>, { kind: 'gate' | 'open' }>> {
  try {
    const { lostAnswer } = await import('./sent-submit.ts');
    const done = await lostAnswer({ token, send });
    return done ? { kind: 'recovered', done } : { kind: 'unusable', end: endIn(refusal) };
  } catch (error) {
    return { kind: 'unreachable', error };
  }
}

/** What the refusal of a link tells its holder; no details for one that never existed. */
function endIn(failure: unknown): LinkEnd | undefined {
  const details = failure instanceof RpcFailure ? failure.details : {};
  if (typeof details['reason'] !== 'string') return undefined;
  const end = details as unknown as LinkEnd;
  followZone(end.timeZone);
  return end;
}

const isRefused = (error: unknown) => error instanceof RpcFailure && error.response === 'fail';
/** The session ended, or the code that it was opened with has lapsed: to a guest, both look like a link that is not there. */
const isShutOut = (error: unknown) =>
  error instanceof RpcFailure && (error.response === 'timeout' || error.response === 'fail');

function joinPartition({ partition = '' }: LinkAnswer): void {
  setSession({ ...currentSession(), partition });
}

/** Whoever made the link may have known the recipient's language; the phone's own and a choice made on it go before that. */
async function showLanguageOf(link: LinkAnswer): Promise<void> {
  const language = languageOf(link.language);
  if (language && !ownLanguage()) await switchLanguage(language, { remember: false }).catch(() => undefined);
}

/** The language that the form is filled in with becomes that of the mails and SMS, whenever it changes. */
function useSpokenLanguage(stage: Stage<LinkAnswer, unknown>): void {
  const language = useLanguage();
  const told = useRef<string>(undefined);
  const ofLink = stage.kind === 'open' ? languageOf(stage.link.language) : undefined;
  const isOpenNow = stage.kind === 'open';
  useEffect(() => {
    if (!isOpenNow || (told.current ?? ofLink) === language) return;
    told.current = language;
    // It matters less than the form does.
    links.putLinkLanguage({ language }).catch(() => undefined);
  }, [language, isOpenNow, ofLink]);
}
