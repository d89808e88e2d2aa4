// The front door of the first public screen: the way through a link, up to the accepted code.
export type { LinkFlow, LinkFormProps, OpenLink } from './journey/flow.ts';
export { linkJourney, type LinkJourneyProps } from './journey/link-journey.tsx';
export { LazyReceipt } from './journey/LazyReceipt.tsx';
