// The front door of the desk: what the reviews of suppliers, customers and contractors have in common.
export { AskAbout, AskButton } from './review/AskAbout.tsx';
export { usePartyColumns } from './list/party-columns.tsx';
export { ChecksPanel } from './review/ChecksPanel.tsx';
export { ExaminationPanes } from './review/ExaminationPanes.tsx';
export { Fact, Facts } from './review/Facts.tsx';
export { Findings, type FindingWords, useFindingWords } from './review/Findings.tsx';
export { useLabels } from './review/labels.ts';
export { MaskedNumber } from './review/MaskedNumber.tsx';
export { AccountFact, ContactFacts, phone } from './review/party-facts.tsx';
export { partyGate } from './review/party-gate.tsx';
export { usePartyDecisions } from './review/party-decisions.tsx';
export { FormChecks } from './review/FormChecks.tsx';
export { PartyHeader } from './review/PartyHeader.tsx';
export { PartyHistory } from './review/PartyHistory.tsx';
export { PartyReview } from './review/PartyReview.tsx';
export { stepWords, useWrittenValues } from './review/written-values.ts';
