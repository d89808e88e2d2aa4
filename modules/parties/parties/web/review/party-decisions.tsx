import { Check, MessageCircleQuestion, Pencil, Send, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Catalogue, Text, Texts } from '#platform/messages.ts';
import { ChecklistField } from '#platform/web/fields/ChecklistField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import type { FormSchema } from '#platform/web/form.tsx';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import type { CallOptions } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';

/** What is asked again has these names at every desk. */
const Asked = namedFor<{ steps: string[]; question: string }>()({
  Checklist: ChecklistField,
  Textarea: TextareaField,
});

type DecisionKey =
  | 'edit'
  | 'sendEditLink'
  | 'sendLink'
  | `ask${'' | 'Title' | 'Text' | 'edDone' | 'edSteps'}`
  | 'sendQuestion'
  | `question${'' | 'Help'}`
  | `reason${'' | 'Help'}`
  | `approve${'' | 'Title'}`;

/** What a decision takes besides its words; the rest of it can be said otherwise. */
type Taken<Schema extends FormSchema> = Partial<Omit<Decision, 'event' | 'does' | 'may'>> & {
  readonly may: boolean;
  readonly schema: Schema;
  readonly decide: (value: z.output<Schema>, options: CallOptions) => Promise<unknown>;
};

/** A step of the form as its question names it. */
export interface AskedStep {
  readonly value: string;
  readonly label: string;
}

/** What every desk does with a party that is reviewed, in the words of its own catalogue. */
export function usePartyDecisions<English extends Texts & Readonly<Record<DecisionKey, Text>>>(
  texts: Catalogue<English>,
  about: { readonly name: string; readonly email: string },
) {
  // Each text takes of these values what it has a place for.
  const translate = useTexts(texts) as (key: string, values: object) => string;
  const t = (key: DecisionKey | (keyof English & string)) => translate(key, about);
  return {
    edit: (may: boolean, isPossible: boolean, path: string): Decision => {
      return { event: 'edit', may, isPossible, place: 'desk', icon: Pencil, title: t('edit'), does: { path } };
    },
    link: (may: boolean, isPossible: boolean, dialog: (opened: { onClose: () => void }) => ReactNode): Decision => {
      return { event: 'link', may, isPossible, place: 'menu', icon: Send, title: t('sendEditLink'), does: { dialog } };
    },
    /** Asks for parts of the form again, and says why. */
    requestInformation: <Schema extends FormSchema>({
      steps,
      schema,
      decide,
      ...own
    }: Taken<Schema> & { readonly steps: readonly AskedStep[] }): Decision<'requestInformation'> => {
      const parts = <Asked.Checklist key="parts" name="steps" label={t('askedSteps')} required options={steps} />;
      const question = (
        <Asked.Textarea key="why" name="question" label={t('question')} help={t('questionHelp')} required rows={4} />
      );
      const about = (part?: string) =>
        asks<Schema>({
          title: t('askTitle'),
          text: t('askText'),
          schema,
          initial: { steps: part === undefined ? [] : [part], question: '' } as never,
          confirm: t('sendQuestion'),
          done: t('askedDone'),
          decide,
          // The first field has the cursor: what is left to say comes first.
          fields: part === undefined ? [parts, question] : [question, parts],
        });
      return {
        event: 'requestInformation',
        icon: MessageCircleQuestion,
        title: t('ask'),
        does: about(),
        about,
        ...own,
      };
    },
    /** Turns an application down, in the words that begin with `event`. */
    turnDown: <Event extends 'reject' | 'decline', Schema extends FormSchema>(
      event: Event,
      { schema, decide, ...own }: Taken<Schema>,
    ): Decision<Event> => ({
      event,
      kind: 'danger',
      icon: X,
      title: t(event),
      does: asksReason<Schema>({
        title: t(`${event}Title`),
        text: t(`${event}Text`),
        schema,
        label: t('reason'),
        help: t('reasonHelp'),
        required: true,
        done: t(event === 'reject' ? 'rejectedDone' : 'declinedDone'),
        decide,
      }),
      ...own,
    }),
    /** Approves an application with a comment, which the party does not see. */
    approve: <Schema extends FormSchema>({
      schema,
      decide,
      note,
      ...own
    }: Taken<Schema> & { readonly note?: ReactNode }): Decision<'approve'> => ({
      event: 'approve',
      kind: 'main',
      icon: Check,
      title: t('approve'),
      does: asksReason<Schema>({
        title: t('approveTitle'),
        text: t('approveText'),
        schema,
        field: 'comment',
        label: t('comment'),
        help: t('commentHelp'),
        note,
        done: t('approvedDone'),
        decide,
      }),
      ...own,
    }),
    /** Archives a party: its history is kept. */
    remove: <Schema extends FormSchema>({ schema, decide, ...own }: Taken<Schema>): Decision<'remove'> => ({
      event: 'remove',
      kind: 'danger',
      icon: Trash2,
      title: t('remove'),
      does: asksReason<Schema>({
        title: t('removeTitle'),
        text: t('removeText'),
        schema,
        label: t('reason'),
        done: t('removedDone'),
        decide,
      }),
      ...own,
    }),
  };
}
