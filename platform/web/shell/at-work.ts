import { useEffect, useEffectEvent } from 'react';
import { rightsChannel } from '#platform/envelope.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { startHeartbeat } from '../heartbeat.ts';
import { toast } from '../notices/notices.ts';
import { queries } from '../queries.ts';
import { rightsWereApplied } from '../list/rights-epoch.ts';
import { hear, openRealtime } from '../realtime/connection.ts';
import { useSignedIn } from '../signed-in.ts';
import { useTexts } from '../texts.ts';
import { useDesk } from './desk.ts';
import { refreshRights, signOut } from './session-keeper.ts';

/** What runs while somebody is signed in: the heartbeat and the sockets. What they read is forgotten when they leave. */
export function useAtWork(): void {
  const desk = useDesk();
  const t = useTexts(deskTexts);
  const person = useSignedIn();
  const chime = useEffectEvent(() => desk.basis.chime({ action: 'keepAlive' }));
  const onInactive = useEffectEvent(() => signOut(desk, t('inactiveTooLong')));
  const onEnding = useEffectEvent((seconds: number) => toast(t('endingSoon', { count: seconds }), { kind: 'warn' }));
  // Asking after an ended session brings the server's own words for it, which `onSessionState` hears.
  const onEnded = useEffectEvent(() => void chime().catch(() => undefined));
  const onRights = useEffectEvent(async (isCertain: boolean) => {
    const isOther = await refreshRights(desk).catch(() => true);
    if (!isOther && !isCertain) return;
    // What was refused before may be there now, and the other way round.
    await queries.invalidateQueries();
    rightsWereApplied();
  });
  // Not the person: their rights change while the session stays.
  const { sessionId, sessionTimeOut = 0 } = person ?? {};
  useEffect(() => {
    if (sessionId === undefined) return;
    openRealtime(sessionId, () => onEnded());
    const leave = hear(rightsChannel, (heard) => void onRights(heard !== 'missed'));
    const stop = startHeartbeat({
      timeOut: sessionTimeOut,
      chime: () => chime(),
      signOut: () => onInactive(),
      warn: (seconds) => onEnding(seconds),
    });
    return () => {
      stop();
      leave();
      openRealtime(undefined, () => undefined);
      queries.clear();
    };
  }, [sessionId, sessionTimeOut]);
}
