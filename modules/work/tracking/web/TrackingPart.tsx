import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { currentLanguage } from '#platform/web/language.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { trackingDeskTexts } from '../messages/desk/index.ts';
import { daysAfterDelivery, type LoadTracking, loadTrackingRead, tracking, useMay } from './calls.ts';

/** Whether the customer can follow the load, and a link to hand over. */
export function TrackingPart({ loadId }: { readonly loadId: string }): ReactNode {
  const t = useTexts(trackingDeskTexts);
  const mayShare = useMay('sendLoadTracking');
  const { data } = useQuery(loadTrackingRead(loadId));
  if (!data) return <div className="skeleton h-40" />;
  return (
    <section className="card max-w-xl p-4">
      <h2 className="flex items-center justify-between gap-2 font-semibold">
        {t('trackingPart')}
        <StatusBadge tone={data.link ? 'ok' : 'plain'}>{t(data.link ? 'shared' : 'notShared')}</StatusBadge>
      </h2>
      {data.link ? (
        <LinkFacts link={data.link} />
      ) : (
        <p className="mt-2 text-muted">{t(data.isPossible ? 'nobodyFollows' : 'cannotBeShared')}</p>
      )}
      <p className="mt-3 text-sm text-muted">{t('customerSees', { days: daysAfterDelivery })}</p>
      {mayShare && data.isPossible && <CopyAddress loadId={loadId} language={data.contacts[0]?.language} />}
    </section>
  );
}

function LinkFacts({ link }: { readonly link: NonNullable<LoadTracking['link']> }): ReactNode {
  const t = useTexts(trackingDeskTexts);
  const formats = useFormats();
  return (
    <dl className="mt-2 grid gap-1">
      {[
        [t('madeBy'), link.madeBy],
        [t('madeAt'), formats.moment(link.madeAt)],
        [t('openedAt'), formats.moment(link.openedAt) || t('notOpened')],
        [t('endsAt'), formats.moment(link.expiresAt)],
      ].map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CopyAddressProps {
  readonly loadId: string;
  readonly language: LoadTracking['contacts'][number]['language'] | undefined;
}

/** A further address, shown once: only its hash is kept. */
function CopyAddress({ loadId, language }: CopyAddressProps): ReactNode {
  const t = useTexts(trackingDeskTexts);
  const failureText = useFailureText();
  const fieldId = useId();
  const [url, setUrl] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function copy(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      const made =
        url || (await tracking.sendLoadTracking({ id: loadId, language: language ?? currentLanguage() })).url;
      setUrl(made);
      void queries.invalidateQueries({ queryKey: ['loads', loadId, 'tracking'] });
      await navigator.clipboard.writeText(made).then(
        () => snackbar(t('copied'), { kind: 'ok' }),
        () => snackbar(t('copyByHand')),
      );
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div className="mt-4">
      <button type="button" className="btn btn-s" aria-disabled={isBusy} onClick={() => void copy()}>
        <Copy size={15} aria-hidden="true" />
        {t('copyLink')}
      </button>
      {url && (
        <>
          <label htmlFor={fieldId} className="lbl mt-3">
            {t('address')}
          </label>
          <input id={fieldId} className="ctl mt-1.5" readOnly value={url} onFocus={(event) => event.target.select()} />
        </>
      )}
      {problem && (
        <p className="err mt-2" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
