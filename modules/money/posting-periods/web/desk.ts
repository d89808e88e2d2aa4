// What screens of other modules use of years and months; the desk's first page does not fetch it.
export { monthsRead } from './calls.ts';
export { CompanyMenu, MonthMenu, useMonthName } from './choosers.tsx';
export { ProposeVerb } from './ProposeVerb.tsx';
export { chosenMonth, monthKey } from './months.ts';
