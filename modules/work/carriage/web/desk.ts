export { AssignDialog } from './AssignDialog.tsx';
export { CarrierCell, CarrierWords } from './CarrierCell.tsx';
export { Findings } from './CarrierList.tsx';
export { reasonOnly } from './decision-fields.tsx';
export { useFindingWords } from './finding-words.ts';
export { heldFindings } from './held-findings.ts';
export { canAssign } from './row-deeds.ts';
export { useCarrierChoice } from './use-choices.ts';
