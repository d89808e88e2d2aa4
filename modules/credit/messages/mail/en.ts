export const texts = {
  creditSubject: 'Your credit limit with {company}',
  creditIntro: '{company} offers {shipperName} another credit limit.',
  creditAsk:
    'Open the page, look at the new limit, and accept or decline it. Nothing changes before you have answered.',
  creditAction: 'See the new limit',
  effectiveSubject: 'Your new credit limit with {company} holds',
  effectiveIntro: 'The credit limit of {shipperName} with {company}, account {accountNumber}, is {limit} from today.',
  effectiveUntil: 'It is a temporary limit and ends on {date}. After that the limit before it holds again.',
  acknowledged: 'Credit Limit Change successfully submitted',
} as const;
