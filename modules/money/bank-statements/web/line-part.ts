import type { ComponentType } from 'react';
import type { BankLineRow } from '../answers.ts';

/** A verb of another module for a line that waits: it shows itself where the line is one of its own. */
export interface BankLinePart {
  readonly name: string;
  readonly Verb: ComponentType<{ readonly line: BankLineRow }>;
}
