export const texts = {
  creditSubject: 'Your credit limit with {company}',
  creditIntro: '{company} offers {shipperName} a new credit limit.',
  creditAsk: 'Open the page, look at the new limit, and accept or decline it. Nothing changes until you answer.',
  creditAction: 'See the new limit',
  effectiveSubject: 'Your new credit limit with {company} is in effect',
  effectiveIntro: 'The credit limit of {shipperName} with {company}, account {accountNumber}, is {limit} from today.',
  effectiveUntil: 'This is a temporary limit that ends on {date}. After that, your previous limit applies again.',
  declinedSubject: 'You declined a new credit limit with {company}',
  declinedIntro:
    '{company} has your answer: the new credit limit of {limit} for {shipperName}, account {accountNumber}, was declined. Your present limit stays as it is.',
  declinedComment: 'You wrote: {comment}',
  declinedWarning: 'If this was not you, tell us at once.',
  acknowledged: 'Credit Limit Change successfully submitted',
} as const;
