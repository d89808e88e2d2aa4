import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { account, type AccountEvent, type AccountState } from '#modules/access/status.ts';
import { changeRights, refuseOwnAccount } from '../administrators.ts';
import { signOutEverywhere } from '../own-sessions.ts';
import { removeSecondFactors } from '../second-factor/factors.ts';
import { sendInvitation } from './invitations.ts';
import { getUser, touched, userToChange } from './queries.ts';
import { changedUser, type ChangedUser } from './save-user.ts';

const fail = failures<FailureCode>();

/** Where an event leads; one that is not possible from here is refused with the state that stands against it. */
export function stateAfter(state: AccountState, event: AccountEvent): AccountState {
  const next = nextState(account, state, event);
  if (next === undefined) throw fail('notAllowedInState', 'rule', { state });
  return next;
}

/** Ends every session at once; what somebody has done stays theirs in the trail. */
export function deactivateUser(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'deactivate', 'deactivated');
}

export function lockUser(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'lock', 'locked');
}

export function unlockUser(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'unlock', 'unlocked');
}

/** A new invitation, for who lost the first, and for who comes back. */
export function inviteAgain(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'invite', 'invited');
}

function move(context: Context, userId: string, event: AccountEvent, word: string): Promise<ChangedUser> {
  refuseOwnAccount(context, userId);
  return changeRights(context, async () => {
    const before = await userToChange(context, userId);
    const status = stateAfter(before.status, event);
    const isInvitation = event === 'invite';
    await context.db
      .updateTable('app_user')
      .set({
        status,
        locked_reason: event === 'lock' ? 'administrator' : null,
        // Who comes back begins as who comes first.
        ...(isInvitation && { invited_at: context.now, password_hash: null }),
        ...touched(context),
      })
      .where('partition', '=', context.partition)
      .where('id', '=', userId)
      .execute();
    const user = await getUser(context, userId);
    if (isInvitation) await sendInvitation(context, user);
    await context.audit({
      noun: 'user',
      recordId: userId,
      event: word,
      before: { status: before.status },
      after: { status },
    });
    await context.publish('users', word, userId, String(user.version));
    if (status === 'locked' || status === 'deactivated') await signOutEverywhere(context, userId);
    return changedUser(user);
  });
}

/** For somebody who has lost theirs. Their sessions end, because whoever found it may be in one. */
export async function resetSecondFactor(context: Context, userId: string): Promise<ChangedUser> {
  refuseOwnAccount(context, userId);
  const before = await userToChange(context, userId);
  await removeSecondFactors(context, userId);
  const user = await getUser(context, userId);
  await context.audit({
    noun: 'user',
    recordId: userId,
    event: 'secondFactorReset',
    before: { hasSecondFactor: before.second_factor_at !== null },
    after: { hasSecondFactor: false },
  });
  await context.publish('users', 'secondFactorReset', userId, String(user.version));
  await signOutEverywhere(context, userId);
  return changedUser(user);
}

export async function endSessions(context: Context, userId: string): Promise<{ ended: number }> {
  await getUser(context, userId);
  await context.audit({ noun: 'user', recordId: userId, event: 'signedOut' });
  return { ended: await signOutEverywhere(context, userId) };
}
