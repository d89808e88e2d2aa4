// The front door of what no first step of a form needs: a phone fetches it behind that step.
export { bankSuggestions, useUniversalBranchCode } from './banks.ts';
export { DirectorFields } from './DirectorFields.tsx';
export { DirectorRows } from './DirectorInputs.tsx';
export { laterInputsFor } from './later-inputs.ts';
export { RowSections } from './RowSections.tsx';
