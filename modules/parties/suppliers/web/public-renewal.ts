// The front door of the renewal page. It is not that of the registration: a phone fetches the one or the other.
export { GitRenewal } from './renewal/git-renewal.ts';
