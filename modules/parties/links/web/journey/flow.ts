import type { ComponentType } from 'react';
import type { Language } from '#platform/language.ts';
import type { LinkAnswer } from '#modules/parties/links/contract.ts';

/** A link once the code was accepted: only then does the answer say whose form it is. */
export type OpenLink<Link extends LinkAnswer = LinkAnswer> = Link & {
  readonly [Key in 'clientName' | 'email' | 'isEdit' | 'scope' | 'support']: NonNullable<Link[Key]>;
};

export function isOpen<Link extends LinkAnswer>(link: Link): link is OpenLink<Link> {
  return link.clientName !== undefined && link.scope !== undefined;
}

/** One press of Submit. It is kept in the tab until there is an answer, so everything in it must survive as JSON. */
export interface Submit<Input, Done> {
  readonly input: Input;
  /** The version of the record that is changed; null for a new one. */
  readonly lockId: string | null;
  /** What the page shows that follows. */
  readonly done: Done;
}

/** Makes a call that needs the accepted code; if that has lapsed, asks for a new one and then makes it again. */
export type WhenOpen = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** A form behind a link: what it may read and how it is sent. */
export interface LinkFormProps<Link extends LinkAnswer, Input, Done> {
  readonly token: string;
  readonly link: OpenLink<Link>;
  readonly whenOpen: WhenOpen;
  /** Reads the link again, for what has changed meanwhile. */
  readonly read: () => Promise<Link>;
  readonly send: LinkFlow<Link, Input, Done>['send'];
  readonly onDone: (done: Done) => void;
}

/** What the parts behind the code need of any form. */
export type LinkAccess = Pick<LinkFormProps<LinkAnswer, never, never>, 'token' | 'link' | 'whenOpen'>;

/** What a public flow adds to the way that all of them share: link, code, form, outcome. */
export interface LinkFlow<Link extends LinkAnswer, Input, Done> {
  /** Header of the flow. It stands on the first screen, so all languages of it come with the code. */
  readonly title: Readonly<Record<Language, string>>;
  /** Whether the client's name stands beside it in capitals, as the specification asks of suppliers. */
  readonly isClientInCapitals?: boolean;
  /** Title of the page of a link that has ended, where the specification gives the flow its own. */
  readonly expiredTitle?: Readonly<Record<Language, string>>;
  /** Calls the flow's reader with the link's token. */
  readonly read: (key: string) => Promise<Link>;
  /** The operation that accepts the code; `isOTPValid` unless the specification names another. */
  readonly accepts?: 'isOTPValid' | 'isCarrierOtpValid' | 'verifyOTP';
  /** Everything behind the code, fetched while the code is on its way. */
  readonly form: () => Promise<ComponentType<LinkFormProps<Link, Input, Done>>>;
  /** Whether the form begins with the terms and the draft (`LinkStart`): they are fetched together with the opened link. */
  readonly hasStart?: boolean;
  /** Sends a submit. Sent again with the same key after a lost answer, it must do nothing twice. */
  readonly send: (
    submit: Submit<Input, Done>,
    options: { readonly lockId: string | null; readonly idempotencyKey: string },
  ) => Promise<unknown>;
  /** Where the flow ends well. */
  readonly outcome: () => Promise<ComponentType<Done>>;
  /** The address of that page; a reload shows it in general words. */
  readonly outcomePath: (done: Done) => `/${string}`;
  /** The address of the page that says that the link has ended, where the specification gives the flow one of its own. */
  readonly expiredPath?: `/${string}`;
}
