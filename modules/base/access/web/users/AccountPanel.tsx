import { KeyRound, Lock, LockOpen, LogOut, Mail, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { allowedEvents } from '#platform/machine.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { account } from '#modules/base/access/status.ts';
import type { UserRecord } from '#modules/base/access/user-contract.ts';
import { users, useMay } from '../calls.ts';
import { UserSessions } from './UserSessions.tsx';
import { useUserAction } from './use-user-action.ts';

/** The state of somebody's account, and what can be done with it; what cannot says why. */
export function AccountPanel({ user }: { readonly user: UserRecord }): ReactNode {
  const t = useTexts(peopleTexts);
  const formats = useFormats();
  const { act, busy } = useUserAction(user);
  const { haulwayUserId, status, barrier } = user;
  const isOpen = barrier === null || barrier === 'lastAdministrator';
  const may = {
    seeSessions: useMay('getUserSessions'),
    signOut: useMay('deleteUserSessions') && status === 'active',
  };
  return (
    <aside aria-labelledby="account" className="space-y-4 py-6">
      <section className="card p-4">
        <h2 id="account" className="font-semibold">
          {t('account')}
        </h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
          <dt className="text-muted">{t('lastSignIn')}</dt>
          <dd>{user.lastSignInAt ? <Ago at={user.lastSignInAt} /> : t('never')}</dd>
          <dt className="text-muted">{t('secondFactor')}</dt>
          <dd>{t(user.hasSecondFactor ? 'secondFactorSet' : 'secondFactorNone')}</dd>
        </dl>
        {user.invitedAt && status === 'invited' && (
          <p className="mt-2 text-sm text-muted">{t('invitedOn', { at: formats.moment(user.invitedAt) })}</p>
        )}
        {barrier && <p className="mt-3 rounded-ctl bg-sunken p-3 text-sm text-muted">{t(`barrier_${barrier}`)}</p>}
        {isOpen && <AccountActions user={user} />}
      </section>
      {may.seeSessions && (
        <section aria-labelledby="user-sessions" className="card p-4">
          <h2 id="user-sessions" className="font-semibold">
            {t('sessions')}
          </h2>
          <UserSessions
            haulwayUserId={haulwayUserId}
            signOut={
              may.signOut &&
              isOpen && (
                <Action
                  icon={<LogOut size={15} aria-hidden="true" />}
                  title={t('signOutEverywhere')}
                  busy={busy}
                  onPress={() =>
                    act({
                      run: () => users.deleteUserSessions({ haulwayUserId }),
                      done: ({ ended }) => t('signedOut', { count: ended }),
                    })
                  }
                />
              )
            }
          />
        </section>
      )}
    </aside>
  );
}

/** The buttons for what the account's state and the caller's rights allow. */
function AccountActions({ user }: { readonly user: UserRecord }): ReactNode {
  const t = useTexts(peopleTexts);
  const { act, busy } = useUserAction(user);
  const { haulwayUserId, status, email, barrier } = user;
  const name = `${user.name} ${user.surname}`;
  const events = allowedEvents(account, status);
  const may = {
    invite: useMay('sendUserInvitation') && events.includes('invite'),
    lock: useMay('lockUser') && events.includes('lock') && barrier === null,
    unlock: useMay('unlockUser') && events.includes('unlock'),
    deactivate: useMay('deleteUser') && events.includes('deactivate') && barrier === null,
    resetFactor: useMay('deleteUserSecondFactor') && user.hasSecondFactor,
  };
  const named = { haulwayUserId };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {may.invite && (
        <Action
          icon={<Mail size={15} aria-hidden="true" />}
          title={t(status === 'invited' ? 'resendInvitation' : 'inviteAgain')}
          busy={busy}
          onPress={() => act({ run: () => users.sendUserInvitation(named), done: t('invitationSent', { email }) })}
        />
      )}
      {may.unlock && (
        <Action
          icon={<LockOpen size={15} aria-hidden="true" />}
          title={t('unlock')}
          busy={busy}
          onPress={() => act({ run: () => users.unlockUser(named), done: t('done') })}
        />
      )}
      {may.resetFactor && (
        <Action
          icon={<KeyRound size={15} aria-hidden="true" />}
          title={t('resetSecondFactor')}
          busy={busy}
          onPress={() =>
            act({
              question: t('resetSecondFactorQuestion', { name }),
              yes: t('resetSecondFactor'),
              run: () => users.deleteUserSecondFactor(named),
              done: t('done'),
            })
          }
        />
      )}
      {may.lock && (
        <Action
          icon={<Lock size={15} aria-hidden="true" />}
          title={t('lock')}
          busy={busy}
          onPress={() =>
            act({
              question: t('lockQuestion', { name }),
              yes: t('lock'),
              run: () => users.lockUser(named),
              done: t('done'),
            })
          }
        />
      )}
      {may.deactivate && (
        <Action
          icon={<UserX size={15} aria-hidden="true" />}
          title={t('deactivate')}
          busy={busy}
          onPress={() =>
            act({
              question: t('deactivateQuestion', { name }),
              yes: t('deactivate'),
              run: () => users.deleteUser({ userId: haulwayUserId }),
              done: t('done'),
            })
          }
        />
      )}
    </div>
  );
}

interface ActionProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly busy: boolean;
  readonly onPress: () => void;
}

function Action({ icon, title, busy, onPress }: ActionProps): ReactNode {
  return (
    <button type="button" className="btn btn-s" disabled={busy} onClick={onPress}>
      {icon}
      {title}
    </button>
  );
}
