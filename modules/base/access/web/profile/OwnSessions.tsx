import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { OwnSession } from '#modules/base/access/contract.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { basis, ownProfileRead } from '../calls.ts';
import { ProfilePart } from './ProfilePart.tsx';
import { SessionLine } from './SessionLine.tsx';

/** Where the person is signed in; any but this one can be ended from here. */
export function OwnSessions({ sessions }: { readonly sessions: readonly OwnSession[] }): ReactNode {
  const t = useTexts(peopleTexts);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  async function end(id: string): Promise<void> {
    setBusy(true);
    try {
      await basis.deleteOwnSession({ id });
      snackbar(t('sessionEnded'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      await queries.invalidateQueries({ queryKey: ownProfileRead.queryKey });
      setBusy(false);
    }
  }
  return (
    <ProfilePart title={t('sessions')} hint={t('sessionsHint')}>
      <ul className="card divide-y divide-line" aria-label={t('sessions')}>
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-3 px-4 py-3">
            <div className="min-w-0">
              <SessionLine session={session} />
            </div>
            {!session.isCurrent && (
              <button
                type="button"
                className="btn btn-s"
                disabled={busy}
                aria-label={t('endSessionOf', { device: session.device || t('unknownDevice') })}
                onClick={() => void end(session.id)}
              >
                {t('endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}
