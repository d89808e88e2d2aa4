import { implement, type Implementation } from '#platform/server/implement.ts';
import { basisService, keepaliveService } from '../contract.ts';
import { changePassword, requestReset, validateReset } from './reset.ts';
import { openGuestSession, signIn } from './sign-in.ts';

export const basisOperations: Implementation = implement(basisService, {
  async login(context, input) {
    const isGuest = input.userRole === '' && input.userAccount === '' && input.password === '';
    return isGuest ? openGuestSession(context) : signIn(context, input);
  },

  async logout({ app, sessionHash }) {
    await app.sessions.end(sessionHash!);
    app.realtime.closeSessions([sessionHash!]);
    return {};
  },

  async resetPassword(context, input) {
    if (!input.validateOtp) return changePassword(context, input);
    return input.otp === '' ? requestReset(context, input) : validateReset(context, input);
  },
});

export const keepaliveOperations: Implementation = implement(keepaliveService, {
  // The dispatcher has noted the activity already; the answer tells how long it lasts.
  async chime({ app, sessionHash }) {
    return { sessionTimeOut: await app.sessions.idleMilliseconds(sessionHash!) };
  },
});
