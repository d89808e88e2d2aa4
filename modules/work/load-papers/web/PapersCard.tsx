import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { packetRead, useMay } from './calls.ts';
import { keptAt, papersPath } from './paths.ts';
import { PaperBadge, usePaperName } from './words.tsx';

/** The papers of a load beside its trip, each with its state and the way to it: documents, inspection and proofs. */
export function PapersCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(loadPapersTexts);
  const nameOf = usePaperName();
  const mayRead = useMay('getLoadPacket');
  const { data } = useQuery({ ...packetRead(load.id, load.lockId), enabled: mayRead });
  if (!data || data.papers.length === 0) return null;
  return (
    <section className="card p-4" aria-label={t('papersAndProofs')}>
      <h2 className="font-semibold">{t('papersAndProofs')}</h2>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {data.papers.map((paper) => (
          <li
            key={`${paper.code} ${paper.detail} ${paper.recordId ?? ''}`}
            className="flex items-baseline justify-between gap-3"
          >
            <Link {...linkTo(keptAt(paper, load.id) ?? papersPath(load.id))} className="min-w-0 hover:underline">
              {nameOf(paper)}
              {paper.detail && <span className="text-muted"> {paper.detail}</span>}
            </Link>
            <PaperBadge of={paper} />
          </li>
        ))}
      </ul>
    </section>
  );
}
