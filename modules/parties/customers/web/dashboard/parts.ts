export { CreditWatch } from './CreditWatch.tsx';
export { CustomerAttention } from './CustomerAttention.tsx';
export { CustomerFigures } from './CustomerFigures.tsx';
