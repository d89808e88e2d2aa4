import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  propose: 'Stel die maand se toevalling voor',
  proposeHint: '’n Tweede persoon keur dit goed; dit keer homself op die eerste van die volgende maand om.',
};
