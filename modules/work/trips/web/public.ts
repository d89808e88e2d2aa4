// The front door of the driver's page.
export { DriverPage } from './trip/DriverPage.tsx';
