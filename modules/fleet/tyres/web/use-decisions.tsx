import { CircleArrowDown, CircleArrowUp, Ruler, Trash2 } from 'lucide-react';
import { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import { calendarDate } from '#platform/dates.ts';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { TyreRecord } from '../contract.ts';
import { tyreDeskTexts } from '../messages/desk/index.ts';
import { type TyreEvent, tyreLife, tyrePositions } from '../status.ts';
import { tyres, useMay } from './calls.ts';
import { useTyreWords } from './words.ts';

const km = z.number({ error: 'required' }).min(0).max(9_999_999);
const treadMm = z.number({ error: 'required' }).min(0).max(40);
const measured = z.strictObject({ on: calendarDate, km: km.nullable(), treadMm });
const mounting = z.strictObject({
  vehicleId: z.uuid({ error: 'required' }),
  position: z.enum(tyrePositions),
  on: calendarDate,
  km,
  treadMm,
});
const dismounting = z.strictObject({ on: calendarDate, km, treadMm, reason: requiredText(200) });
const reasoned = z.strictObject({ reason: requiredText(200) });
const MountField = deskFieldsFor<typeof mounting>();
const OffField = deskFieldsFor<typeof dismounting>();
const MeasureField = deskFieldsFor<typeof measured>();
const vehicleSource = masterChoices(vehicleDesk);

/** What the person may do with a tyre now. */
export function useTyreDecisions(tyre: TyreRecord): readonly Decision[] {
  const own = [useMount(tyre), useDismount(tyre), useMeasure(tyre), useScrap(tyre)];
  return offered<string, TyreEvent>(tyreLife as never, tyre.status, own);
}

const empty = { km: null as never, treadMm: null as never } as const;
const bounds = { min: 0, decimals: 1 } as const;

function useMount({ id }: TyreRecord): Decision<TyreEvent> {
  const t = useTexts(tyreDeskTexts);
  const words = useTyreWords();
  return {
    event: 'mount',
    may: useMay('mountTyre'),
    icon: CircleArrowUp,
    title: t('mount'),
    kind: 'main',
    does: asks({
      title: t('mount'),
      text: t('mountText'),
      schema: mounting,
      initial: { vehicleId: '', position: '1L', on: clientToday(), ...empty },
      done: t('mounted'),
      decide: (value, options) => tyres.mountTyre({ id, ...value }, options),
      fields: (
        <>
          <MountField.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} required />
          <MountField.Select
            name="position"
            label={t('position')}
            options={tyrePositions.map((value) => ({ value, label: words.place(value) }))}
            required
          />
          <MountField.Date name="on" label={t('on')} required />
          <MountField.Number name="km" label={t('kmField')} max={9_999_999} {...bounds} required />
          <MountField.Number name="treadMm" label={t('treadMm')} max={40} {...bounds} required />
        </>
      ),
    }),
  };
}

function useDismount({ id }: TyreRecord): Decision<TyreEvent> {
  const t = useTexts(tyreDeskTexts);
  return {
    event: 'dismount',
    may: useMay('dismountTyre'),
    icon: CircleArrowDown,
    title: t('dismount'),
    does: asks({
      title: t('dismount'),
      text: t('dismountText'),
      schema: dismounting,
      initial: { on: clientToday(), ...empty, reason: '' },
      done: t('dismounted'),
      decide: (value, options) => tyres.dismountTyre({ id, ...value }, options),
      fields: (
        <>
          <OffField.Date name="on" label={t('on')} required />
          <OffField.Number name="km" label={t('kmField')} max={9_999_999} {...bounds} required />
          <OffField.Number name="treadMm" label={t('treadMm')} max={40} {...bounds} required />
          <OffField.Text name="reason" label={t('reason')} required />
        </>
      ),
    }),
  };
}

function useMeasure({ id, status }: TyreRecord): Decision<TyreEvent> {
  const t = useTexts(tyreDeskTexts);
  const isMounted = status === 'MOUNTED';
  return {
    event: 'measure',
    may: useMay('measureTyre'),
    icon: Ruler,
    title: t('measure'),
    kind: isMounted ? 'main' : undefined,
    does: asks({
      title: t('measure'),
      schema: measured,
      initial: { on: clientToday(), ...empty },
      done: t('measured'),
      decide: (value, options) => tyres.measureTyre({ id, ...value }, options),
      fields: (
        <>
          <MeasureField.Date name="on" label={t('on')} required />
          <MeasureField.Number name="treadMm" label={t('treadMm')} max={40} {...bounds} required />
          {isMounted && <MeasureField.Number name="km" label={t('kmField')} max={9_999_999} {...bounds} required />}
        </>
      ),
    }),
  };
}

function useScrap({ id }: TyreRecord): Decision<TyreEvent> {
  const t = useTexts(tyreDeskTexts);
  return {
    event: 'scrap',
    may: useMay('scrapTyre'),
    place: 'menu',
    icon: Trash2,
    title: t('scrap'),
    does: asksReason({
      title: t('scrap'),
      text: t('scrapText'),
      schema: reasoned,
      label: t('reason'),
      required: true,
      done: t('scrapped'),
      decide: ({ reason }, options) => tyres.scrapTyre({ id, reason }, options),
    }),
  };
}
