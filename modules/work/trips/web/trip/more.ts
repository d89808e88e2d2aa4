// What the page shows around the stop that comes next, in one piece.
export { DoneCard } from './DoneCard.tsx';
export { keepForNoNetwork } from './no-network.ts';
export { StopList } from './StopList.tsx';
export { Warnings } from './Warnings.tsx';
