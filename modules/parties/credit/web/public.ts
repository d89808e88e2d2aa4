// The front door of the page on which a customer answers a credit limit. A phone fetches it or the registration, not both.
export { CreditApproval } from './approve/credit-approval.ts';
