import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useRested } from '#platform/web/fields/use-rested.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { type Pod, type PodMatch, pods, podsNoun } from './calls.ts';

interface MatchDialogProps {
  readonly pod: Pod;
  readonly onMatch: (match: PodMatch, place: PodMatch['places'][number]) => void;
  readonly onClose: () => void;
}

/** Which load, stop and document a proof is for: the likely ones first, and what is searched for. */
export function MatchDialog({ pod, onMatch, onClose }: MatchDialogProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const [words, setWords] = useState('');
  const search = useRested(words, 250);
  const { data: matches } = useQuery({
    queryKey: [podsNoun, pod.id, 'matches', search],
    queryFn: ({ signal }) => pods.getPodMatches({ id: pod.id, search }, { signal }),
    placeholderData: (before) => before,
  });
  return (
    <Dialog open title={t('matchTitle')} onClose={onClose} width={560}>
      <input
        type="search"
        className="ctl w-full"
        placeholder={t('search')}
        aria-label={t('search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {matches?.length === 0 && <p className="mt-3 text-muted">{t('matchNone')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {matches?.map((match) => (
          <Candidate key={match.loadId} match={match} onMatch={onMatch} />
        ))}
      </ul>
    </Dialog>
  );
}

function Candidate({ match, onMatch }: { readonly match: PodMatch } & Pick<MatchDialogProps, 'onMatch'>): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const facts = [
    match.customerName,
    `${match.origin} → ${match.destination}`,
    match.supplierName,
    match.deliveredAt && t('delivered', { at: formats.day(match.deliveredAt) }),
  ];
  return (
    <li className="py-2">
      <p className="flex justify-between gap-3">
        <span className="font-semibold">{match.loadNumber}</span>
        {match.confidence !== null && (
          <span className="text-sm text-ok">{t('sure', { percent: Math.round(match.confidence * 1000) / 10 })}</span>
        )}
      </p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {match.places.map((place) => (
          <button
            key={`${place.stopId} ${place.reference}`}
            type="button"
            className="btn btn-s h-auto min-h-8 py-1 text-sm pointer-coarse:min-h-12"
            disabled={place.status === 'podSubmitted' || place.status === 'podAccepted'}
            onClick={() => onMatch(match, place)}
          >
            {[place.stopName, place.reference].filter(Boolean).join(', ')}
            <span className="text-muted">
              {place.status === '' ? '' : place.isWaiting ? t('waiting') : t(`status_${place.status}`)}
            </span>
          </button>
        ))}
      </div>
    </li>
  );
}
