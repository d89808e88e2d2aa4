// The front door of the customer's tracking page.
export { TrackingPage } from './page/TrackingPage.tsx';
