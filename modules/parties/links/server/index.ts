export { isNameTakenFor, knownRecipient, mobileOf } from './applicants.ts';
export { keepCopy, statusUrl } from './copy.ts';
export { heldLink } from './held.ts';
export { linkBoardHandlers } from './board-handlers.ts';
export { buildLink, type LinkOverrides } from './builders.ts';
export { linkOperations } from './operations.ts';
export { remindDueLinks } from './reminders.ts';
export { isLinkUsable, readLink } from './reading.ts';
export { inviteByLink, recipientOf, sendLink, type LinkToSend } from './sending.ts';
