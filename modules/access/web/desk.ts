// What screens of other modules use of people; the desk's first page does not fetch it.
export { CompanyPeople } from './users/CompanyPeople.tsx';
