// What the page shows around the stop that comes next, in one piece.
export { StopList } from './StopList.tsx';
export { Warnings } from './Warnings.tsx';
