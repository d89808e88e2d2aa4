export const listPath = '/supplierStatements';
export const statementPath = (id: string) => `${listPath}/${id}` as const;
