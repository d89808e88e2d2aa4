import type { ComponentType } from 'react';

/** What a module above says of a company, behind a tab of its page. */
export interface CompanyPart {
  readonly id: string;
  readonly useTitle: () => string;
  /** Whether the person may see it. Only shows and hides: the server decides. */
  readonly useMay: () => boolean;
  readonly component: ComponentType<{ readonly companyId: string }>;
}
