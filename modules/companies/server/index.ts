export { buildCompany, buildTerms } from './builders.ts';
export { companyOperations } from './operations.ts';
export { companyById, supportOf, termsInForce, type ClientCompany } from './queries.ts';
