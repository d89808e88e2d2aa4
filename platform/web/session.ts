/** What a tab knows of its session. The rest of the sign-in answer belongs to the screens that use it. */
export interface Session {
  readonly sessionId: string;
  /** The tenant; every call names it. */
  readonly partition: string;
}

const none: Session = { sessionId: '', partition: '' };
const storageKey = 'session';
let session = restore();

function restore(): Session {
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Session>) };
  } catch {
    return none;
  }
}

/** The session of this tab. It survives a reload and dies with the tab. */
export function currentSession(): Session {
  return session;
}

export function hasSession(): boolean {
  return session.sessionId.length >= 5;
}

export function setSession(next: Session | undefined): void {
  session = next ?? none;
  try {
    if (next) sessionStorage.setItem(storageKey, JSON.stringify(next));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A device without space: the session lives as long as the page.
  }
}
