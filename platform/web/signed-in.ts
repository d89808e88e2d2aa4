import { useSyncExternalStore } from 'react';
import { defaultTimeZone, followZone } from '#platform/client-zone.ts';
import type { NavGroup } from '#platform/navigation.ts';
import { setSession } from './session.ts';

/** Whoever holds it needs nothing of what is loaded after sign-in. */
export const transnovaBinding = 'tripDirector.slpBinding.TRANSNOVA';

/** What the sign-in answer says about the person and what they may do (wire.md §2). */
export interface SignedIn {
  readonly sessionId: string;
  readonly partition: string;
  /** Milliseconds without input after which the person is signed out. */
  readonly sessionTimeOut: number;
  readonly authorisations: readonly string[];
  /** The trade name of the person's company. */
  readonly tenant: string;
  /** The person's company; its logo is an address on this host, or empty. */
  readonly companies?: readonly { readonly logoURL: string }[];
  /** Absent in a guest session. */
  readonly userdetails: {
    readonly name: string;
    readonly surname: string;
    readonly email: string;
    readonly language: string;
    /** `required`: there are no rights until one is set up. */
    readonly secondFactor: 'none' | 'set' | 'required';
  } | null;
  /** Absent in a tab that signed in before they were sent. */
  readonly settings?: {
    /** The client's zone (IANA name): whose day it is. */
    readonly timeZone?: string;
    /** The client's country, by whose VAT it reckons. */
    readonly country?: string;
    readonly map?: { readonly tilesUrl: string; readonly attribution: string } | null;
  };
  readonly clientSettings: { readonly navDefs: readonly NavGroup[] };
}

interface State {
  readonly person: SignedIn | undefined;
  readonly held: ReadonlySet<string>;
}

const storageKey = 'signedIn';
const listeners = new Set<() => void>();
let state = stateOf(restore());

function stateOf(person: SignedIn | undefined): State {
  followZone(person?.settings?.timeZone ?? defaultTimeZone);
  return { person, held: new Set(person?.authorisations) };
}

function restore(): SignedIn | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as SignedIn | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Who is signed in in this tab; it survives a reload and dies with the tab. */
export function signedIn(): SignedIn | undefined {
  return state.person;
}

/** Enters with what the server answered, or leaves with nothing. What that means for the server is up to the caller. */
export function setSignedIn(person: SignedIn | undefined): void {
  state = stateOf(person);
  if (person) sessionStorage.setItem(storageKey, JSON.stringify(person));
  else sessionStorage.removeItem(storageKey);
  setSession(person && { sessionId: person.sessionId, partition: person.partition });
  for (const listener of listeners) listener();
}

function onSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function holds(authorisation: string): boolean {
  return state.held.has(authorisation);
}

export function useSignedIn(): SignedIn | undefined {
  return useSyncExternalStore(onSignedIn, signedIn);
}

/** Whether the session holds an authorisation, such as `tripDirector.putEquipment`. Only shows and hides: the server decides. */
export function useCan(authorisation: string): boolean {
  return useSyncExternalStore(onSignedIn, () => holds(authorisation));
}
