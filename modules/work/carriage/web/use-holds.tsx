import { CircleCheck, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { CheckboxField, SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { holdTypes, internalHolds } from '#modules/work/loads/status.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { carriage, useMay } from './calls.ts';
import { reasonOnly } from './decision-fields.tsx';
import { carriageTexts } from '../messages/desk/index.ts';

const Field = namedFor<typeof newHold>()({ Checkbox: CheckboxField, Select: SelectField, Textarea: TextareaField });

/** Credit is held by its rule alone. */
const typed = holdTypes.filter((type) => type !== 'CREDIT');
const blocks = ['blocksDispatch', 'blocksDelivery', 'blocksBilling'] as const;

/** A hold that stops nothing would only look like one. */
const newHold = z
  .strictObject({
    type: z.enum(typed),
    blocksDispatch: z.boolean(),
    blocksDelivery: z.boolean(),
    blocksBilling: z.boolean(),
    visibleToCustomer: z.boolean(),
    reason: requiredText(500),
  })
  .superRefine((hold, context) => {
    if (!blocks.some((name) => hold[name]))
      context.addIssue({ code: 'custom', path: ['blocksBilling'], message: 'required' });
  });

/** Says who will read the reason, which depends on the kind of the hold. */
function Reason(): ReactNode {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const type = useWatch<z.input<typeof newHold>, 'type'>({ name: 'type' });
  const isInternal = internalHolds.some((internal) => internal === type);
  return (
    <Field.Textarea
      name="reason"
      label={t('reason')}
      help={own(isInternal ? 'holdInternal' : 'holdToCarrier')}
      required
      rows={3}
    />
  );
}

/** A hold of a kind that says what it stops, and each hold that can be released. */
export function useHolds(load: Load): readonly Decision[] {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const mayHold = useMay('postLoadHold');
  const mayRelease = useMay('releaseLoadHold');
  const isOpen = load.status !== 'CLOSED' && load.status !== 'CANCELLED';
  const hold: Decision = {
    event: 'hold',
    may: mayHold,
    place: 'menu',
    icon: Flag,
    title: own('hold'),
    does: asks({
      title: own('hold'),
      schema: newHold,
      initial: {
        type: 'OTHER',
        blocksDispatch: true,
        blocksDelivery: false,
        blocksBilling: false,
        visibleToCustomer: false,
        reason: '',
      },
      done: own('held'),
      decide: (held, options) => carriage.postLoadHold({ loadId: load.id, ...held }, options),
      fields: (
        <>
          <Field.Select
            name="type"
            label={own('holdType')}
            required
            options={typed.map((value) => ({ value, label: t(value === 'OTHER' ? 'holdOther' : `hold_${value}`) }))}
          />
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 font-medium">{own('holdStops')}</legend>
            {blocks.map((name) => (
              <Field.Checkbox key={name} name={name} label={t(name)} />
            ))}
          </fieldset>
          <Reason />
          <Field.Checkbox name="visibleToCustomer" label={own('holdToCustomer')} />
        </>
      ),
    }),
  };
  const releases = load.holdRecords
    .filter(({ releasedAt }) => releasedAt === null)
    .map(({ id: holdId, type }) => ({
      event: `release ${holdId}`,
      may: mayRelease,
      place: 'menu' as const,
      icon: CircleCheck,
      title: `${own('release')}: ${t(`hold_${type}`)}`,
      does: asksReason({
        title: own('release'),
        schema: reasonOnly,
        label: t('reason'),
        required: true,
        done: own('holdReleased'),
        decide: ({ reason }, options) => carriage.releaseLoadHold({ loadId: load.id, holdId, reason }, options),
      }),
    }));
  return isOpen ? [hold, ...releases] : releases;
}
