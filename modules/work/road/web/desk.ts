export { CheckCallDialog } from './CheckCallDialog.tsx';
export { EtaWords } from './EtaCell.tsx';
export { canReport, isMoving } from './row-deeds.ts';
