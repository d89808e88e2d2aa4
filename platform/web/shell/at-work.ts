import { useEffect, useEffectEvent } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { startHeartbeat } from '../heartbeat.ts';
import { queries } from '../queries.ts';
import { openRealtime } from '../realtime/connection.ts';
import { useSignedIn } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { useDesk } from './desk.ts';
import { signOut } from './session-keeper.ts';

/** What runs while somebody is signed in: the heartbeat and the sockets. What they read is forgotten when they leave. */
export function useAtWork(): void {
  const desk = useDesk();
  const t = useTexts(deskTexts);
  const person = useSignedIn();
  const chime = useEffectEvent(() => desk.basis.chime({ action: 'keepAlive' }));
  const onInactive = useEffectEvent(() => signOut(desk, t('inactiveTooLong')));
  // Asking after an ended session brings the server's own words for it, which `onSessionState` hears.
  const onEnded = useEffectEvent(() => void chime().catch(() => undefined));
  useEffect(() => {
    if (!person) return;
    openRealtime(person.sessionId, () => onEnded());
    const stop = startHeartbeat({
      timeOut: person.sessionTimeOut,
      chime: () => chime(),
      signOut: () => onInactive(),
    });
    return () => {
      stop();
      openRealtime(undefined, () => undefined);
      queries.clear();
    };
  }, [person]);
}
