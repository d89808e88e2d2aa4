import { described, refusesNothing } from '#platform/server/described.ts';
import { basisService, keepaliveService } from '#modules/base/access/contract.ts';

export const basisDescribed = described(basisService, {
  login: {
    does: 'Signs a person in and answers a session with its rights, or opens a guest session where all three fields are empty.',
    refuses:
      'Refuses a wrong account or password, a person or company that is not active, too many tries, and a password alone where a second factor is set up.',
  },
  verifySecondFactor: {
    does: 'Finishes a sign-in that `login` answered with a challenge, by a code, a recovery code or a passkey.',
    refuses: 'Refuses a wrong code or passkey, a challenge that is older than five minutes, and a sixth try.',
  },
  logout: { does: 'Ends the session and its sockets.', refuses: refusesNothing },
  resetPassword: {
    does: 'Mails a link and a code for a new password, checks the one that came back, and sets the password, in three calls.',
    refuses:
      'Refuses a link or code that is wrong, used or expired, and a password that is weak or easy to guess; an unknown account is not told.',
  },
  getOwnSession: {
    does: 'Answers the session as `login` did, with the rights that the person has now.',
    refuses: refusesNothing,
  },
  getOwnProfile: {
    does: 'Reads the details, roles, sessions and second factors of the person who is signed in.',
    refuses: refusesNothing,
  },
  putOwnProfile: {
    does: 'Changes the name, phone number and language of the person who is signed in.',
    refuses: 'Refuses a phone number that cannot exist.',
  },
  putOwnPassword: {
    does: 'Changes the password of the person who is signed in, and ends all their other sessions.',
    refuses: 'Refuses a wrong present password, too many tries, and a new password that is weak or easy to guess.',
  },
  deleteOwnSession: {
    does: 'Ends one session of the person who is signed in, and answers how many ended.',
    refuses: 'Refuses nothing: an id of another person or of an ended session ends none.',
  },
  postOwnAuthenticator: {
    does: 'Makes the secret for an authenticator app, which counts once `putOwnAuthenticator` has seen a code of it.',
    refuses: 'Refuses a wrong password, a missing or wrong second factor where one is set up, and too many tries.',
  },
  putOwnAuthenticator: {
    does: 'Puts the new authenticator app in force in place of an older one, and shows recovery codes with the first factor.',
    refuses: 'Refuses a wrong or used code, and an app that nobody began to set up.',
  },
  postOwnPasskey: {
    does: 'Answers what a browser needs to make a passkey of that name.',
    refuses: 'Refuses a wrong password, a missing or wrong second factor where one is set up, and too many tries.',
  },
  putOwnPasskey: {
    does: 'Puts the new passkey in force, and shows recovery codes with the first factor.',
    refuses: 'Refuses a passkey that answers another question or address, and one that nobody began to set up.',
  },
  deleteOwnSecondFactor: {
    does: 'Removes an authenticator app or a passkey of the person who is signed in.',
    refuses: 'Refuses a wrong password or second factor, and the last factor while a role requires one.',
  },
  postOwnConfirmation: {
    does: 'Asks for the second factor again; the challenge confirms one decision within five minutes.',
    refuses: 'Refuses nothing: a person without a second factor gets no methods.',
  },
  postOwnRecoveryCodes: {
    does: 'Makes ten new recovery codes and shows them once; the old ones no longer work.',
    refuses: 'Refuses a wrong password, a missing or wrong second factor where one is set up, and too many tries.',
  },
});

export const keepaliveDescribed = described(keepaliveService, {
  chime: {
    does: 'Keeps the session alive, and answers after how many milliseconds without a call it ends.',
    refuses: refusesNothing,
  },
});
