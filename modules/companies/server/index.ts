export { buildCompany, buildRequiredDocument, buildTerms } from './builders.ts';
export { openClient } from './open-client.ts';
export { clientDays, closeDay, lastDayOf, type ClientDay } from './client-days.ts';
export { letterMail, sendLetter, sendShortLetter } from './letters.ts';
export { clientNamed, companyById, supportOf, termsInForce, type Client, type Terms } from './queries.ts';
export { debtorSettingOf, type DebtorSetting } from './templates/settings.ts';
export { companyTexts } from './templates/own-words.ts';
