export const texts = {
  handedOverSubject: 'You decide in place of {name}',
  handedOverIntro:
    'From {fromDate} to {toDate} you decide in place of {name}. Their items appear in your inbox under their name. Others decide on records that either of you captured.',
  handedOverNote: '{name} adds: {note}',
  handedOverAction: 'Open the inbox',
  takenBackSubject: 'You no longer decide in place of {name}',
  takenBackIntro:
    '{name} is deciding again. The hand-over from {fromDate} to {toDate} has ended. You do not need to do anything.',
  releaseSubject: 'Please release: {delegate} decides in place of {delegator}',
  madeSubject: '{delegate} decides in place of {delegator}',
  madeIntro: '{delegator} hands over to {delegate} from {fromDate} to {toDate}: {kinds}.',
  madeAnyAmount: 'No amount was set: the limits of {delegator} apply.',
  madeUpTo: 'Up to {amount}.',
  releaseAsk:
    '{delegate} does not decide all of this by their own roles, so nothing changes until you or another administrator releases it under “While I am away” in the inbox.',
  madeHolds: '{delegate} decides these kinds by their own roles already. You do not need to do anything.',
  releasedSubject: '{name} may decide in your place',
  releasedIntro: '{admin} has released your hand-over to {name} from {fromDate} to {toDate}.',
  refusedSubject: '{name} may not decide in your place',
  refusedIntro:
    '{admin} has refused your hand-over to {name} from {fromDate} to {toDate}. Choose another colleague, or speak to {admin}.',
} as const;
