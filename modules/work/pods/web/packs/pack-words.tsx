import { stateBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '#modules/work/pods/messages/desk/index.ts';
import type { PackRow } from '#modules/work/pods/pack-contract.ts';
import type { PackState } from '#modules/work/pods/pack-status.ts';

export const PackBadge = stateBadge<PackState, 'pack'>(podDeskTexts, 'pack', {
  WAITING: 'plain',
  SENDING: 'info',
  TO_POST: 'warn',
  SENT: 'ok',
  UNKNOWN: 'danger',
  FAILED: 'danger',
  CANCELLED: 'plain',
});

const known = ['noPackRecipient', 'noPackMobile', 'packNotDrawable', 'packInterrupted'] as const;

/** What went wrong, in words: our own problems as sentences, and what a mail server said as it said it. */
export function usePackProblem(): (pack: Pick<PackRow, 'problem'>) => string {
  const t = useTexts(podDeskTexts);
  return ({ problem }) => {
    const code = known.find((each) => each === problem);
    return code ? t(`packProblem_${code}`) : problem;
  };
}
