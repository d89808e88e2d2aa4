export type { BillingNeed } from './billing-need.ts';
export { settleBilling, settleBillingOfPaper } from './billing.ts';
export { loadPricesWith } from './given-prices.ts';
export { loadsToPrice, type LoadToPrice, pricesOf, type PriceState, ratedRows, usualItemsOf } from './load-prices.ts';
export { loadPriceOperations } from './operations.ts';
export { type KnownPlaces, rateableLoads } from './rating-facts.ts';
export { applyRatings, applyRatingsToMany, isFixed, rateStored, standingPricesOf } from './rating.ts';
export { lockBuyAmount, writeBuyAmount, writeSourced } from './write-charges.ts';
export { type NewPrice, writePrices } from './write-prices.ts';
