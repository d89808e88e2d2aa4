import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { bankStatementTexts } from '../messages/desk/index.ts';

export const FileBadge = stateBadge(bankStatementTexts, 'file', { WAITING: 'info', DONE: 'ok', REFUSED: 'danger' });
export const LineBadge = stateBadge(bankStatementTexts, 'line', { OPEN: 'warn', SETTLED: 'ok', IGNORED: 'plain' });
