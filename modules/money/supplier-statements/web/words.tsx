import { stateBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { supplierStatementDeskTexts } from '../messages/desk/index.ts';
import type { SupplierStatementState } from '../status.ts';

const tones: Readonly<Record<SupplierStatementState, Tone>> = {
  DRAFT: 'warn',
  SENT: 'info',
  ANSWERED: 'ok',
  WITHDRAWN: 'plain',
};

export const StatementBadge = stateBadge(supplierStatementDeskTexts, 'status', tones);
