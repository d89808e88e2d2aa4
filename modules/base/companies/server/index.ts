export { buildCompany, buildRequiredDocument, buildTerms } from './builders.ts';
export { openClient } from './open-client.ts';
export { clientDays, closeDay, dailyWork, lastDayOf, type ClientDay } from './client-days.ts';
export { type Letter, letterMail, sendLetter, sendShortLetter } from './letters.ts';
export {
  chosenClient,
  clientNamed,
  clientOf,
  companyById,
  supportOf,
  termsInForce,
  type Client,
  type Terms,
} from './queries.ts';
export { debtorSettingOf, type DebtorSetting } from './templates/settings.ts';
export { companyTexts } from './templates/own-words.ts';
