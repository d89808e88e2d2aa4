import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { telematicsDeskTexts } from '../messages/desk/index.ts';
import { Accounts } from './Accounts.tsx';
import { proposalsRead, telematics, telematicsNoun, useMay } from './calls.ts';
import { Units } from './Units.tsx';

/** `/vehicleTracking`: accounts with tracking companies, which unit is on which vehicle, and what was seen at stops. */
export function TrackingScreen(): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  useChannel(telematicsNoun);
  const mayAccounts = useMay('getTelematicsAccounts');
  const mayProposals = useMay('getStopProposals');
  return (
    <section aria-labelledby="tracking-title" className="space-y-6">
      <h1 id="tracking-title" className="text-[22px]/7 font-semibold">
        {t('screen')}
      </h1>
      {mayProposals && <Proposals />}
      {mayAccounts && <Accounts />}
      <Units />
    </section>
  );
}

/** What positions show at stops: a person tells the event at the load, or says that it was not so. */
function Proposals(): ReactNode {
  const t = useTexts(telematicsDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const mayDismiss = useMay('dismissStopProposal');
  const { data = [] } = useQuery(proposalsRead);
  if (data.length === 0) return null;
  async function dismiss(id: string): Promise<void> {
    try {
      await telematics.dismissStopProposal({ id }, { idempotencyKey: keyFor(['dismiss', id]) });
      await queries.invalidateQueries({ queryKey: [telematicsNoun] });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <section aria-labelledby="proposals-title">
      <h2 id="proposals-title" className="mb-2 text-lg font-semibold">
        {t('proposals')}
      </h2>
      <ul className="border-y border-line">
        {data.map(({ id, kind, vehicle, place, at, loadId, loadNumber }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-b-0"
          >
            <MapPin size={16} aria-hidden="true" className="flex-none text-brand" />
            <span className="mr-auto">{t(`proposed_${kind}`, { vehicle, place, time: formats.shortMoment(at) })}</span>
            <Link {...linkTo(`/loadCreate/${loadId}`)} className="text-brand hover:underline">
              {loadNumber} · {t('toLoad')}
            </Link>
            {mayDismiss && (
              <button type="button" className="btn btn-g" onClick={() => void dismiss(id)}>
                {t('dismiss')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
