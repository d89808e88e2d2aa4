import { implement, type Implementation } from '#platform/server/implement.ts';
import { basisService, keepaliveService } from '../contract.ts';
import {
  changeOwnPassword,
  changeOwnProfile,
  confirmOwner,
  endOwnSession,
  own,
  ownProfile,
  removeOwnFactor,
} from './own-profile.ts';
import { openGuestSession, ownSession } from './enter.ts';
import { changePassword, requestReset, validateReset } from './reset.ts';
import { beginAuthenticator, finishAuthenticator } from './second-factor/authenticator.ts';
import { answerChallenge } from './second-factor/challenge.ts';
import { openConfirmation } from './second-factor/confirmation.ts';
import { beginPasskey, finishPasskey } from './second-factor/passkeys.ts';
import { freshRecoveryCodes } from './second-factor/recovery-codes.ts';
import { signIn } from './sign-in.ts';

export const basisOperations: Implementation = implement(basisService, {
  async login(context, input) {
    const isGuest = input.userRole === '' && input.userAccount === '' && input.password === '';
    return isGuest ? openGuestSession(context) : signIn(context, input);
  },

  verifySecondFactor: (context, proof) => answerChallenge(context, proof),

  async logout({ app, sessionHash }) {
    await app.sessions.end(sessionHash!);
    app.realtime.closeSessions([sessionHash!]);
    return {};
  },

  async resetPassword(context, input) {
    if (!input.validateOtp) return changePassword(context, input);
    return input.otp === '' ? requestReset(context, input) : validateReset(context, input);
  },

  getOwnSession: (context) => ownSession(context),
  getOwnProfile: (context) => ownProfile(context),
  putOwnProfile: (context, details) => changeOwnProfile(context, details),
  putOwnPassword: (context, passwords) => changeOwnPassword(context, passwords),
  deleteOwnSession: (context, { id }) => endOwnSession(context, id),

  async postOwnAuthenticator(context, proof) {
    await confirmOwner(context, proof);
    return beginAuthenticator(context, own(context));
  },
  putOwnAuthenticator: (context, input) => finishAuthenticator(context, own(context), input),

  async postOwnPasskey(context, { name, ...proof }) {
    await confirmOwner(context, proof);
    return beginPasskey(context, own(context), name);
  },
  putOwnPasskey: (context, input) => finishPasskey(context, own(context), input),

  async deleteOwnSecondFactor(context, { id, ...proof }) {
    await confirmOwner(context, proof);
    await removeOwnFactor(context, id);
    return {};
  },

  postOwnConfirmation: (context) => openConfirmation(context, own(context)),

  async postOwnRecoveryCodes(context, proof) {
    await confirmOwner(context, proof);
    const recoveryCodes = await freshRecoveryCodes(context, own(context).id);
    await context.audit({ noun: 'user', recordId: own(context).id, event: 'recoveryCodesMade' });
    return { recoveryCodes };
  },
});

export const keepaliveOperations: Implementation = implement(keepaliveService, {
  // The dispatcher has noted the activity already; the answer tells how long it lasts.
  async chime({ app, sessionHash }) {
    return { sessionTimeOut: await app.sessions.idleMilliseconds(sessionHash!) };
  },
});
