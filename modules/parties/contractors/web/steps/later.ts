// The fields of the steps after the first one, fetched together.
export { BankFields } from './BankFields.tsx';
export { CertificateFields } from './CertificateFields.tsx';
export { DirectorFields } from './DirectorFields.tsx';
export { SignatureFields } from './SignatureFields.tsx';
