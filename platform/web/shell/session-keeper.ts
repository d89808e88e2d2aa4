import { useEffect, useRef } from 'react';
import { languageOf } from '#platform/language.ts';
import { useFailureText } from '../failure-text.ts';
import { languageWasChosen } from '../language.ts';
import { statusNote } from '../notices/notices.ts';
import { askOtherTabs, listenToOtherTabs, tellOtherTabs } from '../other-tabs.ts';
import { onSessionState, onTransport } from '../rpc.ts';
import { holds, setSignedIn, type SignedIn, signedIn, transnovaBinding } from '../signed-in.ts';
import { switchLanguage } from '../texts.ts';
import { type BasisCalls, type Credentials, lowerCased } from './basis.ts';
import type { Desk } from './desk.ts';

const shortestSessionId = 5;

/** Asks the server who this is; the rejection is the server's. */
export async function authenticate({ basis }: Desk, credentials: Credentials): Promise<SignedIn> {
  return withSession(await basis.login(lowerCased(credentials)));
}

/** The second step, for those whose password is not enough. */
export async function proveSecondFactor(
  { basis }: Desk,
  proof: Parameters<BasisCalls['verifySecondFactor']>[0],
): Promise<SignedIn> {
  return withSession(await basis.verifySecondFactor(proof));
}

function withSession(person: SignedIn): SignedIn {
  if (person.sessionId.length < shortestSessionId) throw new Error('The sign-in answered without a session');
  return person;
}

/** From now on this person is at work here. What screens need later is fetched meanwhile, and may fail silently. */
export function enter({ afterSignIn }: Desk, person: SignedIn): void {
  setSignedIn(person);
  const preferred = languageOf(person.userdetails?.language ?? '');
  if (preferred && !languageWasChosen()) switchLanguage(preferred, { remember: false }).catch(() => undefined);
  if (holds(transnovaBinding)) return;
  for (const lookup of afterSignIn) lookup().catch(() => undefined);
}

/** Roles may have changed: the menu, and what screens offer, follow without a reload. Answers whether the rights are others. */
export async function refreshRights({ basis }: Desk): Promise<boolean> {
  const before = signedIn();
  if (!before) return false;
  const now = await basis.getOwnSession({});
  // Somebody else may have signed in, or nobody be left, while the answer was on its way.
  if (signedIn()?.sessionId !== before.sessionId) return false;
  setSignedIn({ ...now, sessionId: before.sessionId });
  const held = new Set(before.authorisations);
  return now.authorisations.length !== held.size || now.authorisations.some((right) => !held.has(right));
}

/** Leaves, in every tab of the session. `note` says why, when it was not the person's wish. */
export function signOut({ basis }: Desk, note = ''): void {
  const person = signedIn();
  if (!person) return;
  // The call takes the session with it before the tab forgets it. If it is lost, the server ends the idle session itself.
  basis.logout({}).catch(() => undefined);
  tellOtherTabs({ kind: 'signedOut', sessionId: person.sessionId, note });
  forget(note);
}

function forget(note: string): void {
  setSignedIn(undefined);
  if (note !== '') statusNote(note, { kind: 'warn' });
}

/** Takes over the session of another tab, so that a link opened in a new tab does not ask for the password again. */
export async function adoptSession(): Promise<void> {
  if (signedIn()) return;
  const person = await askOtherTabs();
  if (person) setSignedIn(person);
}

/** A call that got no answer is told in the status bar, until one does. */
export function useTransportNotes(): void {
  const failureText = useFailureText();
  const forgetNote = useRef<() => void>(undefined);
  useEffect(
    () =>
      onTransport((failure) => {
        forgetNote.current?.();
        forgetNote.current = failure && statusNote(failureText(failure), { kind: 'danger' });
      }),
    [failureText],
  );
}

/** Answers other tabs, and leaves when the server or another tab says so. The root of the desk calls it. */
export function useSessionKeeper(): void {
  useEffect(() => onSessionState((_, text) => forget(text)), []);
  useEffect(
    () =>
      listenToOtherTabs({
        person: signedIn,
        signedOut: (sessionId, note) => {
          if (signedIn()?.sessionId === sessionId) forget(note);
        },
      }),
    [],
  );
}
