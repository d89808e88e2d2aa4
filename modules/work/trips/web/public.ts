// The front door of the driver's page.
export { driverPageWith, type TripPartProps } from './trip/DriverPage.tsx';
