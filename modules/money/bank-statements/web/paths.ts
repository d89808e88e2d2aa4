export const statementPath = (id: string): string => `/bankStatements/${id}`;
export const filesPath = '/bankStatements/files';
