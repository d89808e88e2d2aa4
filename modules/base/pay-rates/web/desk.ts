// What screens of other modules take from this one.
export { PayRateBar, PayRatesPart, useMaySeePayRates } from './PayRates.tsx';
