import type { Translation } from '#platform/messages.ts';
import { texts as english } from './en.ts';
export const texts: Translation<typeof english> = english;
