// What screens of modules above show of rates.
export { TraceView } from './TraceView.tsx';
