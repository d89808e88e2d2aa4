import type { Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { account, type AccountEvent, type AccountState } from '#modules/base/access/status.ts';
import { changeRights, refuseGreater, refuseOwnAccount } from '../administrators.ts';
import { signOutEverywhere } from '../own-sessions.ts';
import { removeSecondFactors } from '../second-factor/factors.ts';
import { sendInvitation } from './invitations.ts';
import { getUser, users, userToChange, type StoredUser } from './queries.ts';
import { changedUser, type ChangedUser } from './save-user.ts';

const signOut = async (context: Context, { id }: StoredUser): Promise<void> => {
  await signOutEverywhere(context, id);
};

/** Accounts: what each step sets, and what follows it. */
const accounts = life<StoredUser, 'app_user', AccountState, AccountEvent>(users, {
  machine: account,
  column: 'status',
  columns: ({ now }, { event }) => ({
    locked_reason: event === 'lock' ? 'administrator' : null,
    // Who comes back begins as who comes first.
    ...(event === 'invite' && { invited_at: now, password_hash: null }),
  }),
  on: { invite: [sendInvitation], lock: [signOut], deactivate: [signOut] },
});

/** Ends every session at once; what somebody has done stays theirs in the trail. */
export function deactivateUser(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'deactivate');
}

export function lockUser(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'lock');
}

export function unlockUser(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'unlock');
}

/** A new invitation, for who lost the first, and for who comes back. */
export function inviteAgain(context: Context, userId: string): Promise<ChangedUser> {
  return move(context, userId, 'invite');
}

function move(context: Context, userId: string, event: AccountEvent): Promise<ChangedUser> {
  refuseOwnAccount(context, userId);
  return changeRights(context, async () => {
    const before = await userToChange(context, userId);
    await refuseGreater(context, userId);
    return changedUser(await accounts.move(context, before, event));
  });
}

/** For somebody who has lost theirs. Their sessions end, because whoever found it may be in one. */
export async function resetSecondFactor(context: Context, userId: string): Promise<ChangedUser> {
  refuseOwnAccount(context, userId);
  const before = await userToChange(context, userId);
  await refuseGreater(context, userId);
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
  await refuseGreater(context, userId);
  await context.audit({ noun: 'user', recordId: userId, event: 'signedOut' });
  return { ended: await signOutEverywhere(context, userId) };
}
