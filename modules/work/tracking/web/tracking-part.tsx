import { useQuery } from '@tanstack/react-query';
import { CircleOff, Mail } from 'lucide-react';
import { languageNames, languages } from '#platform/language.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { currentLanguage } from '#platform/web/language.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { z } from 'zod';
import { trackingRecipient } from '../contract.ts';
import { trackingDeskTexts } from '../messages/desk/index.ts';
import { daysAfterDelivery, loadTrackingRead, tracking, useMay } from './calls.ts';
import { TrackingPart } from './TrackingPart.tsx';

/** A mail needs an address; without one a link is copied instead. */
const mailed = trackingRecipient.extend({ email: z.email({ error: 'emailInvalid' }).max(254) });
const Field = fieldsFor<typeof mailed>();
const nothing = z.strictObject({});

/** The customer's tracking link on the page of a load: who can follow it, mailing it, taking it back. */
export const trackingPart: LoadPart = {
  useTab(load) {
    const t = useTexts(trackingDeskTexts);
    const isShown = useMay('getLoadTracking');
    return {
      tab: 'trip',
      id: 'tracking',
      title: t('trackingPart'),
      isShown,
      content: <TrackingPart loadId={load.id} />,
    };
  },
  useDecisions(load): readonly Decision[] {
    const t = useTexts(trackingDeskTexts);
    const mayRead = useMay('getLoadTracking');
    const { data } = useQuery({ ...loadTrackingRead(load.id), enabled: mayRead });
    const first = data?.contacts[0];
    return possible([
      {
        event: 'mailTracking',
        may: useMay('sendLoadTracking'),
        isPossible: data?.isPossible ?? false,
        place: 'menu',
        icon: Mail,
        title: t('mailTracking'),
        does: asks({
          title: t('mailTracking'),
          text: t('mailTrackingText', { days: daysAfterDelivery }),
          schema: mailed,
          initial: () => ({
            recipientName: first?.name ?? '',
            email: first?.email ?? '',
            language: first?.language ?? currentLanguage(),
          }),
          done: t('mailed'),
          decide: (input, { idempotencyKey }) =>
            tracking.sendLoadTracking(
              { id: load.id, ...input },
              idempotencyKey === undefined ? {} : { idempotencyKey },
            ),
          fields: (
            <>
              <Field.Text name="recipientName" label={t('recipientName')} autoComplete="off" />
              <Field.Email name="email" label={t('recipientEmail')} required autoComplete="off" />
              <Field.Select
                name="language"
                label={t('recipientLanguage')}
                required
                options={languages.map((value) => ({ value, label: languageNames[value] }))}
              />
            </>
          ),
        }),
      },
      {
        event: 'revokeTracking',
        may: useMay('revokeLoadTracking'),
        isPossible: (data?.link ?? null) !== null,
        place: 'menu',
        icon: CircleOff,
        title: t('revokeTracking'),
        does: asks({
          title: t('revokeTracking'),
          text: t('revokeTrackingText'),
          schema: nothing,
          initial: {},
          done: t('revoked'),
          decide: () => tracking.revokeLoadTracking({ id: load.id }),
        }),
      },
    ]);
  },
};
