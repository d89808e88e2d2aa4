import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { remindersRead } from '../calls.ts';
import { useSupplierFindingWords } from '../labels.ts';
import { useReviewed } from '../review/reviewed.ts';

/** The steps of the ladder that were taken, with what came of them. */
export function Reminders(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const words = useSupplierFindingWords();
  const { data } = useQuery(remindersRead(useReviewed().keyIdentifier));
  const stepOf = (days: number) =>
    days < 0 ? t('ladderAfter') : days === 0 ? t('ladderLastDay') : t('ladderStep', { count: days });
  return (
    <TitledCard title={t('ladder')} hint={t('ladderHint')}>
      {data === undefined && <div className="skeleton m-4 h-10" />}
      {data?.length === 0 && <p className="px-4 py-6 text-center text-muted">{t('ladderEmpty')}</p>}
      <ol className="divide-y divide-line">
        {data?.map(({ certificateId, daysBefore, email, problem, sentAt }) => (
          <li key={`${certificateId}${daysBefore}`} className="px-4 py-2.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{stepOf(daysBefore)}</span>
              <span className="text-sm text-muted">{formats.moment(sentAt)}</span>
            </p>
            <p className={problem ? 'text-warn' : 'text-muted'}>
              {problem ? words({ code: problem, facts: {} }) : t('ladderSentTo', { email })}
            </p>
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
