import { useBlocker } from '@tanstack/react-router';
import { useLeaveQuestion } from '../leave-question.ts';

/** Asks before a link leads away from something that was typed and is kept nowhere. */
export function useLeaveGuard(dirty: boolean): void {
  const mayLeave = useLeaveQuestion(dirty);
  useBlocker({ shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: false, disabled: !dirty });
}
