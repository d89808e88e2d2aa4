import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { TicksField } from '#platform/web/fields/TicksField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { choicesRead } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { commodityTypeDesk } from '#modules/base/commodity-types/web/desk.ts';
import { registrationsIn } from '#modules/parties/suppliers/listed-vehicles.ts';
import type { Certificate } from '#modules/parties/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { CountriesField } from './CountriesField.tsx';

/** The cover of a policy besides its days and its amount, as its dialogs hold it. */
export const termsForm = {
  territory: z.array(z.string()),
  excludedCommodityTypeIds: z.array(z.string()),
  listedVehicles: z.string().transform(registrationsIn),
};
type Terms = z.input<z.ZodObject<typeof termsForm>>;
const Field = namedFor<Terms>()({ Countries: CountriesField, Textarea: TextareaField, Ticks: TicksField });

export function termsOf({ territory, excludedCommodityTypes, listedVehicles }: Certificate) {
  return {
    territory: [...territory],
    excludedCommodityTypeIds: excludedCommodityTypes.map(({ id }) => id),
    listedVehicles: listedVehicles.join(', '),
  };
}

/** A renewal is mostly of the same policy: where nothing is said of it yet, its dialog begins with what the one before says. */
export function termsToBeginWith(certificate: Certificate, others: readonly Certificate[]) {
  const isSaid = (each: Certificate) =>
    [each.territory, each.excludedCommodityTypes, each.listedVehicles].some(({ length }) => length > 0);
  const before = others.find((each) => each.status === 'approved' && isSaid(each));
  return termsOf(isSaid(certificate) || !before ? certificate : before);
}

/** The countries in which the policy holds, and the goods that it leaves out. */
export function TermsFields({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { data: commodities = [] } = useQuery(choicesRead(commodityTypeDesk));
  const known = new Map(
    [...certificate.excludedCommodityTypes, ...commodities].map(({ id, name }) => [id, name] as const),
  );
  return (
    <>
      <Field.Countries name="territory" label={t('territory')} help={t('territoryHelp')} />
      <Field.Ticks
        name="excludedCommodityTypeIds"
        label={t('excludedGoods')}
        help={t('excludedGoodsHelp')}
        options={[...known]
          .map(([value, label]) => ({ value, label }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
      />
      <Field.Textarea name="listedVehicles" label={t('listedVehicles')} help={t('listedVehiclesHelp')} rows={2} />
    </>
  );
}

/** The same, to be read. */
export function TermsLines({ certificate }: { readonly certificate: Certificate }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const formats = useFormats();
  const { territory, excludedCommodityTypes: excluded, listedVehicles: vehicles } = certificate;
  return (
    <dl className="mt-3 grid grid-cols-1 gap-y-1 border-t border-line/60 pt-2 text-sm">
      <dt className="text-muted">{t('territory')}</dt>
      <dd className="break-words">{territory.map(formats.country).join(', ') || t('territoryNotStated')}</dd>
      <dt className="mt-1 text-muted">{t('excludedGoods')}</dt>
      <dd className="break-words">{excluded.map(({ name }) => name).join(', ') || t('excludedNone')}</dd>
      {vehicles.length > 0 && (
        <>
          <dt className="mt-1 text-muted">{t('listedVehicles')}</dt>
          <dd className="break-words">{vehicles.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}
