// The front door of the desk: what the reviews of suppliers, customers and contractors have in common.
export { AddressLines } from './review/AddressLines.tsx';
export { ChecksPanel } from './review/ChecksPanel.tsx';
export { Fact, Facts } from './review/Facts.tsx';
export { Findings, type FindingWords, useFindingWords } from './review/Findings.tsx';
export { MaskedNumber } from './review/MaskedNumber.tsx';
