import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { addDays, formatDate, isCalendarDate } from '#platform/dates.ts';
import { isUnlikelyCover } from '#platform/insurance.ts';
import { areSimilarNames } from '#platform/names.ts';
import type { FileFieldProps } from '#platform/web/fields/use-file-upload.ts';
import { useFormFrame } from '#platform/web/form.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { storeByLink } from '#modules/parties/links/web/public-form.ts';
import { Card } from '#modules/parties/parties/web/index.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';
import { renewalTexts } from '#modules/parties/suppliers/messages/renewal/index.ts';
import { daysIn } from '#modules/parties/suppliers/renewals.ts';
import { FoundInCertificate } from '../steps/FoundInCertificate.tsx';
import { useReadFacts } from '../steps/use-read-facts.ts';
import type { RenewalFormProps } from './link-calls.ts';
import { Field, type RenewalValues } from './renewal-form.ts';

/** The document, and what it says. */
export function RenewalFields({ form }: { readonly form: RenewalFormProps }): ReactNode {
  const t = useTexts(renewalTexts);
  const label = useTexts(registrationTexts);
  const { link, whenOpen } = form;
  const read = useReadFacts();
  const { facts, markOf } = read;
  const lowCover = useLowCover();
  const upload: FileFieldProps['upload'] = async (chosen, options) => {
    const stored = await storeByLink(whenOpen, 'gitCertificate')(chosen, options);
    read.take(stored.facts);
    return stored.file;
  };
  const insuredName = facts['insuredName'];
  const isOther = insuredName !== undefined && !areSimilarNames(insuredName, link.carrierName ?? '');
  return (
    <>
      <Card title={t('document')}>
        <div className="space-y-4 sm:col-span-2">
          <Field.File
            name="gitCertificate"
            label={label('certificate')}
            help={label('certificateHelp')}
            required
            upload={upload}
            onPick={(file) => file === null && read.take({})}
          />
          {isOther && (
            <Warning>
              {t('insuredDiffers', {
                insuredName,
                carrierName: link.carrierName ?? '',
                client: link.clientTradeName,
              })}
            </Warning>
          )}
          <FoundInCertificate facts={facts} fields={read.differ} onDone={read.settle} />
        </div>
      </Card>
      <Card title={t('details')} hint={t('detailsHint')}>
        <Field.Date name="gitFrom" label={label('gitFrom')} help={markOf('gitFrom')} />
        <Field.Date name="gitTo" label={label('gitTo')} help={markOf('gitTo')} />
        <Gap link={link} />
        <Field.Money name="gitCover" label={label('gitCover')} help={markOf('gitCover')} min={1} note={lowCover} />
        <Field.Text name="gitInsurer" label={label('gitInsurer')} help={markOf('gitInsurer')} autoCapitalize="words" />
        <Field.Text
          name="gitPolicyNumber"
          label={label('gitPolicyNumber')}
          help={markOf('gitPolicyNumber')}
          autoCapitalize="characters"
          className="sm:col-span-2"
        />
      </Card>
    </>
  );
}

/** Asks back for an amount with which nobody insures a load. */
function useLowCover(): string | undefined {
  const { problemText } = useFormFrame();
  const cover = useWatch<RenewalValues, 'gitCover'>({ name: 'gitCover' });
  return typeof cover === 'number' && isUnlikelyCover(cover) ? problemText('coverLow') : undefined;
}

/** The days that would stay uncovered, said while they can still be avoided. */
function Gap({ link }: Pick<RenewalFormProps, 'link'>): ReactNode {
  const t = useTexts(renewalTexts);
  const language = useLanguage();
  const from = useWatch<RenewalValues, 'gitFrom'>({ name: 'gitFrom' });
  const ends = link.presentCover?.to;
  const isGap = ends !== undefined && isCalendarDate(from) && from > addDays(ends, 1);
  const gap = isGap ? { from: addDays(ends, 1), to: addDays(from, -1) } : undefined;
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      {gap && (
        <Warning>
          {t('gap', {
            count: daysIn(gap),
            from: formatDate(gap.from, language),
            to: formatDate(gap.to, language),
          })}
        </Warning>
      )}
    </div>
  );
}

function Warning({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="rounded-ctl bg-warn-soft px-3 py-2 text-warn">{children}</p>;
}
