import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LineFailure } from '#platform/web/dashboard/LineFailure.tsx';
import { LineSkeleton } from '#platform/web/dashboard/LineSkeleton.tsx';
import { RecordLine } from '#platform/web/dashboard/RecordLine.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { customers, customersNoun, useMay } from '../calls.ts';
import { reviewPath } from '../paths.ts';
import { ApplicationBadge } from '../StateBadges.tsx';

/** So many: a list of what to do now, and not a report. */
const shown = 4;

/** The applications for credit that wait for this person, the oldest first: to be approved, or else to be examined. */
export function CustomerAttention(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const formats = useFormats();
  const group = useMay('approveShipper') ? 'approve' : 'pending';
  const { data, error, refetch } = useQuery({
    queryKey: [customersNoun, 'attention', group],
    queryFn: ({ signal }) =>
      customers.getPendingShippers({ group, sort: 'submittedAt', descending: false, pageSize: shown }, { signal }),
  });
  if (error && !data) return <LineFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeleton lines={shown} />;
  return data.rows.map((row) => (
    <RecordLine
      key={row.id}
      path={reviewPath(row.id)}
      title={row.registeredName}
      detail={t('waitsSince', { at: formats.day(row.submittedAt) })}
    >
      <ApplicationBadge state={row.status} />
    </RecordLine>
  ));
}
