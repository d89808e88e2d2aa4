import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import type { LoadEventName } from '#modules/work/loads/status.ts';
import { type Load, loads, readinessRead, useMay } from '../calls.ts';
import { useGapLines } from '../form/ReadinessList.tsx';

/** Says in a sentence why submitting would be refused; null while it is not known. */
function useSubmitBarrier({ id, status }: Load): string | null {
  const t = useTexts(loadDeskTexts);
  const isAsked = useMay('getLoadReadiness') && status === 'DRAFT';
  const { data } = useQuery({ ...readinessRead(id), enabled: isAsked });
  const lines = useGapLines(data?.submit ?? []);
  return isAsked && lines.length > 0 ? t('submitBarrier', { gaps: lines.join(' · ') }) : null;
}

/** Planned from now on. */
export function useSubmit(load: Load): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const barrier = useSubmitBarrier(load);
  const { id } = load;
  return [
    {
      event: 'submit',
      may: useMay('submitLoad'),
      kind: 'main',
      icon: Send,
      title: t('submit'),
      barrier,
      does: { run: (options) => loads.submitLoad({ id }, options), done: t('submitted') },
    },
  ];
}
